import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { createBoat } from '../support/boat-factories.ts';
import { answerFor, origin, visitor } from '../support/browser.ts';
import { createVilla } from '../support/factories.ts';
import { readAll } from './actions.ts';

type Villa = Awaited<ReturnType<typeof createVilla>>;

const asFavourite = ({ id, slug, name }: Pick<Villa, 'id' | 'slug' | 'name'>) => ({
  id,
  slug,
  name,
  thumbnail: null,
});

/** A visitor whose browser keeps these villas. */
async function visitorWith(villas: Pick<Villa, 'id' | 'slug' | 'name'>[]) {
  const visit = await visitor();
  const { page } = visit;
  await page.goto(origin + paths.faq());
  await page.evaluate(
    (kept) => localStorage.setItem('favourites', kept),
    JSON.stringify(villas.map(asFavourite)),
  );
  return visit;
}

const columns = (page: Page) =>
  readAll(page, '.comparison thead b', (names) => names.map(({ textContent }) => textContent));

const keptIds = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('favourites') ?? '[]').map(({ id }: { id: number }) => id),
  );

test('the kept villas stand side by side, and one can be taken off', async () => {
  const [one, other] = [await createVilla({ name: 'Villa Bir' }), await createVilla()];
  const { page, problems, close } = await visitorWith([one, other]);

  await page.goto(origin + paths.favourites());
  await page.waitForSelector('.comparison');
  expect(await columns(page)).toEqual(['Villa Bir', other.name]);

  await page.click('button[aria-label="Favorilerden kaldır: Villa Bir"]');
  await page.waitForFunction(() => document.querySelectorAll('.comparison thead b').length === 1);
  expect(await keptIds(page)).toEqual([other.id]);
  const badge = await page.$eval('[data-favourites-count]', ({ textContent }) => textContent);
  expect(badge).toBe('1');

  await page.click('.comparison thead button');
  await page.waitForSelector('.favourites-list .empty');
  expect(await keptIds(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('a kept villa that is not on sale any more is named, and can be dropped', async () => {
  const [one, gone] = [await createVilla(), await createVilla({ name: 'Eski', active: false })];
  const { page, close } = await visitorWith([gone, one]);

  await page.goto(origin + paths.favourites());
  await page.waitForSelector('.favourites-list .off-sale');
  const words = await page.$eval('.favourites-list .off-sale', ({ textContent }) => textContent);
  expect(words).toContain('Eski şu an yayında değil.');

  await page.click('.off-sale button');
  await page.waitForFunction(() => !document.querySelector('.favourites-list .off-sale'));
  expect(await keptIds(page)).toEqual([one.id]);
  await close();
});

test('boats stand beside each other below the villas, and a number of both is two favourites', async () => {
  const villa = await createVilla({ name: 'Villa Aynı' });
  const boat = await createBoat({ name: 'Tekne Aynı' });
  const { page, problems, close } = await visitorWith([]);
  await page.goto(origin + paths.faq());
  await page.evaluate(
    (kept) => localStorage.setItem('favourites', kept),
    JSON.stringify([asFavourite(villa), { kind: 'boat', ...asFavourite(boat) }]),
  );

  await page.goto(origin + paths.favourites());
  await page.waitForFunction(() => document.querySelectorAll('.comparison').length === 2);

  expect(await columns(page)).toEqual(['Villa Aynı', 'Tekne Aynı']);
  const heads = await readAll(page, '.favourites-list h2', (all) =>
    all.map((h2) => h2.textContent),
  );
  expect(heads).toEqual(['Villalar', 'Tekneler']);
  await page.click('button[aria-label="Favorilerden kaldır: Tekne Aynı"]');
  await page.waitForFunction(() => document.querySelectorAll('.comparison').length === 1);
  expect(await columns(page)).toEqual(['Villa Aynı']);
  expect(problems).toEqual([]);
  await close();
});

test('a boat for the day has no berths, no cabins and no deposit, not a number of none', async () => {
  const boat = await createBoat({ guests_night: 0, cabins: 0, deposit_kurus: 0 });
  const { page, close } = await visitorWith([]);
  await page.goto(origin + paths.faq());
  await page.evaluate(
    (kept) => localStorage.setItem('favourites', kept),
    JSON.stringify([{ kind: 'boat', ...asFavourite(boat) }]),
  );

  await page.goto(origin + paths.favourites());
  await page.waitForSelector('.comparison');

  const rows = await readAll(page, '.comparison tbody tr', (all) =>
    all.map(({ children: [name, value] }) => `${name?.textContent}: ${value?.textContent}`),
  );
  expect(rows).toEqual(
    expect.arrayContaining(['Yatılı, en fazla: Yok', 'Kabin: Yok', 'Hasar depozitosu: Yok']),
  );
  await close();
});

test('a failed read says so and can be tried again', async () => {
  const villa = await createVilla();
  const { page, close } = await visitorWith([villa]);
  let fails = true;
  await answerFor(page, (request) =>
    fails && request.url().includes('/v1/villas/compare')
      ? { status: 500, body: { content: 'x' } }
      : undefined,
  );

  await page.goto(origin + paths.favourites());
  const failure = await page.waitForSelector('.favourites-list [role=alert]');
  const words = await failure?.evaluate(({ textContent }) => textContent);
  expect(words).toContain('Failed to load; network/connection error.');

  fails = false;
  await page.focus('.favourites-list [role=alert] button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.comparison');
  // The button went by its being pressed: the next key goes on from what came.
  expect(await page.$eval('.favourites-list', (list) => list.matches(':focus'))).toBe(true);
  expect(await columns(page)).toEqual([villa.name]);
  await close();
});

test('a villa of a shared list goes to one’s own', async () => {
  const villa = await createVilla();
  const { page, problems, close } = await visitorWith([]);

  await page.goto(origin + paths.favourites({ ids: String(villa.id) }));
  const add = await page.waitForSelector(`button[aria-label="Favorilere ekle: ${villa.name}"]`);
  await add?.click();
  await page.waitForFunction(() => document.querySelector('.comparison thead p'));

  expect(await keptIds(page)).toEqual([villa.id]);
  expect(problems).toEqual([]);
  await close();
});

test('a list whose script does not come says so, instead of staying empty', async () => {
  const { page, close } = await visitorWith([]);
  await answerFor(page, (request) => (/compare-/.test(request.url()) ? 'none' : undefined));
  await page.goto(origin + paths.favourites());

  expect(await page.waitForSelector('[data-failed]', { visible: true })).not.toBeNull();
  await close();
});
