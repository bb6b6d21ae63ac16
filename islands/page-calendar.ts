import type { AvailabilityProps } from './availability.tsx';

/**
 * The villa's calendar, which the page carries once: as the props of the calendar's island. Null on a
 * page without one.
 */
export function pageCalendar(): AvailabilityProps | null {
  const props = document.getElementById('availability')?.previousElementSibling?.textContent;
  return props ? JSON.parse(props) : null;
}
