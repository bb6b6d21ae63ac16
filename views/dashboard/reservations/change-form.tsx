import type { Translate } from '../../../server/i18n.ts';
import type { DeskExtra } from '../../../server/services/prices/desk-quotes.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { ReservationChangeProps } from './change.tsx';
import { PeopleFields } from './people-fields.tsx';

/** What is wanted; it only asks for the price, so all of it stands in the address. */
export function ChangeForm(props: ReservationChangeProps) {
  const { site, reservation, wanted, listings, extras, request_id } = props;
  const { t } = site;
  const { kind, id } = reservation;
  return (
    <form action={`${paths.dashboard.reservationChange(kind, id)}#preview`} className="form">
      {request_id !== null && <input type="hidden" name="request" value={request_id} />}
      <Panel title={t('reservations:change.wanted')}>
        <div className="fields">
          <FormSelect
            t={t}
            name="listing"
            label={t(`reservations:column.${kind}`)}
            defaultValue={wanted.listing}
            options={listings.map(({ id: value, name }) => ({ value: String(value), text: name }))}
            wide
          />
          <StayFields t={t} kind={kind} stay={wanted} />
          <PeopleFields t={t} people={wanted} />
        </div>
        <ExtraTicks t={t} kind={kind} extras={extras} chosen={wanted.extras} />
      </Panel>
      <OverrideFields t={t} kind={kind} wanted={wanted} refused={props.refusal !== null} />
      <button type="submit" className="button primary">
        {t('reservations:change.ask')}
      </button>
    </form>
  );
}

interface StayFieldsProps {
  t: Translate;
  kind: ListingKind;
  stay: { unit?: string | undefined; check_in?: string; check_out?: string };
}

export function StayFields({ t, kind, stay }: StayFieldsProps) {
  return (
    <>
      {kind === 'boat' && (
        <FormSelect
          t={t}
          name="unit"
          label={t('reservations:field.unit')}
          defaultValue={stay.unit}
          options={(['week', 'day', 'trip'] as const).map((value) => ({
            value,
            text: t(`states:unit.${value.toUpperCase() as 'WEEK'}`),
          }))}
        />
      )}
      <FormInput
        t={t}
        name="check_in"
        type="date"
        label={t(`reservations:column.check_in.${kind}`)}
        defaultValue={stay.check_in}
        required
      />
      <FormInput
        t={t}
        name="check_out"
        type="date"
        label={t(`reservations:column.check_out.${kind}`)}
        hint={kind === 'boat' ? t('reservations:field.trip_hint') : undefined}
        defaultValue={stay.check_out}
        required={kind === 'villa'}
      />
    </>
  );
}

interface ExtraTicksProps {
  t: Translate;
  kind: ListingKind;
  extras: DeskExtra[];
  chosen: number[];
}

/** What can be had beside the stay. */
export function ExtraTicks({ t, kind, extras, chosen }: ExtraTicksProps) {
  if (extras.length === 0) return null;
  return (
    <fieldset className="extra-ticks">
      <legend>{t('reservations:field.extras')}</legend>
      {extras.map(({ id, name, unit, amount_kurus }) => (
        <label key={id} className="check">
          <input type="checkbox" name="extras" value={id} defaultChecked={chosen.includes(id)} />
          <span>
            {name}{' '}
            <small>
              {t(`reservations:extra_unit.${kind}.${unit as 'NIGHT'}`, {
                amount: formatMoney(amount_kurus),
              })}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OverrideProps {
  t: Translate;
  kind: ListingKind;
  wanted: ReservationChangeProps['wanted'];
  /** It cannot be sold without a reason: the place for one stands open. */
  refused: boolean;
}

function OverrideFields({ t, kind, wanted, refused }: OverrideProps) {
  const { total_kurus, override_reason } = wanted;
  return (
    <details className="panel fold-panel" open={refused || override_reason !== undefined}>
      <summary>{t('reservations:override.title')}</summary>
      <p className="muted">{t(`reservations:override.text.${kind}`)}</p>
      <div className="fields">
        <FormInput
          t={t}
          name="override_reason"
          label={t('reservations:override.reason')}
          defaultValue={override_reason}
          maxLength={500}
          optional
        />
        <FormInput
          t={t}
          name="total"
          type="number"
          label={t('reservations:override.total')}
          hint={t('reservations:override.total_hint')}
          defaultValue={total_kurus === undefined ? undefined : total_kurus / 100}
          before="₺"
          min={0}
          optional
        />
      </div>
    </details>
  );
}
