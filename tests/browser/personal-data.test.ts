import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { HTTPRequest, Page } from 'puppeteer-core';

import { today } from '../../server/clock.ts';
import { formatDay } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { db, holdBack, origin, type Visit } from '../support/browser.ts';
import { createMessage } from '../support/desk-factories.ts';
import { createReservation, PASSWORD, stayOverNewYear } from '../support/factories.ts';
import { atWork, fillIn, placeOf, readAll, savedFile, staffAt, textOf } from './actions.ts';

const PAGE = paths.dashboard.personalData();
const EMAIL = 'zumrut@ornek.example';
const GUEST = { customer_email: EMAIL, customer_phone: '+905377654321' };

let visit: Visit;
let page: Page;

const ended = (years: number) => {
  const day = today().subtract({ years });
  return { check_in: day.subtract({ days: 7 }).toString(), check_out: day.toString() };
};

const place = (name: string) => `[data-part=${name}]`;

/** The place that is shown, which has the focus; the others are not there. */
async function shown(name: string): Promise<void> {
  await page.waitForSelector(`${place(name)}:not([hidden])`);
  const seen = await readAll(page, '[data-personal-data] > [data-part]', (places) =>
    places.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('data-part')),
  );
  expect(seen).toEqual([name]);
  expect(await page.$eval(place(name), (each) => each === document.activeElement)).toBe(true);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(false);
}

async function search(contact: string): Promise<void> {
  await fillIn(page, { contact });
  await page.keyboard.press('Enter');
}

/** What the counters say, as they are read. */
const counts = (within: string) =>
  readAll(page, `${within} li:has([data-count])`, (lines) =>
    lines.filter((line) => line.checkVisibility()).map(({ textContent }) => textContent),
  );

