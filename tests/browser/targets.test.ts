import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, visitor } from '../support/browser.ts';
import { createDemo, findFreeWeek } from '../support/demo.ts';
import { open, signInAs } from './actions.ts';
import { smallTargets } from './measures.ts';
import { listOpenings } from './openings.ts';

const { dashboard } = paths;

await createDemo();
const openings = listOpenings(await findFreeWeek(40));

/** Whoever's hand shakes meets what they aim at: at least 24 px of it answer, by mouse and by finger. */
test.each([[1440], [360]])(
  'what is pressed is large enough to be met, %i px wide',
  async (width) => {
    const { page, close } = await visitor({ width });
    await signInAs(page, 'ADMIN');
    const { id } = await db
      .selectFrom('reservations')
      .select('id')
      .where('status', '=', 'CONFIRMED')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { id: villa } = await db
      .selectFrom('villas')
      .select('id')
      .where('active', '=', true)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const small: Record<string, string[]> = {};
    for (const screen of [
      dashboard.home(),
      dashboard.occupancy(),
      dashboard.villaReservations(),
      dashboard.villaReservation(id),
      dashboard.dayCustomers(),
      dashboard.villa(villa),
      dashboard.villa(villa, 'calendar'),
    ]) {
      await open(page, screen);
      const found = await smallTargets(page);
      if (found.length > 0) small[screen] = found;
    }

    expect(small).toEqual({});
    await close();
  },
);

const OPEN = ':is(:popover-open, dialog[open])';
const CLOSE = `${OPEN} button[aria-label*=apat]`;

/** How far what is open was moved, all in it unfolded, wherever something else then lay over its button. */
const coveredAt = (page: Page) =>
  page.evaluate(
    (open, close) => {
      const opened = document.querySelector(open);
      const button = opened?.querySelector(close.replace(open, ''));
      const covered: number[] = [];
      for (const folded of opened?.querySelectorAll('details') ?? []) {
        folded.removeAttribute('name');
        folded.open = true;
      }
      for (let moved = 0; opened && moved < opened.scrollHeight; moved += 20) {
        opened.scrollTo({ top: moved, behavior: 'instant' });
        const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        // It may go out of sight with all the rest.
        if (there && !button?.contains(there)) covered.push(moved);
      }
      return covered;
    },
    OPEN,
    CLOSE,
  );

// What folds out of the page itself is closed by its head.
test.each(openings.filter(({ over }) => over))(
  '$name is closed by its own button, which nothing covers',
  async ({ path, as, only, act }) => {
    const { page, close } = await visitor({ width: only?.screen === 'phone' ? 360 : 1440 });
    if (as !== 'guest') await signInAs(page, as);
    await open(page, path);
    await act(page);
    expect(await page.$(OPEN)).not.toBeNull();
    expect(await coveredAt(page)).toEqual([]);
    await page.click(CLOSE);

    await page.waitForFunction((opened) => !document.querySelector(opened), {}, OPEN);
    await close();
  },
);
