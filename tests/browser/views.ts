import type { Place } from './places.ts';

/** How a page is looked at. */
export interface Look {
  /** 720: 1440 at 200 % zoom. */
  width: 360 | 720 | 768 | 1440;
  theme: 'light' | 'dark';
  script: boolean;
}

/** A place with the theme it is seen in. */
interface Seen {
  place: Place;
  theme: Look['theme'];
}

/** The places seen at one width, with or without script. */
interface Group extends Pick<Look, 'width' | 'script'> {
  seen: Seen[];
}

/** Pages looked at with everything twice as large: each kind of layout once. */
export const ZOOMED = [
  '/',
  '/listing',
  '/villa/:slug',
  '/boat/:slug',
  '/rezervasyon/:slug',
  '/enquire',
  '/faq',
  '/blog/:slug',
  '/dashboard',
  '/dashboard/reservations/villa',
];

/**
 * Looks in which every two of width, theme and script meet. They follow one another from page to page:
 * a page of the site is seen in two that have nothing in common, a screen of the back-office, whose
 * pages are made of the same parts, in one.
 */
const PAIRS: Look[] = [
  { width: 360, theme: 'light', script: true },
  { width: 1440, theme: 'dark', script: false },
  { width: 768, theme: 'light', script: false },
  { width: 360, theme: 'dark', script: true },
  { width: 1440, theme: 'light', script: true },
  { width: 360, theme: 'dark', script: false },
  { width: 768, theme: 'dark', script: true },
  { width: 1440, theme: 'light', script: false },
  { width: 360, theme: 'light', script: false },
  { width: 1440, theme: 'dark', script: true },
];

const EVERY: Look[] = ([360, 768, 1440] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [true, false].map((script) => ({ width, theme, script })),
  ),
);

interface States {
  onPhones: Place[];
  onWideScreens: Place[];
}

/**
 * The looks of this run: pairs of them, or all there are where `SWEEP` is `full` (`npm run sweep`). What a
 * page looks like in its states is seen once.
 */
export function looksFor(pages: Place[], { onPhones, onWideScreens }: States): Group[] {
  const groups = new Map<string, Group>();
  const see = (place: Place, { width, theme, script }: Look) => {
    const name = `${width} ${script}`;
    const group = groups.get(name) ?? { width, script, seen: [] };
    group.seen.push({ place, theme });
    groups.set(name, group);
  };
  for (const [at, page] of pages.entries())
    for (const look of process.env.SWEEP === 'full' ? EVERY : pairsFor(page, at)) see(page, look);
  for (const place of onPhones) see(place, { width: 360, theme: 'light', script: true });
  for (const place of onWideScreens) see(place, { width: 1440, theme: 'dark', script: true });
  return [...groups.values()];
}

const WITH_SCRIPT = PAIRS.filter(({ script }) => script);

function pairsFor({ path }: Place, at: number): Look[] {
  const looks = path.startsWith('/dashboard') ? WITH_SCRIPT : PAIRS;
  const amount = looks === PAIRS ? 2 : 1;
  const first = (at * amount) % looks.length;
  return looks.slice(first, first + amount);
}
