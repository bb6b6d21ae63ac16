import { addDays } from '../../../server/shared/days.ts';
import { formatShortStay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';

/** Days of a villa, half-open. */
interface VillaDays {
  villa_id: number;
  villa_name: string;
  started_at: string;
  finished_at: string;
}

/** 'Villa Lodos, 12 – 19 Tem' */
export const villaDaysText = ({
  villa_name,
  started_at,
  finished_at,
}: Omit<VillaDays, 'villa_id'>) => `${villa_name}, ${formatShortStay(started_at, finished_at)}`;

/** The calendar of all villas, narrowed to this one, from a week before. */
export const calendarAround = ({
  villa_id,
  started_at,
}: Pick<VillaDays, 'villa_id' | 'started_at'>) =>
  paths.dashboard.occupancy({
    villa_id,
    dateStart: addDays(started_at, -7),
    dateEnd: addDays(started_at, 27),
  });
