import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit } from '../support/browser.ts';
import { createUser, createVillaType } from '../support/factories.ts';
import { atWork, send, staffAt } from './actions.ts';

const { dashboard } = paths;
const PICTURE = path.resolve('tests/fixtures/pictures/villa-11.jpg');

let visit: Visit;
let page: Page;
let type: { id: number };

beforeAll(async () => {
  visit = await staffAt(dashboard.villaTypes());
  page = visit.page;
});

beforeEach(async () => {
  type = await createVillaType({ name: 'Balayı' });
  await page.goto(origin + dashboard.villaTypes({ id: type.id }));
  await atWork(page);
});

const isThere = async () =>
  (await db.selectFrom('villa_types').select('id').where('id', '=', type.id).execute()).length > 0;

async function ask(): Promise<void> {
  await page.click('[commandfor=delete]');
  await page.waitForSelector('#delete[open]');
}

test('a row that a colleague changed meanwhile is not deleted', async () => {
  await db
    .updateTable('villa_types')
    .set({ name: 'Muhafazakâr' })
    .where('id', '=', type.id)
    .execute();
  await ask();
  await page.click('#delete [type=submit]');
  await page.waitForSelector('#delete [data-errors]:not([hidden])');

  const said = await page.$eval('#delete [data-errors]', (place) => place.textContent);
  expect(said).toContain('Bu kayıt siz açtıktan sonra değişti');
  expect(await isThere()).toBe(true);
});

test('one that got a picture on the same page is', async () => {
  const input = (await page.$('[data-picture=input]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(PICTURE);
  await page.waitForSelector('.toast');
  await ask();
  await send(page, '#delete [type=submit]');

  expect(await isThere()).toBe(false);
});

test('one that a colleague deleted meanwhile is told as deleted, and by whom', async () => {
  const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  const note = (action: string) =>
    db
      .insertInto('audit_log')
      .values({
        ...{ actor_id: colleague.id, actor_role: 'ADMIN', action },
        ...{ entity: 'villa_type', entity_id: type.id },
      })
      .execute();
  await note('villa_type.created');
  await page.reload();
  await atWork(page);
  await note('villa_type.deleted');
  await db.deleteFrom('villa_types').where('id', '=', type.id).execute();
  await ask();
  await page.click('#delete [type=submit]');
  await page.waitForSelector('#delete [data-errors] li');

  const said = await page.$eval('#delete [data-errors]', (place) => place.textContent);
  expect(said).toContain('Bu kayıt siz açtıktan sonra silinmiş.');
  expect(said).toMatch(/Silindi · Selin Aksoy, \d+ \S+ \d\d\.\d\d/);
});
