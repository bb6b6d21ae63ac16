import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit } from '../support/browser.ts';
import { createVilla, stayFromToday } from '../support/factories.ts';
import { atWork, send, staffAt } from './actions.ts';

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
});
