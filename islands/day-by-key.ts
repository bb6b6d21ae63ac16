import { addDays, addMonths, monthOf, weekday } from '../server/shared/days.ts';

/** Where a key leads from a day; undefined for keys that mean nothing here. */
export function dayByKey(key: string, day: string): string | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday(day),
    End: 7 - weekday(day),
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return sameDayOf(addMonths(monthOf(day), -1), day);
  return key === 'PageDown' ? sameDayOf(addMonths(monthOf(day), 1), day) : undefined;
}

/** The 31st of a month that has fewer days is its last. */
function sameDayOf(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