describe.each([1440, 360])('at %i', (width) => {
  beforeEach(async () => {
    await db
      .updateTable('reservations')
      .set({ customer_email: 'eski@ornek.example', customer_phone: '+905300000000' })
      .execute();
    await db.deleteFrom('contact_messages').execute();
    visit = await staffAt(PAGE, { width });
    page = visit.page;
  });

  afterEach(() => visit.close());

  test('a guest is found, and what may be erased and what not is told', async () => {
    const done = await createReservation({ ...GUEST, status: 'COMPLETED', ...ended(1) });
    await createReservation({ ...GUEST, status: 'CONFIRMED', ...stayOverNewYear() });
    await createMessage({ email: EMAIL });

    await search(EMAIL);

    await shown('found');
    expect(await textOf(page, '[data-part=found] h2')).toBe(`Saklananlar ${EMAIL}`);
    expect(await counts(place('found'))).toEqual(
      expect.arrayContaining(['Villa rezervasyonları 2', 'İletişim mesajları 1']),
    );
    const rows = await readAll(page, '[data-part=bookings] tbody tr', (all) =>
      all.map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ')),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(done.reservation_id);
    expect(rows[0]).toContain('Tamamlandı');
    expect(rows[0]).toContain(`Saklama sonu ${formatDay(today().add({ years: 2 }).toString())}`);
    expect(rows[1]).toContain('Sonuçlanınca silinebilir');
    const link = await page.$eval('[data-part=bookings] a', (a) => a.getAttribute('href'));
    expect(link).toBe(paths.dashboard.villaReservation(done.id));
    expect(await page.$eval('[commandfor=erase]', (button) => button.checkVisibility())).toBe(
      false,
    );
    expect(await textOf(page, place('running'))).toContain('O sonuçlanmadan hiçbir şey silinemez');
    expect(placeOf(page)).toBe(PAGE);
    expect(visit.problems).toEqual([]);
  });

  test('nobody is found, and what is no address is said where it was typed', async () => {
    await search('kimse@ornek.example');
    await shown('none');

    await search('zümrüt');
    await page.waitForSelector('[data-errors]:not([hidden])');

    expect(await textOf(page, '[data-error-for=contact]')).toBe(
      'Bir e-posta adresi ya da telefon numarası yazın.',
    );
    expect(await page.$eval(place('none'), (each) => each.checkVisibility())).toBe(false);
  });

  test('the answer is about whom was asked for, whatever is typed meanwhile', async () => {
    await createReservation({ ...GUEST, status: 'REJECTED' });
    await page.setRequestInterception(true);
    const asked = new Promise<HTTPRequest>((resolve) => {
      page.on('request', (request) =>
        request.url().endsWith('/search') ? resolve(request) : void request.continue(),
      );
    });
    await search(EMAIL);
    const request = await asked;
    await fillIn(page, { contact: 'baska@ornek.example' });
    await page.keyboard.press('Enter');
    await request.continue();
    await shown('found');

    expect(await textOf(page, '[data-part=found] h2')).toBe(`Saklananlar ${EMAIL}`);
    const wanted = await page.$eval('#erase [name=contact]', (e) => (e as HTMLInputElement).value);
    expect(wanted).toBe(EMAIL);
    expect(await page.$eval('[data-download]', (e) => e.getAttribute('data-body'))).toContain(
      EMAIL,
    );
  });

  test('who is looked for before the script is there is named as it comes', async () => {
    await createMessage({ email: EMAIL });
    await visit.close();
    // A browser that has not been on the screen yet keeps no part of its script.
    visit = await staffAt(paths.dashboard.home(), { width });
    page = visit.page;
    const { release } = await holdBack(page, '/personal-data-');
    await page.goto(origin + PAGE, { waitUntil: 'domcontentloaded' });
    await atWork(page);
    await search(EMAIL);
    release();
    await shown('found');

    expect(await textOf(page, '[data-part=found] h2')).toBe(`Saklananlar ${EMAIL}`);
  });

  test('a guest is erased with a reason, and nothing of them stays in the page', async () => {
    const gone = await createReservation({ ...GUEST, status: 'REJECTED' });
    const kept = await createReservation({ ...GUEST, status: 'COMPLETED', ...ended(1) });
    await createMessage({ email: EMAIL });
    await search(EMAIL);
    await shown('found');

    await page.click('[commandfor=erase][command=show-modal]');
    await page.waitForSelector('#erase[open]');
    expect(await textOf(page, '#erase .chosen')).toBe(EMAIL);
    await page.click('#erase .foot [type=submit]');
    await page.waitForSelector('#erase [data-error-for=reason]:not(:empty)');
    await page.type('#erase [name=reason]', '22.11.2026 tarihli başvuru');
    await page.click('#erase .foot [type=submit]');
    await shown('erased');

    expect(await textOf(page, place('codes'))).toContain(gone.reservation_id);
    expect(await textOf(page, place('kept'))).toContain(kept.reservation_id);
    expect(await counts(place('erased'))).toContain('İletişim mesajları 1');
    expect(await page.content()).not.toContain(EMAIL);
    const values = await readAll(page, 'input, textarea', (fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    expect(values.filter((value) => value.includes('zumrut'))).toEqual([]);
    const journal = await db.selectFrom('destruction_log').select('reason').execute();
    expect(journal).toContainEqual({ reason: '22.11.2026 tarihli başvuru' });
  });
});

test('the password is asked again, for the search and for the file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'koy-privacy-'));
  await createReservation({ ...GUEST, status: 'REJECTED' });
  visit = await staffAt(PAGE);
  page = visit.page;

  await forgetPasswords();
  await search(EMAIL);
  await proveAgain();
  await shown('found');
  await forgetPasswords();
  const { name, content } = await savedFile(page, folder, '[data-download]', proveAgain);

  expect(name).toBe(`kisisel-veriler-${today()}.zip`);
  const zip = unzipSync(new Uint8Array(content));
  expect(strFromU8(zip['veri.json'] ?? new Uint8Array())).toContain(EMAIL);
  await visit.close();
  await rm(folder, { recursive: true, force: true });
});

/** As if everybody had signed in an hour ago. */
const forgetPasswords = () =>
  db.updateTable('sessions').set({ proved_at: sql`now() - interval '1 hour'` }).execute();

async function proveAgain(): Promise<void> {
  await page.waitForSelector('#proof[open]');
  await page.type('#proof [name=password]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#proof:not([open])');
}
