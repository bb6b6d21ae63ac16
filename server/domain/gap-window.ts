import { addDays } from '../shared/days.ts';

/** Half a year: the days ahead in which gaps are looked for unless told. */
export const GAP_DAYS_AHEAD = 183;

interface AskedGaps<State> {
  startDate?: string | undefined;
  endDate?: string | undefined;
  minNights: number;
  maxNights?: number | undefined;
  status: State[];
  villa_id: number[];
  region_id: number[];
  type_id: number[];
}

/** Where to look for the gaps that were asked for: from today for half a year unless told. */
export function gapWindow<State>(
  { startDate, endDate, minNights, maxNights, ...asked }: AskedGaps<State>,
  { today, gap_max_nights }: { today: string; gap_max_nights: number },
) {
  const from = startDate ?? (endDate && endDate < today ? endDate : today);
  return {
    status: asked.status,
    villa_id: asked.villa_id,
    region_id: asked.region_id,
    type_id: asked.type_id,
    from,
    until: endDate ? addDays(endDate, 1) : addDays(from, GAP_DAYS_AHEAD),
    today,
    gap_max_nights,
    min_nights: minNights,
    max_nights: maxNights ?? gap_max_nights,
  };
}
