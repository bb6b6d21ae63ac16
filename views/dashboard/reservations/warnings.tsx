import type { Translate } from '../../../server/i18n.ts';
import type { ToldStay } from '../../../server/queries/calendars/external-records.ts';
import type { Surroundings } from '../../../server/queries/reservations/reservation-surroundings.ts';
import type { Rivals } from '../../../server/services/reservations/rivals.ts';
import { formatMoney, formatShortInstant } from '../../../server/shared/format.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import type { EndingMoney } from './moves.tsx';
import { OptionEnd } from './option-end.tsx';
import { OpenRequests, type ShownRequest } from './requests.tsx';
import type { ReservationDetail } from './reservation.ts';
import { RivalsBars } from './rivals.tsx';
import { ToldElsewhere } from './told-elsewhere.tsx';

const ENDED: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED']);

interface WarningsProps {
  t: Translate;
  reservation: ReservationDetail;
  requests: ShownRequest[];
  unread_feeds: Surroundings['unread_feeds'];
  told_elsewhere: ToldStay[];
  rivals: Rivals;
  changeable: boolean;
  cancellable: boolean;
  ending: EndingMoney;
}

/** Deadlines, wishes and reasons that decide what to do next; they stay until they are dealt with. */
export function Warnings(props: WarningsProps) {
  const { t, reservation } = props;
  const { status, option_until, overdue, override_reason } = reservation;
  return (
    <>
      {status === 'OPTION' && option_until && (
        <OptionEnd t={t} reservation={reservation} until={option_until} />
      )}
      <OpenRequests {...props} />
      <RivalsBars t={t} reservation={reservation} rivals={props.rivals} />
      {props.changeable && <ToldElsewhere t={t} stays={props.told_elsewhere} />}
      {props.changeable && <UnreadFeeds t={t} feeds={props.unread_feeds} />}
      {overdue && status !== 'OPTION' && (
        <InlineBar tone="bad" icon="triangle-alert" title={t('reservations:overdue')}>
          {t(`reservations:overdue_text.${overdueKind(status)}`)}
        </InlineBar>
      )}
      {reservation.unprepaid_kurus > 0 && (
        <InlineBar tone="bad" icon="triangle-alert" title={t('reservations:unprepaid')}>
          {t('reservations:unprepaid_text', { amount: formatMoney(reservation.unprepaid_kurus) })}
        </InlineBar>
      )}
      <EndReason t={t} reservation={reservation} />
      {override_reason && (
        <InlineBar tone="info" title={t('reservations:override_reason')}>
          {override_reason}
        </InlineBar>
      )}
    </>
  );
}

/** While they are silent nobody here knows what they sell. */
function UnreadFeeds({ t, feeds }: { t: Translate; feeds: Surroundings['unread_feeds'] }) {
  if (feeds.length === 0) return null;
  const named = feeds.map(({ name, last_ok_at }) =>
    last_ok_at
      ? t('reservations:feeds_unread_of', { name, at: formatShortInstant(last_ok_at) })
      : t('reservations:feeds_unread_never', { name }),
  );
  return (
    <InlineBar tone="warn" icon="calendar-x" title={t('reservations:feeds_unread')}>
      {t('reservations:feeds_unread_text', { feeds: named.join(', ') })}
    </InlineBar>
  );
}

function EndReason({ t, reservation }: Pick<WarningsProps, 't' | 'reservation'>) {
  const { status, state_reason, kept_kurus, refund_kurus } = reservation;
  if (!state_reason) return null;
  const sums =
    kept_kurus === null || refund_kurus === null
      ? null
      : t('reservations:ending.sums', {
          kept: formatMoney(kept_kurus),
          refund: formatMoney(refund_kurus),
        });
  return (
    <InlineBar
      tone={ENDED.has(status) ? 'bad' : 'info'}
      icon="message-square"
      title={t('reservations:state_reason')}
    >
      {[state_reason, sums].filter(Boolean).join(' · ')}
    </InlineBar>
  );
}

function overdueKind(status: ReservationDetail['status']): 'request' | 'arrival' | 'other' {
  if (status === 'PENDING') return 'request';
  return status === 'CONFIRMED' ? 'arrival' : 'other';
}
