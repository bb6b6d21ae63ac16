import { visitor } from '../support/browser.ts';
import { createDemo, findFreeWeek } from '../support/demo.ts';
import { open, signInAs } from './actions.ts';
import { listOpenings } from './openings.ts';

const OPEN = ':is(:popover-open, dialog[open])';

await createDemo();
const openings = listOpenings(await findFreeWeek(40));

// What folds out of the page itself is closed by its head.
test.each(openings.filter(({ over }) => over))(
  '$name is closed by its own button, which nothing covers',
  async ({ path, as, only, act }) => {
    const { page, close } = await visitor({ width: only?.screen === 'phone' ? 360 : 1440 });
    if (as !== 'guest') await signInAs(page, as);
    await open(page, path);
    await act(page);
    expect(await page.$(OPEN)).not.toBeNull();
    await page.click(`${OPEN} button[aria-label*=apat]`);

    await page.waitForFunction((opened) => !document.querySelector(opened), {}, OPEN);
    await close();
  },
);
