import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, holdBack, origin, type Visit } from '../support/browser.ts';
import { createVilla, stayFromToday } from '../support/factories.ts';
import { createOffer } from '../support/offer-factories.ts';
import { atWork, partLoaded, send, staffAt } from './actions.ts';

const { dashboard } = paths;
const STAY = { ...stayFromToday(60, 7), adults: 2 };

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.offers());
  page = visit.page;
});

const follow = (selector: string) => send(page, selector);

const typedInto = (name: string) =>
  page.$eval(`[name="${name}"]`, (field) => (field as HTMLInputElement).value);

test('what is typed into an offer stays while villas are picked and moved, and goes once it is made', async () => {
  const villas = [
    await createVilla({ name: 'Villa Lodos', nightly_price_kurus: 10_000_00 }),
    await createVilla({ name: 'Villa Mercan', nightly_price_kurus: 11_000_00 }),
  ];
  await page.goto(origin + dashboard.newOffer(STAY));
  await atWork(page);
  await page.type('[name=customer_name]', 'Caner Yıldız');
  await follow('.lines:not(.picks) li a.button');
  await page.type('[name="villas.0.note"]', 'Denize en yakını');
  await page.type('[name="villas.0.discount_percent"]', '15');
  await follow('.lines:not(.picks) li a.button');
  await follow('.picks li:first-child .pick-moves a');

  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=customer_name]')?.value !== '',
  );
  expect(await typedInto('customer_name')).toBe('Caner Yıldız');
  expect(await typedInto('villas.1.note')).toBe('Denize en yakını');
  expect(await typedInto('villas.1.discount_percent')).toBe('15');

  await follow('.save-bar [type=submit]');
  const made = await db
    .selectFrom('offer_villas')
    .innerJoin('offers', 'offers.id', 'offer_villas.offer_id')
    .select(['offers.customer_name', 'offer_villas.villa_id', 'offer_villas.discount_percent'])
    .orderBy('offer_villas.position')
    .execute();
  const customer_name = 'Caner Yıldız';
  expect(made).toEqual([
    { customer_name, villa_id: villas[1]?.id, discount_percent: null },
    { customer_name, villa_id: villas[0]?.id, discount_percent: 15 },
  ]);
  await page.goto(origin + dashboard.newOffer(STAY));
  await atWork(page);
  expect(await typedInto('customer_name')).toBe('');
});

test('who picks and moves villas by keys goes on beside what they pressed', async () => {
  for (const name of ['Villa Ardıç', 'Villa Ardıç Bahçe', 'Villa Ardıç Konak'])
    await createVilla({ name });
  await page.goto(origin + dashboard.newOffer({ ...STAY, q: 'Ardıç' }));
  await atWork(page);
  const press = async () => {
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await atWork(page);
    await page.keyboard.press('Tab');
    return page.$eval(':focus', (stop) => stop.closest('li')?.querySelector('b')?.textContent);
  };

  await page.focus('[id^=found-]:nth-child(1) a.button');
  const next = await page.$eval('[id^=found-]:nth-child(2) b', (name) => name.textContent);
  expect(await press()).toBe(next);
  await page.focus('[id^=found-]:nth-child(1) a.button');
  await press();
  const last = await page.$eval('.picks li:last-child b', (name) => name.textContent);
  await page.focus('.picks li:last-child .pick-moves a');
  expect(await press()).toBe(last);
});

