import { sql } from 'kysely';
import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { createComment } from '../support/desk-factories.ts';
import { createUser, createVilla } from '../support/factories.ts';
import { follow, open, partAtWork, send, signInAs, textOf } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;
let all: number;

beforeAll(async () => {
  await createDemo();
  all = await countOf();
  visit = await visitor({ width: 1440 });
  page = visit.page;
  await signInAs(page, 'ADMIN');
});

beforeEach(() => openList(dashboard.villas()));

afterEach(() => {
  expect(visit.problems).toEqual([]);
});

async function openList(address: string): Promise<void> {
  await open(page, address);
  await begun();
}

const begun = () => partAtWork(page, 'selection');

async function turnTo(selector: string): Promise<void> {
  await follow(page, () => page.click(selector));
  await begun();
}

/** Of those on sale: no other is put forward (product §7). */
const countOf = async (popular?: boolean) => {
  const counted = db
    .selectFrom('villas')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('active', '=', true);
  const asked = popular === undefined ? counted : counted.where('popular', '=', popular);
  return Number((await asked.executeTakeFirstOrThrow()).n);
};

/** What is said of them as they change: how many, without the names of the buttons beside it. */
const bar = () => textOf(page, '[data-selection]:not([hidden]) > [role=status]');
const isShown = (selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).checkVisibility());

test('all that the filters leave is ticked by its own button, switched at once, and taken back but for a colleague’s', async () => {
  await openList(dashboard.villas({ active: 1 }));
  await showByColleague();
  const before = await countOf(true);
  await page.click('[data-select]');
  expect(await bar()).toBe('1 kayıt seçildi');
  expect(await isShown('[data-select-whole]')).toBe(false);

  await page.click('[data-select-all]');
  expect(await bar()).toBe('20 kayıt seçildi');
  expect(await textOf(page, '[data-select-whole]')).toBe(`Filtreye uyan ${all} kaydın hepsini seç`);
  await page.click('[data-select-whole]');
  await page.waitForSelector('[data-select-whole][hidden]');
  expect(await bar()).toBe(`${all} kayıt seçildi (${all - 20} tanesi bu sayfada değil)`);

  await page.click('[commandfor=bulk-popular-on]');
  await page.waitForSelector('#bulk-popular-on[open]');
  expect(await textOf(page, '#bulk-popular-on .chosen')).toMatch(
    new RegExp(`^([^·]+ · ){19}[^·]+ ve ${all - 20} kayıt daha$`),
  );
  await send(page, '#bulk-popular-on [type=submit]');
  expect(await countOf(true)).toBe(all);
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  expect(await textOf(page, '[data-undo-said]')).toContain(`${all - before} kayıt değişti`);
  expect(await page.$('[data-select]:checked')).toBeNull();

  await send(page, '[data-undo-bar] button');
  expect(await countOf(true)).toBe(before);
});

/** A colleague puts one of the page forward that it shows otherwise. */
async function showByColleague(): Promise<void> {
  const id = Number(
    await page.$eval('input[data-flag*=popular]:not(:checked)', (input) =>
      input.getAttribute('value'),
    ),
  );
  await db.updateTable('villas').set({ popular: true }).where('id', '=', id).execute();
}

test('ticks stay while pages are turned and a row is looked at, and go when they are taken off', async () => {
  await page.click('tbody tr:nth-child(2) [data-select]');
  await turnTo('.pages a:last-child');
  expect(await bar()).toBe('1 kayıt seçildi (1 tanesi bu sayfada değil)');
  await page.click('[data-select]');
  await follow(page, () => page.click('.row-link'));
  await follow(page, () => page.goBack());
  await begun();
  expect(await bar()).toBe('2 kayıt seçildi (1 tanesi bu sayfada değil)');
  await page.click('[data-select]:checked');
  expect(await bar()).toBe('1 kayıt seçildi (1 tanesi bu sayfada değil)');

  await page.click('[data-select-none]');
  await turnTo('.pages a:first-child');
  expect(await page.$('[data-selection]:not([hidden])')).toBeNull();
});

