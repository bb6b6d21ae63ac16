import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, type Visit, visitor } from '../support/browser.ts';
import { createDemo, DEMO_LOGINS } from '../support/demo.ts';
import { createVilla, dayFromToday } from '../support/factories.ts';
import {
  atWork,
  follow,
  open,
  partAtWork,
  placeOf,
  readAll,
  savedFile,
  send,
  signInAs,
  textOf,
} from './actions.ts';

const { dashboard } = paths;
const SAVE = '.save-bar [type=submit]';
const CSV = '[data-download*="format=csv"]';

let staff: Visit;
let owner: Visit;
let folder: string;

beforeAll(async () => {
  await createDemo();
  folder = await mkdtemp(path.join(os.tmpdir(), 'koy-downloads-'));
  staff = await visitor();
  owner = await visitor();
  await signInAs(staff.page, 'ADMIN');
  await signInAs(owner.page, 'OWNER');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Once the page has its token, so that what writes is at work. */
async function see(page: Page, address: string): Promise<number | undefined> {
  const answer = await open(page, address);
  await atWork(page);
  return answer?.status();
}

async function confirm(page: Page, dialog: string, opener = `[commandfor="${dialog}"]`) {
  await page.click(opener);
  await page.waitForSelector(`#${dialog}[open]`);
  await send(page, `#${dialog} [type=submit]`);
}

const menuOf = (page: Page) =>
  readAll(page, '#sidebar ul a[href^="/dashboard"]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );

const rowsOf = (page: Page) =>
  readAll(page, 'main tbody tr', (rows) => rows.map(({ textContent }) => textContent ?? ''));

describe.each([
  ['staff', () => staff, 20],
  ['an owner', () => owner, 3],
] as const)('for %s', (_who, visitOf, least) => {
  test('every screen of the menu comes up without a complaint, and each list as a file', async () => {
    const { page, problems } = visitOf();
    problems.length = 0;
    const menu = await menuOf(page);
    const bad: string[] = [];
    for (const address of menu) {
      const status = await see(page, address);
      const heading = await textOf(page, 'h1');
      if (status !== 200 || heading === '') bad.push(`${address}: ${status} ${heading}`);
      if (await page.$(CSV)) bad.push(...(await faultOfFile(page, address)));
    }

    expect(menu.length).toBeGreaterThanOrEqual(least);
    expect(bad).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** Every list has a heading line in its file, and something below it where its screen shows rows. */
async function faultOfFile(page: Page, address: string): Promise<string[]> {
  const rows = (await rowsOf(page)).length;
  const { name, content } = await savedFile(page, folder, CSV);
  const lines = String(content).trim().split('\n').length;
  const isRight = name.endsWith('.csv') && lines > (rows > 0 ? 1 : 0);
  return isRight ? [] : [`${address}: ${name} has ${lines} lines for ${rows} rows`];
}

const marinaNamed = (name: string) =>
  db.selectFrom('marinas').select(['id', 'address']).where('name', '=', name).executeTakeFirst();

test('a marina is added, found, exported, edited and deleted', async () => {
  const { page } = staff;
  await see(page, dashboard.marinas());
  const [town = ''] = await readAll(
    page,
    '#form [name=town_id] option[value]:not([value=""])',
    (all) => all.map((option) => (option as HTMLOptionElement).value),
  );
  await page.type('#form [name=name]', 'Turunç Koyu');
  await page.select('#form [name=town_id]', town);
  await send(page, `#form ${SAVE}`);
  const added = await marinaNamed('Turunç Koyu');

  await page.type('.filters [name=name]', 'turunç');
  await follow(page, () => page.keyboard.press('Enter'));
  await atWork(page);
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Turunç Koyu')]);
  expect(placeOf(page)).toContain('name=turun');
  const file = await savedFile(page, folder, CSV);
  expect(file.name).toMatch(/\.csv$/);
  expect(String(file.content).trim().split('\n')).toEqual([
    expect.any(String),
    expect.stringContaining('Turunç Koyu'),
  ]);
  const sheet = await savedFile(page, folder, '[data-download*="format=xlsx"]');
  expect([sheet.name.slice(-5), String(sheet.content).slice(0, 2)]).toEqual(['.xlsx', 'PK']);

  await see(page, dashboard.marinas({ id: added?.id }));
  await page.type('#form [name=address]', 'İskele Sokak 4');
  await send(page, `#form ${SAVE}`);
  expect(await marinaNamed('Turunç Koyu')).toMatchObject({ address: 'İskele Sokak 4' });

  await confirm(page, 'delete');
  expect(await marinaNamed('Turunç Koyu')).toBeUndefined();
  expect(await textOf(page, '.toast')).not.toBe('');
});

test('a cancellation policy is made step by step, kept from falling, deleted and put back', async () => {
  const { page } = staff;
  const stored = () =>
    db
      .selectFrom('cancellation_policies')
      .select(['base', 'tiers'])
      .where('name', '=', 'Bayram koşulu')
      .executeTakeFirst();
  const value = (name: string, text: string) =>
    page.$eval(
      `#form [name="${name}"]`,
      (input, typed) => {
        (input as HTMLInputElement).value = typed;
      },
      text,
    );
  await see(page, dashboard.policies());
  await page.type('#form [name=name]', 'Bayram koşulu');
  await page.select('#form [name=base]', 'TOTAL');
  await page.focus('#form [data-row-act=add]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#form [name="tiers.2.percent"]');
  await value('tiers.2.days_before', '10');
  await value('tiers.2.percent', '20');
  await value('tiers.0.percent', '40');
  await page.click(`#form ${SAVE}`);
  await page.waitForSelector('#form [data-error-for=tiers]:not(:empty)');
  expect(await textOf(page, '#form [data-error-for=tiers]')).toBe(
    'Girişe yaklaştıkça kesinti azalamaz.',
  );
  await value('tiers.0.percent', '0');
  await send(page, `#form ${SAVE}`);
  const made = await stored();
  expect(made).toEqual({
    base: 'TOTAL',
    tiers: [
      { days_before: 30, percent: 0 },
      { days_before: 10, percent: 20 },
      { days_before: 0, percent: 100 },
    ],
  });

  await follow(page, () => page.click('main tbody tr:last-child .row-link'));
  await atWork(page);
  await confirm(page, 'delete');
  expect(await stored()).toBeUndefined();
  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  await send(page, '[data-undo-bar] button');
  expect(await stored()).toEqual(made);
});

const popular = async (id: number) =>
  (await db.selectFrom('villas').select('popular').where('id', '=', id).executeTakeFirstOrThrow())
    .popular;

test('a flag of a villa is set where it stands in the list, and taken back', async () => {
  const { page } = staff;
  await see(page, dashboard.villas());
  const flag = 'input[data-flag*=popular]';
  const id = Number(await page.$eval(flag, (input) => (input as HTMLInputElement).value));
  const before = await popular(id);
  const press = () =>
    Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith(paths.api.villaPopularity())),
      page.$eval(`${flag}[value="${id}"]`, (input) => (input as HTMLInputElement).click()),
    ]);

  await press();
  expect(await popular(id)).toBe(!before);
  await press();
  expect(await popular(id)).toBe(before);
});

/** Goes on by the tab key until the control has the focus, as who has no mouse does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key never comes to ${selector}`);
}

test('a person is found and edited by the keyboard alone', async () => {
  const { page } = staff;
  const { id, last_name } = await db
    .selectFrom('users')
    .select(['id', 'last_name'])
    .where('email', '=', DEMO_LOGINS.OWNER)
    .executeTakeFirstOrThrow();
  await see(page, dashboard.users());
  await tabTo(page, '.filters [name=q]');
  await page.keyboard.type(last_name);
  await follow(page, () => page.keyboard.press('Enter'));
  await atWork(page);
  await tabTo(page, `main a[href="${dashboard.user(id)}"]`);
  await follow(page, () => page.keyboard.press('Enter'));
  await atWork(page);
  await tabTo(page, '.form [name=staff_note]');
  await page.keyboard.type('Sabahları aranmak istiyor.');
  await tabTo(page, SAVE);
  await follow(page, () => page.keyboard.press('Enter'));

  const { staff_note } = await db
    .selectFrom('users')
    .select('staff_note')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(staff_note).toContain('Sabahları aranmak istiyor.');
});

/** Over what stands in a field, as typing after the tab key does. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, `.form [name=${name}]`);
  await page.keyboard.type(text);
}

async function enter(page: Page): Promise<void> {
  await follow(page, () => page.keyboard.press('Enter'));
  await atWork(page);
}

test('a villa is found and edited by the keyboard alone, from tab to tab', async () => {
  const { page } = staff;
  const { id } = await createVilla({ name: 'Villa Daktilo', property_kind: 'VILLA' });
  await see(page, dashboard.villas());
  await tabTo(page, '.filters [name=q]');
  await page.keyboard.type('daktilo');
  await enter(page);
  expect(placeOf(page)).toContain('q=daktilo');
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Villa Daktilo')]);
  await tabTo(page, `main a[href="${dashboard.villa(id)}"]`);
  await enter(page);

  await write(page, 'name', 'Villa Klavye');
  await write(page, 'code', 'KLV-7');
  await tabTo(page, '.form [name=property_kind]');
  await page.keyboard.press('ArrowDown');
  await write(page, 'bathrooms', '4');
  await tabTo(page, '.form [name=type_ids]');
  await page.keyboard.press('Space');
  await tabTo(page, SAVE);
  await enter(page);
  await tabTo(page, `main a[href="${dashboard.villa(id, 'texts')}"]`);
  await enter(page);
  await write(page, 'summary', 'Deniz gören taş ev.');
  await page.keyboard.down('Control');
  await follow(page, () => page.keyboard.press('s'));
  await page.keyboard.up('Control');

  const stored = await db
    .selectFrom('villas')
    .select(['name', 'code', 'property_kind', 'bathrooms', 'summary'])
    .select((eb) =>
      eb
        .selectFrom('villa_villa_types')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('villa_villa_types.villa_id', '=', 'villas.id')
        .as('types'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    name: 'Villa Klavye',
    code: 'KLV-7',
    property_kind: 'DETACHED_HOUSE',
    bathrooms: 4,
    summary: expect.stringContaining('Deniz gören taş ev.'),
  });
  expect(Number(stored.types)).toBe(1);
});

const recordOf = (id: number) =>
  db
    .selectFrom('external_records')
    .select(['status', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const nightsTaken = async (external_id: number) =>
  (
    await db
      .selectFrom('villa_occupancies')
      .select('id')
      .where('external_id', '=', external_id)
      .execute()
  ).length;

test('an owner tells of days sold elsewhere; staff take them, and give them back', async () => {
  const { page } = owner;
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_LOGINS.OWNER)
    .executeTakeFirstOrThrow();
  const villa = await db
    .selectFrom('villas')
    .select('id')
    .where('owner_id', '=', person.id)
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await open(page, dashboard.villa(villa.id, 'calendar'));
  // It tells the nights above the button, which then moves down.
  await partAtWork(page, 'listing-calendar');
  await page.evaluate(
    (first, last) => {
      for (const [name, day] of [
        ['started_at', first],
        ['finished_at', last],
      ]) {
        const field = document.querySelector(
          `main form[data-api] [name=${name}]`,
        ) as HTMLInputElement;
        field.value = day ?? '';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    dayFromToday(500),
    dayFromToday(505),
  );
  await send(page, 'main form[data-api*=external] [type=submit]');
  const told = await db
    .selectFrom('external_records')
    .select('id')
    .where('villa_id', '=', villa.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(await recordOf(told.id)).toEqual({ status: 'PENDING', created_by: person.id });

  const desk = staff.page;
  await see(desk, dashboard.closings({ id: told.id }));
  await confirm(
    desk,
    'decide-approved',
    `[commandfor=decide-approved][data-fill*='"id":${told.id},']`,
  );
  expect(await recordOf(told.id)).toMatchObject({ status: 'APPROVED' });
  expect(await nightsTaken(told.id)).toBe(1);
  await see(desk, dashboard.closings({ id: told.id }));
  await confirm(
    desk,
    'decide-cancelled',
    `[commandfor=decide-cancelled][data-fill*='"id":${told.id},']`,
  );
  expect(await recordOf(told.id)).toMatchObject({ status: 'CANCELLED' });
  expect(await nightsTaken(told.id)).toBe(0);
});

test('an owner reads all of an own villa, and changes nothing of it', async () => {
  const { page, problems } = owner;
  problems.length = 0;
  await see(page, dashboard.villas());
  const names = await rowsOf(page);
  await follow(page, () => page.click('main tbody .row-link'));
  await atWork(page);
  const tabs = await readAll(page, 'main nav a[href*="/dashboard/villas/"]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );

  expect(names.length).toBeGreaterThan(0);
  expect(tabs.length).toBeGreaterThanOrEqual(3);
  for (const tab of [...new Set(tabs)]) {
    expect([tab, await see(page, tab)]).toEqual([tab, 200]);
    const writing = await readAll(page, 'main form[data-api]', (forms) =>
      forms.map((form) => (form as HTMLElement).dataset.api),
    );
    expect(writing.filter((api) => api !== `POST ${paths.api.externalRecords()}`)).toEqual([]);
  }
  for (const address of [dashboard.home(), dashboard.account(), dashboard.ownerReservations()])
    expect([address, await see(page, address)]).toEqual([address, 200]);
  expect(problems).toEqual([]);
});

test('an owner goes through own stays, and meets nobody else’s', async () => {
  const { page } = owner;
  await see(page, dashboard.ownerReservations());
  await follow(page, () => page.click('.tabs a[href*="when=past"]'));
  const codes = await rowsOf(page);
  const others = await db
    .selectFrom('villas')
    .innerJoin('users', 'users.id', 'villas.owner_id')
    .select('villas.id')
    .where('users.email', '!=', DEMO_LOGINS.OWNER)
    .executeTakeFirstOrThrow();

  expect(codes.length).toBeGreaterThan(0);
  const answer = await open(page, dashboard.villa(others.id));
  expect(answer?.status()).toBe(404);
});
