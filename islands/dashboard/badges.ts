import { paths } from '../../server/shared/paths.ts';
import { call } from './api.ts';
import { restoreSession } from './session.ts';
import { hasChanges } from './unsaved.ts';

/** Between two readings, in milliseconds: the page itself brings fresh numbers. */
const REST = 30_000;

let last = Date.now();

/**
 * Reads the menu's numbers anew when somebody comes back to this tab. Not while something is typed: an
 * answer that nobody is signed in would take the page away, and what is typed with it.
 */
export function keepBadges(): void {
  addEventListener('focus', async () => {
    if (Date.now() - last < REST || hasChanges() || !restoreSession()) return;
    await readBadges();
  });
}

/** The menu's numbers as they are now, where the page has a menu. */
export async function readBadges(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-count]');
  if (places.length === 0) return;
  last = Date.now();
  const { ok, content } = await call('GET', paths.api.unreadCounts());
  if (ok) showCounts(places, content as Record<string, number>);
}

/**
 * How the reservations part into villas' and boats' is told with the page alone: those numbers go when
 * their sum has changed, rather than contradict it.
 */
function showCounts(places: Iterable<HTMLElement>, counts: Record<string, number>): void {
  const all = [...places];
  const changed = all.some(
    ({ dataset, firstChild }) =>
      dataset.count === 'reservationCount' &&
      firstChild?.textContent !== String(counts.reservationCount),
  );
  for (const place of all) {
    const count = counts[place.dataset.count ?? ''];
    if (count === undefined) place.hidden ||= changed;
    else show(place, count);
  }
}

function show(place: HTMLElement, count: number): void {
  place.hidden = count === 0;
  // The number stands first; words for screen readers follow it.
  if (place.firstChild) place.firstChild.textContent = String(count);
}
