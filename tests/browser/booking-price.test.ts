import { paths } from '../../server/shared/paths.ts';
import { createBoat, createBoatExtra, saturdayFromToday } from '../support/boat-factories.ts';
import { passTime, setLine, stopClock, visitor } from '../support/browser.ts';
import { db } from '../support/db.ts';
import {
  createExtra,
  createLegalDocuments,
  createVilla,
  stayFromToday,
} from '../support/factories.ts';
import { fillIn, fillRequest, follow, open, readAll, textOf, waitForText } from './actions.ts';

/** The pictures' files are not there. */
const isOurs = (problem: string) => !problem.startsWith('Failed to load resource');

const STATUS = '[data-priced=total]';

beforeAll(() => createLegalDocuments());

test('an extra is priced as it is ticked, and the request is taken at that price', async () => {
  const villa = await createVilla();
  const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });
  const { page, problems, close } = await visitor();
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));
  expect(await textOf(page, STATUS)).toBe('Toplam ₺70.000');
  await fillRequest(page);

  await page.click(`[name=extras][value="${extra.id}"]`);
  await waitForText(page, STATUS, '₺72.000');

  expect(await textOf(page, 'section.summary')).toContain('₺72.000');
  expect(await readAll(page, '.agreements', ([texts]) => texts?.textContent)).toContain('72.000');
  // The texts are others by now, and want to be read.
  expect(await readAll(page, '[name^=accept_]:checked', (ticked) => ticked.length)).toBe(0);
  await waitForText(page, '#toasts', 'onay kutularını yeniden işaretleyin');
  expect(page.url()).not.toContain('ayse');
  for (const box of ['accept_information', 'accept_contract']) await page.click(`[name=${box}]`);
  await follow(page, () => page.click('.send button'));
  const { total_kurus } = await db
    .selectFrom('reservations')
    .select('total_kurus')
    .where('villa_id', '=', villa.id)
    .executeTakeFirstOrThrow();
  expect(total_kurus).toBe(72_000_00);
  expect(problems.filter(isOurs)).toEqual([]);
  await close();
});

test('a note changes no price: what was ticked after it stays ticked', async () => {
  const villa = await createVilla();
  const { page, close } = await visitor();
  await stopClock(page);
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));

  await page.type('[name=customer_note]', 'Akşam geliyoruz');
  for (const box of ['accept_information', 'accept_contract']) await page.click(`[name=${box}]`);
  await passTime(page, 1000);
  await page.waitForNetworkIdle();

  expect(await readAll(page, '[name^=accept_]:checked', (ticked) => ticked.length)).toBe(2);
  await close();
});

test('of more people for the same sum it is said that the texts are others, not that the sum is', async () => {
  const villa = await createVilla();
  const { page, close } = await visitor();
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));
  for (const box of ['accept_information', 'accept_contract']) await page.click(`[name=${box}]`);

  await fillIn(page, { adults: '3' });
  await page.focus('[name=customer_note]');
  await waitForText(page, '#toasts', 'onay kutularını yeniden işaretleyin');

  expect(await textOf(page, 'section.summary')).toContain('Toplam ₺70.000');
  expect(await textOf(page, '#toasts')).not.toContain('Tutar');
  await close();
});

test('a boat’s extra is priced as it is ticked, and no longer once it is not', async () => {
  const boat = await createBoat({ prices: { WEEK: 350_000_00 } });
  const extra = await createBoatExtra({ boat_id: boat.id });
  const { page, close } = await visitor();
  await open(page, paths.bookBoat(boat.slug, { unit: 'week', ...saturdayFromToday(60, 7) }));
  const before = await textOf(page, STATUS);

  await page.click(`[name=extras][value="${extra.id}"]`);
  await page.waitForFunction(
    (selector, old) => document.querySelector(selector)?.textContent !== old,
    {},
    STATUS,
    before,
  );
  await page.click(`[name=extras][value="${extra.id}"]`);
  await waitForText(page, STATUS, before);
  await close();
});

test('what a browser fills in again on the way back is priced, and sent again it is no change', async () => {
  const villa = await createVilla();
  const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });
  const { page, close } = await visitor();
  await page.setCacheEnabled(false);
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));
  await page.click(`[name=extras][value="${extra.id}"]`);
  await waitForText(page, STATUS, '₺72.000');
  await fillRequest(page);
  await follow(page, () => page.click('.send button'));
  await page.goBack({ waitUntil: 'load' });
  await waitForText(page, STATUS, '₺72.000');

  for (const box of ['accept_information', 'accept_contract'])
    await page.$eval(`[name=${box}]`, (each) => {
      (each as HTMLInputElement).checked = true;
    });
  await follow(page, () => page.click('.send button'));
  expect(await textOf(page, 'main')).not.toContain('bu değişiklik henüz gönderilmedi');
  await close();
});

test('what is ticked without a line is said to be unpriced, and priced once there is one', async () => {
  const villa = await createVilla();
  const extra = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 2_000_00 });
  const { page, close } = await visitor();
  const isThere = page.waitForResponse((response) => response.url().includes('/prices-'));
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));
  await isThere;
  await page.waitForNetworkIdle();
  await setLine(page, 'none');
  await page.click(`[name=extras][value="${extra.id}"]`);
  await waitForText(page, '#toasts', 'Yeni fiyat okunamadı');
  expect(await textOf(page, STATUS)).toBe('Toplam ₺70.000');

  await setLine(page, 'good');
  await waitForText(page, STATUS, '₺72.000');

  // With a line, but no answer: it is asked for again by itself.
  await page.setRequestInterception(true);
  let asked = 0;
  page.on('request', (request) => {
    if (!request.url().includes('check_in=')) return void request.continue();
    asked += 1;
    return void (asked === 1 ? request.respond({ status: 503 }) : request.continue());
  });
  await page.click(`[name=extras][value="${extra.id}"]`);
  await waitForText(page, STATUS, '₺70.000');
  expect(asked).toBe(2);
  await close();
});

test('more people than may come leave the page as it is, and sending tells why', async () => {
  const villa = await createVilla({ capacity: 4 });
  await createExtra({ villa_id: villa.id });
  const { page, close } = await visitor();
  await open(page, paths.bookVilla(villa.slug, { ...stayFromToday(60, 7), adults: 2 }));
  await fillRequest(page);

  await Promise.all([
    page.waitForResponse((response) => response.url().includes('adults=9')),
    fillIn(page, { adults: '9' }).then(() => page.focus('[name=customer_note]')),
  ]);

  expect(await textOf(page, STATUS)).toBe('Toplam ₺70.000');
  await follow(page, () => page.click('.send button'));
  expect(await textOf(page, 'main')).toContain('en fazla 4');
  await close();
});
