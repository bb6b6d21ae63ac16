import type { TimelineEvent } from '../../../views/components/dashboard/timeline.tsx';
import { purposeWord } from '../../../views/components/purpose-word.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import { endedStates } from '../../domain/state-groups.ts';
import { t } from '../../i18n.ts';
import type {
  Surroundings,
  SurroundingTransaction,
} from '../../queries/reservations/reservation-surroundings.ts';
import type { DeskReservation } from '../../services/reservations/desk-reservations.ts';
import { formatMoney } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';

type Around = Pick<Surroundings, 'mails' | 'transactions' | 'requests'>;

/** All that happened, newest first: moves, edits, notes, mails, money, what the guest asked for. */
export function presentTimeline(
  events: DeskReservation['events'],
  { mails, transactions, requests, boat }: Around & { boat: boolean },
): TimelineEvent[] {
  return [
    ...events.map(presentEvent),
    ...mails.map(presentMail),
    ...transactions.map((movement) => presentMovement(movement, boat)),
    ...requests.map(presentRequest),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

type Event = DeskReservation['events'][number];

const KINDS: Record<string, TimelineEvent['kind']> = {
  CREATED: 'created',
  MOVED: 'state',
  EXTENDED: 'state',
  NOTED: 'note',
  FEEDS_UNREAD: 'note',
};

/** What a stay came to nothing by. */
const ENDED: ReadonlySet<string | null> = new Set(endedStates);

const presentEvent = (event: Event, index: number): TimelineEvent => ({
  id: `event-${index}`,
  at: new Date(event.at).toISOString(),
  kind: KINDS[event.kind] ?? 'change',
  failed: event.kind === 'MOVED' && ENDED.has(event.to_status),
  title: titleOf(event),
  detail: event.reason,
  actor: event.actor_name ?? (event.actor_role === 'GUEST' ? t('reservations:event.guest') : null),
});

function titleOf({ kind, to_status }: Event): string {
  if (kind === 'MOVED' && to_status)
    return t(`states:reservation.${to_status as ReservationState}`);
  if (kind === 'CREATED') return t('reservations:event.created');
  if (kind === 'CHANGED') return t('reservations:event.changed');
  if (kind === 'EXTENDED') return t('reservations:event.extended');
  if (kind === 'LINK_ENDED') return t('reservations:event.link_ended');
  if (kind === 'PAYMENT_TAKEN_BACK') return t('reservations:event.payment_taken_back');
  if (kind === 'REFUND_TAKEN_BACK') return t('reservations:event.refund_taken_back');
  if (kind === 'NOTED') return t('reservations:event.noted');
  if (kind === 'FEEDS_UNREAD') return t('reservations:event.feeds_unread');
  return t('reservations:event.edited');
}

const presentMail = (mail: Around['mails'][number]): TimelineEvent => ({
  id: `mail-${mail.id}`,
  at: new Date(mail.at).toISOString(),
  kind: 'mail',
  title: mail.subject,
  detail: `${mail.recipient} · ${t(`mails:state.${mail.state}`)}`,
  actor: null,
  href: paths.dashboard.mail(mail.id),
});

const presentMovement = (movement: SurroundingTransaction, boat: boolean): TimelineEvent => ({
  id: `transaction-${movement.id}`,
  at: new Date(movement.at).toISOString(),
  kind: 'payment',
  failed: movement.status === 'FAILED',
  title: `${purposeWord(t, movement.purpose, boat, movement.of_deposit)}: ${formatMoney(movement.amount_kurus)}`,
  detail: [
    t(`states:method.${movement.method}`),
    t(`states:transaction.${movement.status}`),
    movement.note,
  ]
    .filter(Boolean)
    .join(' · '),
  actor: movement.by,
  href: paths.dashboard.transaction(movement.id),
});

const presentRequest = (request: Around['requests'][number]): TimelineEvent => ({
  id: `request-${request.id}`,
  at: new Date(request.at).toISOString(),
  kind: 'note',
  title: t(`reservations:request.${request.kind as 'CHANGE'}`),
  detail: request.message,
  actor: t('reservations:event.guest'),
});
