import type { TakenStay } from '../../../server/presenters/calendars/occupancy-lines.ts';
import type { IconName } from '../../components/icon.tsx';

/** How a taken range looks; each has a colour, a letter and a word (`occupancy:look.<look>`). */
export type Look =
  | 'held'
  | 'staying'
  | 'review'
  | 'option'
  | 'over'
  | 'absent'
  | 'external'
  | 'closed'
  | 'feed';

export const LOOKS: Look[] = [
  'held',
  'staying',
  'review',
  'option',
  'over',
  'absent',
  'external',
  'closed',
  'feed',
];

export const lookIcons: Partial<Record<Look, IconName>> = {
  staying: 'key-round',
  review: 'banknote',
  option: 'timer',
  closed: 'lock',
  feed: 'refresh-cw',
  external: 'external-link',
};

const reservationLooks: Record<string, Look> = {
  OPTION: 'option',
  PAYMENT_REVIEW: 'review',
  CONFIRMED: 'held',
  CHECKED_IN: 'staying',
  COMPLETED: 'over',
  NO_SHOW: 'absent',
};

export function lookOf({ kind, status }: TakenStay): Look {
  if (kind === 'CLOSING') return 'closed';
  if (kind === 'EXTERNAL') return 'external';
  if (kind === 'FEED') return 'feed';
  return reservationLooks[status ?? ''] ?? 'held';
}
