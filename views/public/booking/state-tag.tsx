import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { IconName } from '../../components/icon.tsx';
import { Tag, type TagKind } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';

const LOOKS: Record<ReservationState, [TagKind | undefined, IconName]> = {
  PENDING: ['warn', 'clock'],
  OPTION: ['info', 'clock'],
  PAYMENT_REVIEW: ['info', 'clock'],
  CONFIRMED: ['ok', 'check'],
  CHECKED_IN: ['ok', 'key-round'],
  COMPLETED: ['ok', 'check'],
  NO_SHOW: ['bad', 'x'],
  REJECTED: ['bad', 'x'],
  EXPIRED: ['bad', 'clock'],
  CANCELLED: ['bad', 'x'],
};

/** A reservation's state in a word. */
export function StateTag({ site, status }: { site: Pick<Site, 't'>; status: ReservationState }) {
  const [kind, icon] = LOOKS[status];
  return (
    <Tag kind={kind} icon={icon}>
      {site.t(`states:reservation.${status}`)}
    </Tag>
  );
}
