import type { Page } from 'puppeteer-core';

import { visitor } from '../support/browser.ts';
import { createDemo, findFreeWeek } from '../support/demo.ts';
import { open, signInAs } from './actions.ts';
import { listOpenings } from './openings.ts';

const OPEN = ':is(:popover-open, dialog[open])';
const CLOSE = `${OPEN} button[aria-label*=apat]`;

await createDemo();
const openings = listOpenings(await findFreeWeek(40));

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
