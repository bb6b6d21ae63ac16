import type { Translate } from '../../../server/i18n.ts';
import type { Rivals } from '../../../server/services/reservations/rivals.ts';
import { formatShortInstant, formatShortStay } from '../../../server/shared/format.ts';
import { saidDays } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import type { ReservationDetail } from './reservation.ts';

interface RivalsBarsProps {
  t: Translate;
  reservation: Pick<ReservationDetail, 'kind' | 'status'>;
  rivals: Rivals;
}

/** Days that went to somebody else, and who else asks for them: said before one of them is promised what another has. */
export function RivalsBars({ t, reservation: { kind, status }, rivals }: RivalsBarsProps) {
  const { taken, requests } = rivals;
  // Of an option that ran out there is nothing to reject.
  const rejectable = status === 'PENDING' && t('reservations:days_gone_reject');
  return (
    <>
      {taken && (
        <InlineBar tone="bad" icon="calendar-x" title={t('reservations:days_gone')}>
          {t(`reservations:days_gone_text.${kind}`, { taken })} {rejectable}
        </InlineBar>
      )}
      {requests.length > 0 && (
        <InlineBar tone="warn" icon="inbox" title={t('reservations:rivals')}>
          {requests.map((each, index) => (
            <span key={each.id}>
              {index > 0 && '; '}
              <a className="link" href={paths.dashboard.reservation(kind, each.id)}>
                {each.reservation_id}
              </a>{' '}
              {t('reservations:rival', {
                name: each.customer_name,
                days: formatShortStay(...saidDays(each.unit, each.check_in, each.check_out)),
                at: formatShortInstant(each.asked_at),
              })}
            </span>
          ))}
        </InlineBar>
      )}
    </>
  );
}
