import type { Translate } from '../../../server/i18n.ts';
import type { DeskQuote } from '../../../server/services/prices/desk-quotes.ts';
import { formatInstant, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { HiddenValues } from '../../components/dashboard/hidden-values.tsx';
import { MoneyLines } from '../../components/dashboard/money-lines.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { ShownTotal } from '../../components/dashboard/shown-total.tsx';
import { RefusalNote } from './change.tsx';
import { ExtraTicks } from './change-form.tsx';
import { CustomerFields } from './form.tsx';
import type { NewReservationProps } from './new.tsx';
import type { Sold } from './night-lines.ts';
import { quoteLines } from './quote-lines.ts';
import { ToldElsewhere } from './told-elsewhere.tsx';

type PickedProps = NewReservationProps & { picked: DeskQuote };

/** The price of the picked one with what can be had beside it, and the guest's side. */
export function PickedListing(props: PickedProps) {
  const { site, kind, query, picked } = props;
  const { t } = site;
  const { check_in = '', check_out = '' } = query;
  return (
    <div className="main-and-side">
      <SaleForm {...props} />
      <aside aria-label={t('reservations:new.price')}>
        <Panel
          title={picked.listing.name}
          action={
            <a
              className="link fine"
              href={paths.dashboard.newReservation(kind, {
                ...query,
                listing: undefined,
                extras: [],
              })}
            >
              {t(`reservations:new.another.${kind}`)}
            </a>
          }
        >
          <p className="muted">{formatStayWithYear(check_in, check_out)}</p>
          <div data-priced="lines">
            <MoneyLines lines={quoteLines(t, soldAs(kind, query), picked)} />
          </div>
        </Panel>
        <ExtrasForm {...props} />
      </aside>
    </div>
  );
}

/** Changing them asks for the price again; what is typed about the guest is kept meanwhile. */
function ExtrasForm({ site: { t }, kind, query, picked }: PickedProps) {
  if (picked.extras.length === 0) return null;
  const { extras: _, page: __, ...kept } = query;
  return (
    <Panel>
      <form action={paths.dashboard.newReservation(kind)} className="form">
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <ExtraTicks t={t} kind={kind} extras={picked.extras} chosen={query.extras} />
        <button type="submit" className="button outline">
          {t('reservations:new.reprice')}
        </button>
      </form>
    </Panel>
  );
}

type Words = { t: Translate } & Pick<PickedProps, 'kind'>;

function SaleForm(props: PickedProps) {
  const { site, kind, query, picked } = props;
  const { t } = site;
  const { reasons } = picked;
  return (
    <ActionForm
      t={t}
      className="form"
      method="POST"
      path={paths.api.reservations(kind)}
      success={`${paths.dashboard.reservations(kind)}/{id}`}
      toast={t('reservations:new.done')}
      draft={`new-reservation-${query.draft}`}
      once
    >
      {reasons.length > 0 && (
        <RefusalNote
          t={t}
          refusal={{
            code: reasons.some(({ code }) => code === 'taken') ? 'taken' : 'not_sellable',
            sentence: t('reservations:new.not_sellable'),
            details: reasons.map(({ text }) => text),
          }}
        />
      )}
      <ToldElsewhere t={t} stays={props.told_elsewhere} />
      <StayValues kind={kind} query={query} picked={picked} />
      <ShownTotal kurus={picked.quoted.total_kurus} />
      <CustomerFields t={t} customer={null} />
      <StateFields {...props} />
      <OverrideFields t={t} kind={kind} open={reasons.length > 0} />
      <SaveBar
        t={t}
        back={paths.dashboard.reservations(kind)}
        label={t('reservations:new.submit')}
      />
    </ActionForm>
  );
}

/** A charter is by the week unless another unit was asked for. */
const soldAs = (
  kind: PickedProps['kind'],
  { unit = 'week' }: Pick<PickedProps['query'], 'unit'>,
): Sold => ({ kind, unit: kind === 'boat' ? (unit.toUpperCase() as 'WEEK') : null });

/** What was picked, as the call wants it. */
function StayValues({ kind, query, picked }: Pick<PickedProps, 'kind' | 'query' | 'picked'>) {
  const { adults, children, babies, extras, check_in, check_out } = query;
  const { unit } = soldAs(kind, query);
  const texts = { check_in, check_out, ...(unit && { unit }) };
  const listing = kind === 'villa' ? 'villa_id' : 'boat_id';
  const values = { adults, children, babies, extras, [listing]: picked.listing.id };
  return <HiddenValues texts={texts} values={values} />;
}

const OPENINGS = ['OPTION', 'PENDING', 'CONFIRMED'] as const;

/** In which state it begins, and what each of them means. */
function StateFields({ site: { t }, usual_option_until }: PickedProps) {
  return (
    <Panel title={t('reservations:new.opening')}>
      <div className="fields">
        <FormSelect
          t={t}
          name="status"
          label={t('reservations:new.state')}
          options={OPENINGS.map((value) => ({
            value,
            text: t(`reservations:new.states.${value}`),
          }))}
          wide
        />
        <FormInput
          t={t}
          name="option_until"
          type="datetime-local"
          label={t('reservations:option_until')}
          hint={
            usual_option_until
              ? t('reservations:option_hint', { until: formatInstant(usual_option_until) })
              : undefined
          }
          data-type="instant"
          data-optional=""
          optional
        />
        <FormInput
          t={t}
          name="reason"
          label={t('reservations:reason')}
          hint={t('reservations:new.reason_hint')}
          data-optional=""
          maxLength={500}
          optional
        />
      </div>
    </Panel>
  );
}

function OverrideFields({ t, kind, open }: Words & { open: boolean }) {
  return (
    <details className="panel fold-panel" open={open}>
      <summary>{t('reservations:override.title')}</summary>
      <p className="muted">{t(`reservations:override.text.${kind}`)}</p>
      <div className="fields">
        <FormInput
          t={t}
          name="override_reason"
          label={t('reservations:override.reason')}
          data-optional=""
          maxLength={500}
          optional
        />
        <FormInput
          t={t}
          name="total_kurus"
          label={t('reservations:override.total')}
          hint={t('reservations:override.total_hint')}
          data-type="kurus"
          data-optional=""
          inputMode="decimal"
          before="₺"
          optional
        />
      </div>
    </details>
  );
}