test('of messages the one that is gone is named, and the others are marked and put back without it', async () => {
  const unread = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from contact_messages where state = 'UNREAD'`.execute(db);
    return rows[0]?.n;
  };
  await openList(dashboard.contactMessages({ state: 'UNREAD' }));
  await page.click('[data-select-all]');
  const gone = await page.$eval('input[data-select]', ({ value, dataset }) => ({
    id: Number(value),
    name: dataset.name,
  }));
  await db.deleteFrom('contact_messages').where('id', '=', gone.id).execute();
  const before = await unread();

  await page.click('[commandfor=bulk-READ]');
  await page.click('#bulk-READ .foot [type=submit]');
  await page.waitForSelector('#bulk-READ [data-refused]:not([hidden])');
  expect(await textOf(page, '#bulk-READ [data-refused] ul')).toBe(gone.name);
  expect(await page.$('#bulk-READ [data-refused] a')).toBeNull();
  await send(page, '#bulk-READ [data-refused-rest]');
  expect(await unread()).toBe(0);

  await send(page, '[data-undo-bar] button');
  expect(await unread()).toBe(before);
  expect(visit.problems.splice(0)).toEqual([expect.stringContaining('422')]);
});

test('of comments the one that a colleague changed is named with who did, the others go on and come back without it', async () => {
  const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  const villa = await createVilla();
  const q = 'Sıralı cümle';
  const ids: number[] = [];
  for (let at = 0; at < 3; at++)
    ids.push(await createComment({ villa_id: villa.id, body: q, author_name: `Konuk ${at}` }));
  const [first = 0, second = 0] = ids;
  const change = (id: number) =>
    db.updateTable('comments').set({ answer: 'Teşekkürler.' }).where('id', '=', id).execute();
  const states = async () => {
    const rows = db.selectFrom('comments').select('state').where('id', 'in', ids).orderBy('id');
    return (await rows.execute()).map(({ state }) => state);
  };
  await openList(dashboard.comments({ q }));
  await page.click('[data-select-all]');
  await change(first);
  await db
    .insertInto('audit_log')
    .values({
      ...{ actor_id: colleague.id, actor_role: 'ADMIN', action: 'comment.answered' },
      ...{ entity: 'comment', entity_id: first },
    })
    .execute();

  await page.click('[commandfor=bulk-PUBLISHED]');
  await page.click('#bulk-PUBLISHED .foot [type=submit]');
  await page.waitForSelector('#bulk-PUBLISHED [data-refused]:not([hidden])');
  expect(await textOf(page, '#bulk-PUBLISHED [data-refused] ul')).toMatch(
    /^Konuk 0, .+ · Selin Aksoy, \d+ \S+ \d\d\.\d\d$/,
  );
  expect(await states()).toEqual(['WAITING', 'WAITING', 'WAITING']);
  await send(page, '#bulk-PUBLISHED [data-refused-rest]');
  expect(await states()).toEqual(['WAITING', 'PUBLISHED', 'PUBLISHED']);

  await change(second);
  await send(page, '[data-undo-bar] button');
  expect(await states()).toEqual(['WAITING', 'PUBLISHED', 'WAITING']);
  expect(await textOf(page, '[data-undo-bar]')).toContain('Konuk 1, ');
  expect(visit.problems.splice(0)).not.toEqual([]);
});

test('other filters, and a new visit, begin with nothing ticked', async () => {
  await page.click('[data-select]');
  await openList(dashboard.villas({ active: 1 }));
  expect(await page.$('[data-select]:checked')).toBeNull();

  await openList(dashboard.villas());
  await page.click('[data-select]');
  await open(page, dashboard.home());
  await openList(dashboard.villas());
  expect(await page.$('[data-select]:checked')).toBeNull();
});
