import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';

/** Colour never speaks alone: the word is always there, and waiting states are rings. */
const tones: Record<ReservationState, string> = {
  PENDING: 'warn',
  OPTION: 'info',
  PAYMENT_REVIEW: 'info',
  CONFIRMED: 'deniz',
  CHECKED_IN: 'ok',
  COMPLETED: 'plain',
  NO_SHOW: 'bad',
  REJECTED: 'bad',
  EXPIRED: 'bad',
  CANCELLED: 'bad',
};

const waiting: ReadonlySet<ReservationState> = new Set(['PENDING', 'OPTION', 'PAYMENT_REVIEW']);

interface StatusProps {
  t: Translate;
  status: ReservationState;
}

export const stateLabel = (t: Translate, status: ReservationState): string =>
  t(`states:reservation.${status}`);

/** The words of every state, for a script that shows them. */
export const stateWords = (t: Translate): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(tones) as ReservationState[]).map((state) => [state, stateLabel(t, state)]),
  );

/** In tables: a dot, filled when done, a ring while somebody waits, and the word. */
export function StatusDot({ t, status }: StatusProps) {
  const shape = waiting.has(status) ? 'state-dot ring' : 'state-dot';
  return <span className={`${shape} ${tones[status]}`}>{stateLabel(t, status)}</span>;
}

/** In heads and cards: a tag. */
export function StatusChip({ t, status }: StatusProps) {
  return <span className={`tag ${tones[status]}`}>{stateLabel(t, status)}</span>;
}
