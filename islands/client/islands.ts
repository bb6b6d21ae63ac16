import type { ComponentType } from 'react';

import type { IslandName, Islands } from '../index.ts';
import { sayFailed } from './behaviours.ts';
import { whenIdle, whenPainted } from './moments.ts';

/** Where the browser finds each island; the list of names is islands/index.ts. */
const parts: { [Name in IslandName]: () => Promise<Islands[Name]> } = {
  availability: async () => (await import('../availability.tsx')).Availability,
  'date-range': async () => (await import('../date-range.tsx')).DateRange,
  'favourites-compare': async () => (await import('../favourites-compare.tsx')).FavouritesCompare,
  'live-quote': async () => (await import('../live-quote.tsx')).LiveQuote,
};

/** Signs that somebody is about to use an island, and the moves that must not be lost. */
const INTENT = ['touchstart', 'focusin'];
const KEPT = ['click', 'keydown', 'input', 'change'];

/**
 * Resolved while no button is held down. Coming alive changes fields from within, and browsers make
 * no click of a press and a release between which the pressed field changed.
 */
let released: Promise<void> | undefined;

/** What was done to each island on its way to life; nothing is kept for one that is alive. */
const waking = new Map<HTMLElement, Event[]>();

/**
 * React islands: they come alive when the browser is idle or somebody turns to them (`data-when` may ask
 * for it sooner), so that the first tap finds them so. What is done to one before is done again after.
 */
export function wakeIslands(): void {
  for (const type of [...INTENT, ...KEPT]) listen(type);
  whenPainted(() => listen('pointerover'));
  addEventListener('pointerdown', waitForRelease, true);
  whenIdle(() => {
    const others: HTMLElement[] = [];
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (island.dataset.when === 'load') wake(island);
      else if (island.dataset.when === 'visible') wakeInSight(island);
      else others.push(island);
    }
    wakeInTurn(others);
  });
}

function listen(type: string): void {
  document.addEventListener(
    type,
    (event) => {
      const island = (event.target as Element).closest?.<HTMLElement>('[data-island]');
      if (!island || 'alive' in island.dataset) return;
      wake(island);
      if (KEPT.includes(type)) keep(island, event);
    },
    { capture: true, passive: type === 'touchstart' },
  );
}

async function wake(island: HTMLElement): Promise<void> {
  if (waking.has(island)) return;
  const kept: Event[] = [];
  waking.set(island, kept);
  await load(island).then(
    async ([{ hydrate }, part]) => {
      await released;
      hydrate(island, part, kept);
    },
    () => {
      // Without its code the island stays the plain HTML it is; of one that had to come there is none.
      island.dataset.alive = 'no';
      if (island.dataset.when === 'load') sayFailed();
      for (const { type, target } of kept) if (type === 'click') (target as HTMLElement).click();
    },
  );
}

function waitForRelease(): void {
  released = new Promise((resolve) => {
    const release = () => setTimeout(resolve);
    addEventListener('pointerup', release, { capture: true, once: true });
    addEventListener('pointercancel', release, { capture: true, once: true });
  });
}

function wakeInSight(island: HTMLElement): void {
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) wake(island);
  }).observe(island);
}

function keep(island: HTMLElement, event: Event): void {
  if (event.type === 'click') {
    if (!takesOver(event.target as Element)) return;
    event.preventDefault();
  }
  if (event.type === 'keydown' && opensPicker(event as KeyboardEvent)) event.preventDefault();
  waking.get(island)?.push(event);
}

/** The browser's own picker would lie over the island's and take the next Escape. */
const opensPicker = ({ key, altKey, target }: KeyboardEvent) =>
  (target as Element).matches('[type=date]') &&
  (key === ' ' || key === 'F4' || (altKey && key === 'ArrowDown'));

/** Links, fields and ticks do their own work meanwhile; a date's picker is for the island to open. */
const takesOver = (target: Element) =>
  target.matches('[type=date]') || !target.closest('a,summary,label,input,select,textarea');

const load = (island: HTMLElement) =>
  Promise.all([
    import('./hydrate.ts'),
    parts[island.dataset.island as IslandName]() as Promise<ComponentType<object>>,
  ]);

/** One island after the other, its code before it: a slow phone can answer somebody between any two. */
async function wakeInTurn([island, ...others]: HTMLElement[]): Promise<void> {
  if (!island) return;
  await load(island);
  whenIdle(async () => {
    await wake(island);
    wakeInTurn(others);
  });
}