describe('villas of an offer that a colleague changed meanwhile', () => {
  let offer: { id: number };
  let lodos: { id: number };

  /** The offer's page, opened before a colleague put Villa Pelin in, left a word about Villa Lodos, and saved. */
  beforeEach(async () => {
    lodos = await createVilla({ name: 'Villa Lodos' });
    const pelin = await createVilla({ name: 'Villa Pelin' });
    offer = await createOffer(lodos.id);
    await page.goto(origin + dashboard.editOffer(offer.id));
    await atWork(page);
    const villa = { offer_id: offer.id, villa_id: pelin.id, position: 2, total_kurus: 50_000_00 };
    const quote = JSON.stringify({ sellable: true, total_kurus: 50_000_00 });
    await db
      .insertInto('offer_villas')
      .values({ ...villa, quote })
      .execute();
    await db
      .updateTable('offer_villas')
      .set({ note: 'Onların notu' })
      .where('villa_id', '=', lodos.id)
      .execute();
    // No field of the form: of those only villas changed.
    await db
      .updateTable('offers')
      .set({ sent_at: new Date() })
      .where('id', '=', offer.id)
      .execute();
  });

  const refused = async () => {
    await page.click('.save-bar [type=submit]');
    await page.waitForSelector('[data-stale]:not([hidden])');
    return page.$$eval('[data-stale] li', (lines) => lines.map((li) => li.textContent));
  };

  const stored = () =>
    db
      .selectFrom('offer_villas')
      .innerJoin('villas', 'villas.id', 'offer_villas.villa_id')
      .select(['villas.name', 'offer_villas.note'])
      .where('offer_id', '=', offer.id)
      .orderBy('offer_villas.position')
      .execute();

  const TOLD = ['Teklifteki villalar eklendi: Villa Pelin · değişti: Villa Lodos'];

  test('are named, and stay where only something else was written here', async () => {
    await page.type('[name=note]', 'Hoş geldiniz');

    expect(await refused()).toEqual(TOLD);
    await follow('[data-stale-mine]');
    expect(await stored()).toEqual([
      { name: 'Villa Lodos', note: 'Onların notu' },
      { name: 'Villa Pelin', note: '' },
    ]);
  });

  test('are named, and give way to those that were changed here', async () => {
    await page.type('[name="villas.0.note"]', 'Benim notum');

    expect(await refused()).toEqual(TOLD);
    await follow('[data-stale-mine]');
    expect(await stored()).toEqual([{ name: 'Villa Lodos', note: 'Benim notum' }]);
  });
});

test('an offer without days and villas is told by their names what it lacks', async () => {
  await page.goto(origin + dashboard.newOffer());
  await atWork(page);
  await page.click('.save-bar [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');

  expect(
    await page.$$eval('[data-errors] li', (lines) => lines.map((li) => li.textContent)),
  ).toEqual(
    expect.arrayContaining([
      'Giriş: Bu alan gerekli.',
      'Çıkış: Bu alan gerekli.',
      'Ad soyad: Bu alan gerekli.',
      'Teklifteki villalar: Bu alan gerekli.',
    ]),
  );
  const leadsTo = async (label: string) => {
    await page.click(`[data-errors] li ::-p-text(${label})`);
    return page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  };
  expect(await leadsTo('Giriş')).toBe('field-check_in');
  expect(await page.$eval('#field-check_in', (day) => day.ariaInvalid)).toBe('true');
  expect(
    await page.$eval('#field-check_in', (day) =>
      day.ariaDescribedByElements?.map(({ textContent }) => textContent),
    ),
  ).toEqual(['Bu alan gerekli.']);
  expect(await leadsTo('Teklifteki villalar')).toMatch(/^Teklifteki villalar/);
});

test('what is typed before the part of the script comes that keeps it is kept too', async () => {
  const { page: other, close } = await staffAt(dashboard.home());
  const { release } = await holdBack(other, '/drafts-');
  await other.goto(origin + dashboard.newOffer(STAY), { waitUntil: 'domcontentloaded' });
  await atWork(other);
  await other.type('[name=customer_name]', 'Ece Aydın');
  release();
  await partLoaded(other, 'drafts');
  await other.goto(origin + dashboard.offers());
  await other.goto(origin + dashboard.newOffer(STAY));

  await partLoaded(other, 'drafts');

  expect(
    await other.$eval('[name=customer_name]', (name) => (name as HTMLInputElement).value),
  ).toBe('Ece Aydın');
  await close();
});
