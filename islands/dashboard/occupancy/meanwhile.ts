import { formatShortStay, saidDays } from '../../../server/shared/format-days.ts';
import { readLastAct, sayAct } from '../last-act.ts';
import { listingOf, type StayFacts, say } from './grid.ts';
import { showLines } from './refusals.ts';
import type { OccupancyWords } from './words.ts';

/** Where a reservation stands by now, as its call answers. */
export interface Standing {
  listing: { id: number; name: string };
  check_in: string;
  check_out: string;
}

/**
 * A calendar that lies open shows stays where they were: whoever takes one that a colleague moved since is told where
 * it stands by now and who moved it, before they move it from there.
 */
export async function tellMoved(
  form: HTMLFormElement,
  facts: StayFacts,
  { now, words }: { now: Standing; words: OccupancyWords },
): Promise<void> {
  const place = form.querySelector<HTMLElement>('[data-meanwhile]');
  const { listing, check_in, check_out } = now;
  const isThere =
    listing.id === listingOf(facts.line).id && check_in === facts.from && check_out === facts.until;
  if (!place || isThere) return;
  const call = form.dataset.api;
  const stay = formatShortStay(...saidDays(facts.unit, check_in, check_out));
  const told = [say(words.moved_meanwhile, { listing: listing.name, stay })];
  showLines(place, told, 'warn');
  const last = await readLastAct(form);
  if (last && form.dataset.api === call) showLines(place, [...told, sayAct(last)], 'warn');
}
