import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit, visitor } from '../support/browser.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  PASSWORD,
} from '../support/factories.ts';

const { dashboard } = paths;
const ARRIVAL = dayFromToday(40);
const DEPARTURE = dayFromToday(47);

let visit: Visit;
let page: Page;

beforeAll(async () => {
  const { email } = await createUser();
  visit = await visitor();
  page = visit.page;
  await page.goto(origin + dashboard.login(dashboard.reservations('villa')));
  await page.type('[name=email]', email);
  await page.type('[name=password]', PASSWORD);
  await loaded(() => page.keyboard.press('Enter'));
});

/** Does something that leads to another page, and waits until that one knows its session. */
async function loaded(act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForNavigation(), act()]);
  await page.waitForSelector('[data-token-state=ready]');
}

const follow = () => loaded(() => page.keyboard.press('Enter'));

/** Goes on from stop to stop, as somebody without a mouse does. */
async function tabTo(selector: string): Promise<void> {
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`No way to ${selector} by keys`);
}

/** A day as the browser's own field takes it: its order of month and day is the machine's affair. */
async function typeDay(name: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const digits of [`${month}${date}${year}`, `${date}${month}${year}`]) {
    await tabTo(`[name=${name}]`);
    await page.keyboard.type(digits);
    if ((await page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value)) === day)
      return;
    await page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).blur());
  }
  throw new Error(`${name} does not take ${day}`);
}

async function write(name: string, text: string): Promise<void> {
  await tabTo(`.form [name=${name}]`);
  await page.keyboard.type(text);
}

const reservationsOf = (villa_id: number) =>
  db
    .selectFrom('reservations')
    .select(['id', 'status', 'check_in', 'check_out', 'customer_name', 'paid_kurus'])
    .where('villa_id', '=', villa_id)
    .execute();

test('a reservation is made and paid without ever touching a mouse', async () => {
  const villa = await createVilla({ name: 'Villa Klavye' });
  await tabTo(`a[href="${dashboard.newReservation('villa')}"]`);
  await follow();
  await typeDay('check_in', ARRIVAL);
  await typeDay('check_out', DEPARTURE);
  await follow();
  // Where it was searched from: the last of the two days.
  await page.waitForSelector('main [name=check_out]:focus');
  await tabTo(`a.row-link[href*="listing=${villa.id}"]`);
  await follow();

  // Where what was searched for goes on: the form for its guest.
  await page.waitForSelector('.form [name=customer_name]:focus');
  await page.keyboard.type('Klavye Konuğu');
  await write('customer_phone', '0532 123 45 67');
  await write('customer_email', 'klavye@ornek.example');
  await tabTo('.save-bar [type=submit]');
  await loaded(async () => {
    await page.keyboard.press('Enter');
    // A hasty second one is no second reservation.
    await page.keyboard.press('Enter');
  });

  const [made, ...others] = await reservationsOf(villa.id);
  expect(others).toEqual([]);
  expect(made).toMatchObject({
    status: 'OPTION',
    check_in: ARRIVAL,
    check_out: DEPARTURE,
    customer_name: 'Klavye Konuğu',
  });
  expect(page.url()).toBe(origin + dashboard.reservation('villa', made?.id ?? 0));

  await tabTo('[commandfor=record-payment]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#record-payment[open]');
  await tabTo('#record-payment .foot [type=submit]');
  await follow();
  const [paid] = await reservationsOf(villa.id);
  expect(paid?.status).toBe('CONFIRMED');
  expect(paid?.paid_kurus).toBeGreaterThan(0);
  expect(visit.problems).toEqual([]);
});

test('a list that was left open moves nothing that changed since, and says who did what', async () => {
  const { id, reservation_id } = await createReservation({ status: 'OPTION' });
  const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  await page.goto(`${origin}${dashboard.reservations('villa')}?reservation_id=${reservation_id}`);
  await page.waitForSelector('[data-token-state=ready]');
  await db.updateTable('reservations').set({ staff_note: 'Aradı' }).where('id', '=', id).execute();
  await db
    .insertInto('audit_log')
    .values({
      ...{ actor_id: colleague.id, actor_role: 'ADMIN', action: 'reservation.edited' },
      ...{ entity: 'reservation', entity_id: id },
    })
    .execute();

  await page.click('[commandfor=quick-move-OPTION]');
  await page.waitForSelector('#quick-move-OPTION[open]');
  await page.type('#quick-move-OPTION [name=reason]', 'Telefonda');
  await page.click('#quick-move-OPTION .foot [type=submit]');
  await page.waitForSelector('#quick-move-OPTION [data-errors] a');

  const [told] = await page.$$eval('#quick-move-OPTION [data-errors] li', (lines) =>
    lines.map(({ textContent }) => textContent),
  );
  expect(told).toMatch(/^\S.* · Selin Aksoy, \d+ \S+ \d\d\.\d\d$/);
  const said = await page.$eval('#quick-move-OPTION [data-errors]', (place) => place.textContent);
  expect(said).toContain('Bu kayıt siz açtıktan sonra değişti');
  const { status } = await db
    .selectFrom('reservations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('OPTION');
});

test('who acts on what a colleague moved meanwhile reads who did what, and keeps what was typed', async () => {
  const { id } = await createReservation();
  const colleague = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  await page.goto(`${origin}${dashboard.reservation('villa', id)}`);
  await page.waitForSelector('[data-token-state=ready]');
  await page.click('[commandfor=move-REJECTED]');
  await page.type('#move-REJECTED [name=reason]', 'Tadilat var');
  await db
    .insertInto('reservation_events')
    .values({
      reservation_id: id,
      ...{ kind: 'MOVED', from_status: 'PENDING', to_status: 'OPTION' },
      ...{ actor_id: colleague.id, actor_role: 'ADMIN' },
    })
    .execute();
  await db.updateTable('reservations').set({ staff_note: 'Aradı' }).where('id', '=', id).execute();
  await page.click('#move-REJECTED [type=submit]');
  await page.waitForSelector('#move-REJECTED [data-errors] a');

  const said = await page.$$eval('#move-REJECTED [data-errors] li', (lines) =>
    lines.map(({ textContent }) => textContent),
  );
  expect(said).toEqual([expect.stringMatching(/^Opsiyon · Selin Aksoy, \d+ \S+ \d\d\.\d\d$/)]);
  expect(
    await page.$eval(
      '#move-REJECTED [name=reason]',
      (field) => (field as HTMLTextAreaElement).value,
    ),
  ).toBe('Tadilat var');
});

test('a mail that lies open in two tabs goes from the second only when asked for again', async () => {
  const { id } = await createReservation({ status: 'CONFIRMED' });
  const preview = `${origin}${dashboard.reservationMail('villa', id, 'confirm')}`;
  const submit = '[data-once] [type=submit]';
  const mails = () =>
    db.selectFrom('mails').select('id').where('reservation_id', '=', id).execute();
  const beside = await page.browserContext().newPage();
  for (const tab of [page, beside]) {
    await tab.goto(preview);
    await tab.waitForSelector('[data-token-state=ready]');
  }
  await Promise.all([beside.waitForNavigation(), beside.click(submit)]);
  await beside.close();
  await page.bringToFront();
  await page.click(submit);
  await page.waitForSelector('[data-seen=last] .note');

  const said = await page.$eval('[data-errors]', (place) => place.textContent);
  expect(said).toContain('Siz bakarken bu mail misafire gitti');
  expect(await mails()).toHaveLength(1);
  await loaded(() => page.click(submit));
  expect(await mails()).toHaveLength(2);
});
