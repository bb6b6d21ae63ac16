import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import type { Visit } from '../support/browser.ts';
import { createExternal } from '../support/calendar-factories.ts';
import { createComment, createSubscriber } from '../support/desk-factories.ts';
import {
  createBankAccount,
  createClosing,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../support/factories.ts';
import { atWork, follow, open, partAtWork, readAll, send, staffAt } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;
let id: number;

beforeAll(async () => {
  id = (await createBankAccount()).id;
  visit = await staffAt(dashboard.banks());
  page = visit.page;
});

/** Sends what has the focus, and waits until the page that comes next is at work. */
async function sendByEnter(): Promise<void> {
  await follow(page, () => page.keyboard.press('Enter'));
  await atWork(page);
}

const isAt = (selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses the button that asks, and then the one that does it. */
async function answer(dialog: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${dialog}[open]`);
  await page.focus(`${dialog} [type=submit]`);
  await sendByEnter();
}

test('who saves a row by keys is still in the field that they left', async () => {
  await open(page, `${dashboard.banks({ id })}#form`);
  await atWork(page);
  await page.focus('#field-holder');
  await page.keyboard.type(' Ltd.');
  await sendByEnter();

  expect(await isAt('#field-holder')).toBe(true);
});

test('who adds a row by keys goes on with the next one', async () => {
  await open(page, dashboard.banks());
  await atWork(page);
  const account = { bank_name: 'Deniz Bankası', holder: 'Koy', iban: 'TR200001000000009876543210' };
  for (const [name, text] of Object.entries(account)) {
    await page.focus(`#field-${name}`);
    await page.keyboard.type(text);
  }
  await page.focus('.save-bar [type=submit]');
  await sendByEnter();

  expect(await isAt('#field-bank_name')).toBe(true);
  expect(await page.$eval(':focus', (field) => (field as HTMLInputElement).value)).toBe('');
});

test('who adds a row with a page of its own begins at the heading of its form', async () => {
  await open(page, dashboard.villaTypes());
  await atWork(page);
  await page.focus('#field-name');
  await page.keyboard.type('Göl Evleri');
  await sendByEnter();
  await page.waitForSelector('#form h2:focus');
});

test('who saves with a pointer is moved nowhere', async () => {
  await open(page, dashboard.banks({ id }));
  await atWork(page);
  await send(page, '.save-bar [type=submit]');

  expect(await isAt('body')).toBe(true);
});

test('who deletes what the page was about begins at the heading of the list', async () => {
  await open(page, dashboard.banks({ id }));
  await atWork(page);
  await page.focus('[commandfor=delete]');
  await answer('#delete');

  expect(await isAt('h1')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.$eval(':focus', (stop) => stop.closest('main') !== null)).toBe(true);
});

test('who opens a villa’s days again by keys sees the heading they go on from', async () => {
  const { id: villa } = await createVilla();
  await createClosing(villa, stayFromToday(10, 4));
  await open(page, dashboard.villa(villa, 'calendar'));
  await atWork(page);
  await page.focus('[commandfor=open-dates]');
  await answer('#open-dates');
  await page.waitForSelector('h1:focus');
  await page.waitForFunction(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {
      top: -1,
      bottom: 0,
    };
    return top >= 0 && bottom <= innerHeight;
  });
});

test('who takes a row out of a list by keys goes on with the one that took its place', async () => {
  const { id: villa_id } = await createVilla();
  const stay = `[${dayFromToday(50)},${dayFromToday(57)})`;
  const records = [await createExternal({ villa_id }), await createExternal({ villa_id, stay })];
  await open(page, dashboard.closings({ status: 'PENDING' }));
  await partAtWork(page, 'list-keys');
  const before = await readAll(page, 'a.row-link', (links) => links.map(({ href }) => href));
  expect(before).toHaveLength(records.length);
  await page.focus('tbody [commandfor=decide-rejected]');
  await answer('#decide-rejected');
  await page.waitForSelector('.row-link:focus');

  expect(await page.$eval(':focus', (link) => (link as HTMLAnchorElement).href)).toBe(before[1]);
});

test('who publishes a comment by keys goes on with the next comment, not with its button', async () => {
  const { id: villa_id } = await createVilla();
  for (const day of [1, 2, 3])
    await createComment({ villa_id, state: 'WAITING', author_name: `Ece ${day}` });
  await open(page, dashboard.comments());
  await atWork(page);
  const before = await readAll(page, '.comment', (cards) => cards.map(({ id }) => id));
  await page.focus('.comment [value=PUBLISHED]');
  await sendByEnter();
  await page.waitForSelector('.comment:focus');
  expect(await page.$eval(':focus', ({ id }) => id)).toBe(before[1]);

  await page.focus('.comment [commandfor=delete-comment]');
  await answer('#delete-comment');
  await page.waitForSelector('.comment:focus');
  expect(await page.$eval(':focus', ({ id }) => id)).toBe(before[2]);
});

test('who takes a row without a page of its own out of a list goes on with the next one', async () => {
  const emails = ['ada@example.com', 'ece@example.com'];
  for (const email of emails) await createSubscriber({ email });
  await open(page, dashboard.subscribers({ state: 'WAITING', order: 'email' }));
  await atWork(page);
  await page.focus('tbody [commandfor=end]');
  await answer('#end');
  await page.waitForSelector('tr:focus');

  expect(await page.$eval(':focus', (row) => row.textContent)).toContain(emails[1]);
});

test('who types a list’s days is given the time for a whole year, and stays with them', async () => {
  await open(page, dashboard.villaReservations());
  await partAtWork(page, 'list-focus');
  await page.focus('[name=date1]');
  // Longer from digit to digit than a choice by a pointer is waited for.
  await follow(page, () => page.keyboard.type('01052027', { delay: 300 }));
  await page.waitForSelector('[name=date1]:focus');

  expect(new URL(page.url()).searchParams.get('date1')).toMatch(/^2027-0[15]-0[15]$/);
});

test('who adds papers by keys is still where they chose them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'koy-papers-'));
  const file = path.join(folder, 'izin.pdf');
  await writeFile(file, '%PDF-1.7\ntrailer <<>>\n%%EOF\n');
  await open(page, dashboard.documents());
  await atWork(page);
  await page.keyboard.press('Tab');
  await page.focus('[data-part=files]');
  const files = (await page.$('[data-part=files]')) as ElementHandle<HTMLInputElement>;
  await follow(page, () => files.uploadFile(file));
  await rm(folder, { recursive: true });

  await page.waitForSelector('[data-part=files]:focus');
});
