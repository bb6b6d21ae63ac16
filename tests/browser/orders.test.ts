import type { HTTPRequest, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { answerFor, db, holdBack } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { createVilla } from '../support/factories.ts';
import { createVillaPicture } from '../support/villa-catalogue-factories.ts';
import { partAtWork, readAll, send, staffAt, textOf, waitForText } from './actions.ts';

const { dashboard } = paths;

/** At the pictures of a new villa, four of them. */
async function atPictures() {
  const { id } = await createVilla();
  for (let count = 0; count < 4; count += 1) await createVillaPicture(id);
  const visit = await staffAt(dashboard.villa(id, 'pictures'));
  await partAtWork(visit.page, 'sortable');
  const stored = async () => {
    const rows = db.selectFrom('villa_pictures').select('id').where('villa_id', '=', id);
    return (await rows.orderBy('position').execute()).map((picture) => picture.id);
  };
  return { ...visit, stored };
}

const shown = (page: Page) =>
  readAll(page, '[data-sortable] > [data-id]', (items) =>
    (items as HTMLElement[]).map(({ dataset }) => Number(dataset.id)),
  );

const isOrder = (request: HTTPRequest) => request.url().includes('/image/updateorder');

const toEnd = async (page: Page, id: number | undefined) => {
  await page.focus(`[data-id="${id}"] [data-sort-handle]`);
  await page.keyboard.press('End');
};

const saved = (page: Page) => waitForText(page, '[data-sort-status]', 'Sıra kaydedildi.');

test('an order is stored as it is made, without a button, and said to be', async () => {
  const { page, close, stored } = await atPictures();
  const [first, ...others] = await shown(page);
  expect(await page.$('#order-form [type=submit]')).toBeNull();

  await toEnd(page, first);
  await saved(page);

  expect(await shown(page)).toEqual([...others, first]);
  expect(await stored()).toEqual([...others, first]);
  expect(await page.$('form[data-changed]')).toBeNull();
  await close();
});

test('an order leaves alone what a colleague ordered elsewhere in the list meanwhile', async () => {
  const { page, close, stored } = await atPictures();
  const [first, second, third, fourth] = await shown(page);
  await db
    .updateTable('villa_pictures')
    .set({ position: 100 })
    .where('id', '=', third as number)
    .execute();

  await page.focus(`[data-id="${first}"] [data-sort-handle]`);
  await page.keyboard.press('ArrowRight');
  await saved(page);

  expect(await stored()).toEqual([second, first, fourth, third]);
  await close();
});

test('an order that a colleague changed meanwhile is shown as theirs, and overruled only by who says so', async () => {
  const { page, close, stored } = await atPictures();
  const [first, second, third, fourth] = await shown(page);
  await db
    .updateTable('villa_pictures')
    .set({ position: 0 })
    .where('id', '=', third as number)
    .execute();

  await toEnd(page, first);
  await page.waitForSelector('[data-sort-refused]:not([hidden])');
  expect(await textOf(page, '[data-sort-lead]')).toBe(
    'Sıra kaydedilmedi: siz taşırken bir başkası da sıralamış.',
  );
  expect(await textOf(page, '[data-sort-again]')).toBe('Benim sıramı kaydet');
  expect(await shown(page)).toEqual([third, first, second, fourth]);
  expect(await stored()).toEqual([third, first, second, fourth]);

  await page.click('[data-sort-again]');
  await saved(page);
  expect(await stored()).toEqual([second, third, fourth, first]);
  await close();
});

test('what a colleague deleted meanwhile leaves the list, and the rest is stored as it was put', async () => {
  const { page, close, stored } = await atPictures();
  const [first, second, third, fourth] = await shown(page);
  await db
    .deleteFrom('villa_pictures')
    .where('id', '=', second as number)
    .execute();

  await toEnd(page, first);
  await saved(page);

  expect(await shown(page)).toEqual([third, fourth, first]);
  expect(await stored()).toEqual([third, fourth, first]);
  expect(await textOf(page, '[data-part=total]')).toBe('3');
  expect(await textOf(page, '#toasts')).toContain('silinmiş 1 kayıt listeden çıkarıldı');
  await close();
});

test('moves made while one is on its way are one call after it, and the last one counts', async () => {
  const { page, close, stored } = await atPictures();
  const [first, second, third, fourth] = await shown(page);
  const calls: string[] = [];
  page.on('request', (request) => isOrder(request) && calls.push(request.postData() ?? ''));
  const { release } = await holdBack(page, '/image/updateorder');

  await toEnd(page, first);
  await page.waitForRequest(isOrder);
  await toEnd(page, second);
  await toEnd(page, third);
  expect(await textOf(page, '.sort-state')).toBe('Kaydediliyor');
  release();
  await saved(page);

  expect(calls.map((body) => JSON.parse(body).ids)).toEqual([
    [second, third, fourth, first],
    [fourth, first, second, third],
  ]);
  expect(await stored()).toEqual([fourth, first, second, third]);
  await close();
});

test('a refused order goes back in sight, says why and can be tried again where one was', async () => {
  const { page, close, stored } = await atPictures();
  const before = await shown(page);
  const [first, ...others] = before;
  const answers = [{ status: 503, body: { content: 'Bakım var.' } }, 'none' as const];
  await answerFor(page, (request) => (isOrder(request) ? answers.shift() : undefined));

  await toEnd(page, first);
  await page.waitForSelector('[data-sort-refused]:not([hidden])');
  expect(await textOf(page, '[data-sort-refused] p')).toBe(
    'Sıra kaydedilemedi, önceki sıra geri geldi. Bakım var.',
  );
  expect(await shown(page)).toEqual(before);
  expect(
    await page.$eval(':focus', (stop) => stop.closest<HTMLElement>('[data-id]')?.dataset.id),
  ).toBe(String(first));

  await page.click('[data-sort-again]');
  await waitForText(page, '[data-sort-refused]', 'Sunucuya ulaşılamadı.');
  expect(await shown(page)).toEqual(before);
  expect(await stored()).toEqual(before);

  await page.click('[data-sort-again]');
  await saved(page);
  expect(await stored()).toEqual([...others, first]);
  expect(await page.$('[data-sort-refused]:not([hidden])')).toBeNull();
  await close();
});

test('what a dialog orders stands in the list behind it once that is closed', async () => {
  await createDemo();
  const { page, close } = await staffAt(dashboard.banks());
  await partAtWork(page, 'sortable');
  const names = () =>
    readAll(page, 'main .dense .row-link', (links) => links.map(({ textContent }) => textContent));
  const [one, two, ...rest] = await names();

  await page.click('[commandfor=order][command=show-modal]');
  await page.waitForSelector('#order[open]');
  await page.click('#order [data-sort-step="1"]');
  await send(page, '#order .foot [command=close]');

  expect(await names()).toEqual([two, one, ...rest]);
  await close();
});

test('a table’s rows show the places they have now', async () => {
  await createDemo();
  const { page, problems, close } = await staffAt(dashboard.villas(), { width: 1440 });
  await partAtWork(page, 'sortable');
  const places = () =>
    readAll(page, '.dense tbody [commandfor=position]', (buttons) =>
      (buttons as HTMLElement[]).map(({ innerText, dataset }) => [
        Number(innerText),
        Number(JSON.parse(dataset.fill ?? '{}').position),
      ]),
    );
  const before = await places();

  await page.focus('.dense [data-sort-handle]');
  await page.keyboard.press('ArrowRight');
  await saved(page);
  expect(await places()).toEqual(before);
  expect(problems).toEqual([]);
  await close();
});

test('a showcase as the home page shows it follows the order of its villas', async () => {
  await createDemo();
  const { id } = await db
    .selectFrom('showcases')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const { page, close } = await staffAt(dashboard.showcase(id));
  await partAtWork(page, 'sortable');
  const names = () => readAll(page, '.strip b', (all) => all.map(({ textContent }) => textContent));
  const [one, two, ...rest] = await names();

  await page.click('#villa-order [data-sort-step="1"]');
  expect(await names()).toEqual([two, one, ...rest]);
  await saved(page);
  await page.reload();
  expect(await names()).toEqual([two, one, ...rest]);
  await close();
});
