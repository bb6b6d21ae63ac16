import { paths } from '../../server/shared/paths.ts';
import { type Visit, visitor } from '../support/browser.ts';
import { createDemo, findFreeWeek } from '../support/demo.ts';
import { fillIn, fillRequest, follow, GUEST, open, placeOf, stayOf, textOf } from './actions.ts';

const REFUSED =
  'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';

let visit: Visit;

beforeAll(() => createDemo());

beforeAll(async () => {
  visit = await visitor();
});

test('who goes back after a form that was refused and sent again is asked nothing, and finds what was typed', async () => {
  const { page } = visit;
  const week = await findFreeWeek(60);
  const typed = (name: string) =>
    page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
  await open(page, paths.bookVilla(week.villa.slug, stayOf(week)));
  await fillRequest(page);
  await fillIn(page, { customer_email: 'ayse', customer_note: 'Geç geliriz.' });
  await follow(page, () => page.click('.send button'));
  expect(await typed('customer_name')).toBe(GUEST.customer_name);

  await fillIn(page, { customer_email: GUEST.customer_email });
  // The page's place in the history changes before the next page comes: that is what is waited for.
  await page.click('.send button');
  await page.waitForSelector('.code .number');
  const code = await textOf(page, '.code .number');
  expect(placeOf(page)).toBe(paths.booked(week.villa.slug, code));
  await page.goBack();
  await page.waitForFunction(
    (name) => document.querySelector<HTMLInputElement>('[name=customer_name]')?.value === name,
    {},
    GUEST.customer_name,
  );

  expect(await typed('customer_email')).toBe(GUEST.customer_email);
  expect(await typed('customer_note')).toBe('Geç geliriz.');
  expect(visit.problems).toEqual([REFUSED]);
});
