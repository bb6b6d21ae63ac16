import { addDays } from '../../server/shared/days.ts';
import { formatMoney } from '../../server/shared/format.ts';
import { formatStayWithYear } from '../../server/shared/format-days.ts';
import type { Answer } from './api.ts';

interface Days {
  start_date: string;
  end_date: string;
}

/** A price in the way: a night's of a villa, or a boat's. */
interface Season extends Days {
  id: number;
  version: number;
  nightly_price_kurus?: number;
  price_kurus?: number;
}

/** Tells what the new season takes from those in its way; only then it may split them. */
export function showOverlaps(form: HTMLFormElement, answer: Answer): void {
  const place = form.querySelector<HTMLElement>('[data-overlaps]');
  const split = form.elements.namedItem('split') as HTMLInputElement | null;
  if (!place || !split) return;
  const { overlaps = [] } = answer as Answer & { overlaps?: Season[] };
  const wanted = { start_date: textIn(form, 'start_date'), end_date: textIn(form, 'end_date') };
  place.querySelector('ul')?.replaceChildren(
    ...overlaps.map((season) => {
      const item = document.createElement('li');
      item.textContent = sentence(place.dataset, season, remaining(season, wanted));
      return item;
    }),
  );
  place.hidden = false;
  place.focus();
  on(place, '[data-overlaps-split]', () => {
    split.value = 'true';
    // Of what others put there meanwhile nothing was told.
    const seen = seenField(overlaps);
    form.append(seen);
    place.hidden = true;
    form.requestSubmit();
    // Other days typed later are asked about anew.
    split.value = 'false';
    seen.remove();
  });
  on(place, '[data-overlaps-back]', () => {
    place.hidden = true;
    (form.elements.namedItem('start_date') as HTMLElement).focus();
  });
}

function seenField(seasons: Season[]): HTMLInputElement {
  const value = JSON.stringify(seasons.map(({ id, version }) => ({ id, version })));
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'seen',
    value,
  });
  field.dataset.type = 'json';
  return field;
}

/** What is left of a season when the days of another are taken out of it; both ends inside. */
function remaining(season: Days, taken: Days): Days[] {
  const left: Days[] = [];
  if (season.start_date < taken.start_date)
    left.push({ start_date: season.start_date, end_date: addDays(taken.start_date, -1) });
  if (season.end_date > taken.end_date)
    left.push({ start_date: addDays(taken.end_date, 1), end_date: season.end_date });
  return left;
}

/** With its price, by which it is known: it may be one that came after this page. */
function sentence(words: DOMStringMap, season: Season, left: Days[]): string {
  const cut = left.length === 2 ? words.cut : words.trimmed;
  const text = left.length === 0 ? words.removed : cut;
  return (text ?? '')
    .replace('{{days}}', daysOf(season))
    .replace('{{price}}', formatMoney(season.nightly_price_kurus ?? season.price_kurus ?? 0))
    .replace('{{left}}', left.map(daysOf).join(' · '));
}

const daysOf = ({ start_date, end_date }: Days) => formatStayWithYear(start_date, end_date);

const textIn = (form: HTMLFormElement, name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement).value;

function on(place: HTMLElement, button: string, act: () => void): void {
  const found = place.querySelector<HTMLButtonElement>(button);
  if (found) found.onclick = act;
}
