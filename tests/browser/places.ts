import type { Page } from 'puppeteer-core';

import { addressOf, createRows, isFile } from '../routes/samples.ts';
import { OWNERS_ALONE, pages } from '../routes/walk.ts';
import { createDemo, findFreeWeek } from '../support/demo.ts';
import { listOpenings } from './openings.ts';
import { createStates } from './states.ts';

/** Somewhere a person can be: a page, or one of the states it can be in. */
export interface Place {
  name: string;
  path: string;
  as: 'guest' | 'ADMIN' | 'OWNER';
  /** Not 200, and told by a page. */
  status?: number;
  /** What is done there, on the page or to another one, before it is looked at. */
  act?: (page: Page) => Promise<void>;
  /** Where it can be: with a script, on a phone, on a wide screen. Without it, everywhere. */
  only?: { script?: true; screen?: 'phone' | 'wide' };
}

/** Everywhere in the demo: each page that a table routes, with a row, and then its states. */
export async function createPlaces(): Promise<{ pages: Place[]; states: Place[] }> {
  await createDemo();
  const week = await findFreeWeek(40);
  const rows = await createRows();
  const reads = pages.filter(({ method, address }) => method === 'get' && !isFile(address));
  return {
    pages: reads.map(({ address, access }) => ({
      name: address,
      path: addressOf(address, rows),
      as: seenBy(address, access),
    })),
    states: [...(await createStates(week)), ...listOpenings(week)],
  };
}

function seenBy(address: string, access: string): Place['as'] {
  if (access === 'anyone') return 'guest';
  return address === OWNERS_ALONE ? 'OWNER' : 'ADMIN';
}

/** The places there are at a width, with or without a script. */
export const placesAt = (places: Place[], { width, script }: { width: number; script: boolean }) =>
  places.filter(({ only = {} }) => {
    const screen = width < 720 ? 'phone' : 'wide';
    return (script || !only.script) && (only.screen ?? screen) === screen;
  });
