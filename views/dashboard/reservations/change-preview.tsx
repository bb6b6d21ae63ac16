import type { Translate } from '../../../server/i18n.ts';
import type { SaleChange } from '../../../server/services/reservation-changes.ts';
import { formatMoney, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTick } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { ReservationChangeProps } from './change.tsx';

type PreviewProps = ReservationChangeProps & { change: SaleChange };

/** The sale before and after, what that means for the guest's money, and the act itself. */
export function ChangePreview(props: PreviewProps) {
  const { t } = props.site;
  return (
    <>
      <Panel title={t('reservations:change.result')}>
        <Comparison {...props} />
        <ul className="consequences-list">
          {consequencesOf(t, props).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Panel>
      <ConfirmChange {...props} />
    </>
  );
}

const SUMS = [
  'accommodation_kurus',
  'discount_kurus',
  'short_stay_fee_kurus',
  'extras_kurus',
  'total_kurus',
  'prepayment_kurus',
  'balance_kurus',
  'deposit_kurus',
] as const;

function Comparison({ site: { t }, change, listings }: PreviewProps) {
  const { before, after } = change;
  const nameOf = (sale: SaleChange['before']) =>
    listings.find(({ id }) => id === sale.listing_id)?.name ?? '—';
  return (
    <table className="comparison">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('reservations:change.before')}</th>
          <th scope="col">{t('reservations:change.after')}</th>
        </tr>
      </thead>
      <tbody>
        <Line
          label={t('reservations:change.where')}
          before={nameOf(before)}
          after={nameOf(after)}
        />
        <Line
          label={t('reservations:change.when')}
          before={formatStayWithYear(before.check_in, before.check_out)}
          after={formatStayWithYear(after.check_in, after.check_out)}
        />
        {SUMS.map((sum) => (
          <Line
            key={sum}
            label={t(`reservations:sum.${sum}`)}
            before={formatMoney(before[sum])}
            after={formatMoney(after[sum])}
            strong={sum === 'total_kurus'}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  label: string;
  before: string;
  after: string;
  strong?: boolean;
}

/** What changes is marked by more than its colour: an unchanged value is said to be the same. */
const Line = ({ label, before, after, strong }: LineProps) => (
  <tr className={strong ? 'total' : undefined}>
    <th scope="row">{label}</th>
    <td>{before}</td>
    <td>{before === after ? <span className="dim">{after}</span> : <b>{after}</b>}</td>
  </tr>
);

function consequencesOf(t: Translate, { change, reservation, request_id }: PreviewProps): string[] {
  const { difference_kurus, unpaid_kurus, refund_kurus, dropped_extras } = change;
  const sentences = [
    difference_kurus !== 0 &&
      t(difference_kurus > 0 ? 'reservations:change.dearer' : 'reservations:change.cheaper', {
        amount: formatMoney(Math.abs(difference_kurus)),
      }),
    reservation.paid_kurus > 0 &&
      unpaid_kurus > 0 &&
      t('reservations:change.unpaid', { amount: formatMoney(unpaid_kurus) }),
    refund_kurus > 0 && t('reservations:change.refund', { amount: formatMoney(refund_kurus) }),
    dropped_extras.length > 0 &&
      t('reservations:change.dropped', { extras: dropped_extras.join(', ') }),
    t('reservations:change.kept'),
    request_id !== null && t('affairs:request.grants'),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}

/** Sends exactly what was priced; somebody else's edit meanwhile is noticed by the version. */
function ConfirmChange({ site: { t }, reservation, wanted, request_id }: PreviewProps) {
  const { kind, id, version } = reservation;
  return (
    <Panel title={t('reservations:change.confirm')}>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.reservation(id, kind)}
        success={paths.dashboard.reservation(kind, id)}
        toast={t('reservations:change.done')}
        once
      >
        <Kept reservation={reservation} wanted={wanted} />
        <input type="hidden" name="version" value={version} data-type="int" />
        {request_id !== null && (
          <input type="hidden" name="request_id" value={request_id} data-type="int" />
        )}
        <FormInput
          t={t}
          name="reason"
          label={t('reservations:reason')}
          hint={t('reservations:reason_hint')}
          data-optional=""
          maxLength={500}
          optional
        />
        <FormTick
          t={t}
          name="tell_guest"
          label={t('reservations:change.tell')}
          hint={t('reservations:change.tell_hint')}
          defaultChecked
        />
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('reservations:change.submit')}
        </button>
      </ActionForm>
    </Panel>
  );
}

function Kept({ reservation, wanted }: Pick<PreviewProps, 'reservation' | 'wanted'>) {
  const texts = {
    customer_name: reservation.customer_name,
    customer_phone: reservation.customer_phone,
    customer_email: reservation.customer_email,
    customer_note: reservation.customer_note,
    staff_note: reservation.staff_note,
    check_in: wanted.check_in,
    check_out: wanted.check_out,
    ...(wanted.unit && { unit: wanted.unit.toUpperCase() }),
    ...(wanted.override_reason && { override_reason: wanted.override_reason }),
  };
  const values = {
    adults: reservation.adults,
    children: reservation.children,
    babies: reservation.babies,
    ...(wanted.names_extras && { extras: wanted.extras }),
    [reservation.kind === 'villa' ? 'villa_id' : 'boat_id']: wanted.listing,
    ...(wanted.total_kurus !== undefined && { total_kurus: wanted.total_kurus }),
  };
  return (
    <>
      {Object.entries(texts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(values).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={JSON.stringify(value)}
          data-type="json"
        />
      ))}
    </>
  );
}
