import type { Translate } from '../../../server/i18n.ts';
import type { SaleChange } from '../../../server/services/reservations/reservation-changes.ts';
import { formatMoney, formatStayWithYear, saidDays } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import type { ReservationChangeProps } from './change.tsx';
import { ConfirmChange } from './change-confirm.tsx';
import { guestsOf } from './stay-words.ts';

type PreviewProps = ReservationChangeProps & { change: SaleChange };

/** The sale before and after, what that means for the guest's money, and the act itself. */
export function ChangePreview(props: PreviewProps) {
  const { t } = props.site;
  return (
    <>
      <Panel title={t('reservations:change.result')}>
        <div data-priced="change">
          <Comparison {...props} />
          <ul className="consequences-list">
            {consequencesOf(t, props).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </Panel>
      <ConfirmChange {...props} />
    </>
  );
}

/** Other people at the same price, such as one baby more. */
export function PeopleOnly(props: ReservationChangeProps) {
  const { t } = props.site;
  return (
    <>
      <Panel title={t('reservations:change.result')}>
        <p>{t('reservations:change.same_price', { guests: guestsOf(t, props.wanted) })}</p>
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

function Comparison({ site: { t }, change, listings, reservation, wanted }: PreviewProps) {
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
          before={daysOf(before, reservation.unit)}
          after={daysOf(after, wanted.unit?.toUpperCase())}
        />
        <Line
          label={t('reservations:edit.people')}
          before={guestsOf(t, reservation)}
          after={guestsOf(t, wanted)}
        />
        {SUMS.filter((sum) => isSaid(sum, reservation.kind)).map((sum) => (
          <Line
            key={sum}
            label={
              sum === 'balance_kurus'
                ? purposeWord(t, 'BALANCE', reservation.kind === 'boat')
                : t(`reservations:sum.${sum}`)
            }
            before={formatMoney(before[sum])}
            after={formatMoney(after[sum])}
            strong={sum === 'total_kurus'}
          />
        ))}
      </tbody>
    </table>
  );
}

const daysOf = ({ check_in, check_out }: SaleChange['before'], unit: string | null | undefined) =>
  formatStayWithYear(...saidDays(unit, check_in, check_out));

/** No charter is too short for its price (domain.md §1.11). */
const isSaid = (sum: (typeof SUMS)[number], kind: ListingKind) =>
  kind === 'villa' || sum !== 'short_stay_fee_kurus';

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
  const { difference_kurus, unpaid_kurus, refund_kurus, withdrawn_kurus } = change;
  const { dropped_extras, ended_links } = change;
  const amounts = ended_links.map(({ amount_kurus }) => formatMoney(amount_kurus)).join(', ');
  const sentences = [
    difference_kurus !== 0 &&
      t(difference_kurus > 0 ? 'reservations:change.dearer' : 'reservations:change.cheaper', {
        amount: formatMoney(Math.abs(difference_kurus)),
      }),
    reservation.paid_kurus > 0 &&
      unpaid_kurus > 0 &&
      t('reservations:change.unpaid', { amount: formatMoney(unpaid_kurus) }),
    withdrawn_kurus > 0 &&
      t('reservations:change.withdrawn', { amount: formatMoney(withdrawn_kurus) }),
    refund_kurus > 0 && t('reservations:change.refund', { amount: formatMoney(refund_kurus) }),
    dropped_extras.length > 0 &&
      t('reservations:change.dropped', { extras: dropped_extras.join(', ') }),
    amounts !== '' && t('reservations:change.ended_links', { amounts }),
    t('reservations:change.kept'),
    request_id !== null && t('affairs:request.grants'),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
