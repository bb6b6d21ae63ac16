import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ElementHandle } from 'puppeteer-core';
import sharp from 'sharp';

import { paths } from '../../server/shared/paths.ts';
import { holdBack, visitor } from '../support/browser.ts';
import { db } from '../support/db.ts';
import {
  createLegalDocuments,
  createReservation,
  createSettings,
  createVilla,
} from '../support/factories.ts';
import { createInvitedStay } from '../support/offer-factories.ts';
import { acceptTexts } from '../support/payment-page.ts';
import { fillIn, follow, open, partLoaded, textOf, waitForText } from './actions.ts';
import { edgesOf } from './measures.ts';

beforeAll(() => createSettings({ site_email: 'bilgi@koy.example' }));

const inSeconds = (seconds: number) => Temporal.Now.instant().add({ seconds }).toString();

test('what is left of an option is counted, and at its end the page says what to do', async () => {
  const option_until = inSeconds(6);
  const { reservation_id } = await createReservation({ status: 'OPTION', option_until });
  const { page, problems, close } = await visitor({ width: 360 });

  await open(page, paths.payment(reservation_id));
  const first = await textOf(page, '[role=timer]');
  await page.waitForFunction(
    (before) => document.querySelector('[role=timer]')?.textContent !== before,
    {},
    first,
  );
  await waitForText(page, 'main', 'Ödeme süresi doldu');

  expect(first).toMatch(/^0 dakika \d saniye$/);
  expect(await textOf(page, 'main')).toContain('Aynı tarihleri yeniden iste');
  const [text, ways] = await edgesOf(page, '.note p:has(+ .row), .note p + .row');
  expect((ways?.top ?? 0) - (text?.bottom ?? 0)).toBeCloseTo(12);
  expect(problems).toEqual([]);
  await close();
});

test('a page in which somebody types is not taken away at the end', async () => {
  await createLegalDocuments();
  const option_until = inSeconds(6);
  const { reservation_id } = await createReservation({ status: 'OPTION', option_until });
  await acceptTexts(reservation_id);
  const { page, close } = await visitor();

  await open(page, paths.payment(reservation_id));
  await page.type('#field-note', 'eşimin hesabından');
  await waitForText(page, '[role=timer]', 'Süre doldu.');

  expect(await page.$eval('#field-note', (field) => (field as HTMLInputElement).value)).toBe(
    'eşimin hesabından',
  );

  // Too late for its receipt: the page says so, and not its heading as if that had gone wrong.
  const receipt = path.join(mkdtempSync(path.join(tmpdir(), 'koy-receipts-')), 'dekont.pdf');
  writeFileSync(receipt, '%PDF-1.4\n%%EOF');
  await ((await page.$('#field-receipt')) as ElementHandle<HTMLInputElement>).uploadFile(receipt);
  await partLoaded(page, 'send-files');
  await follow(page, () => page.click('form[action$="/dekont"] button:not([type=button])'));
  expect(await textOf(page, 'main')).toContain('Ödeme süresi doldu');
  await close();
});

test('a photograph is made smaller as it is chosen', async () => {
  const villa = await createVilla();
  const code = await createInvitedStay(villa.id);
  const photo = path.join(mkdtempSync(path.join(tmpdir(), 'koy-photos-')), 'havuz.png');
  await sharp({ create: { width: 1600, height: 2560, channels: 3, background: '#3af' } })
    .png()
    .toFile(photo);
  const { page, problems, close } = await visitor();
  await open(page, paths.review(code));
  await ((await page.$('#field-pictures')) as ElementHandle<HTMLInputElement>).uploadFile(photo);
  const height = await page.waitForFunction(async () => {
    const [file] = document.querySelector<HTMLInputElement>('#field-pictures')?.files ?? [];
    return file?.type === 'image/jpeg' && (await createImageBitmap(file)).height;
  });

  expect(await height.jsonValue()).toBe(1280);
  expect(problems).toEqual([]);
  await close();
});

test('a photograph outlives a line that breaks and a form that is refused', async () => {
  const villa = await createVilla();
  const code = await createInvitedStay(villa.id);
  const photo = path.join(mkdtempSync(path.join(tmpdir(), 'koy-photos-')), 'havuz.jpg');
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3af' } }).toFile(
    photo,
  );
  const { page, problems, close } = await visitor({ width: 360 });
  const chosen = () =>
    page.$eval('#field-pictures', (field) => (field as HTMLInputElement).files?.length);
  const press = () =>
    page.$eval('.review form > div:has(> .button) .button', (button) => {
      (button as HTMLButtonElement).click();
    });
  await open(page, paths.review(code));
  await ((await page.$('#field-pictures')) as ElementHandle<HTMLInputElement>).uploadFile(photo);
  await partLoaded(page, 'send-files');

  const held = await holdBack(page, paths.review(code));
  await press();
  await (await page.waitForSelector('.sending button'))?.press('Enter');
  await page.waitForFunction(() => !document.querySelector('.sending'));
  expect(await textOf(page, ':focus')).toBe('Yorumu gönder');
  expect(await chosen()).toBe(1);
  held.release();
  problems.length = 0;

  const line = await page.createCDPSession();
  await line.send('Network.enable');
  await line.send('Network.setBlockedURLs', {
    urlPatterns: [{ urlPattern: `*://*:*${paths.review(code)}*`, block: true }],
  });
  await press();
  await waitForText(page, '#toasts', 'Sunucuya ulaşılamadı');
  expect(await chosen()).toBe(1);

  await line.send('Network.setBlockedURLs', { urlPatterns: [] });
  problems.length = 0;
  await press();
  await page.waitForSelector('#field-body[aria-invalid]');
  expect(await chosen()).toBe(1);
  expect(await page.title()).toMatch(/^Hata: /);
  expect(await textOf(page, ':focus')).toContain('düzelt');
  expect(await textOf(page, 'main')).not.toContain('Fotoğraflarınızı yeniden seçin');

  await page.click('#field-score label:has([value="5"])');
  await fillIn(page, { body: 'Havuz tertemizdi, manzarası çok güzeldi.', author_name: 'Ayşe' });
  await press();
  await waitForText(page, 'h1', 'Teşekkür ederiz');
  const kept = await db
    .selectFrom('comment_pictures')
    .innerJoin('comments', 'comments.id', 'comment_pictures.comment_id')
    .where('comments.villa_id', '=', villa.id)
    .select('comment_pictures.position')
    .execute();
  expect(kept).toHaveLength(1);
  await close();
});

test('photographs are counted as they are chosen, and what was written stays', async () => {
  const villa = await createVilla();
  const code = await createInvitedStay(villa.id);
  const folder = mkdtempSync(path.join(tmpdir(), 'koy-photos-'));
  const photos = Array.from({ length: 7 }, (_, at) => path.join(folder, `${at}.jpg`));
  for (const photo of photos) writeFileSync(photo, 'x');
  const { page, problems, close } = await visitor();
  const field = async () =>
    (await page.$('#field-pictures')) as ElementHandle<HTMLInputElement> | null;

  await open(page, paths.review(code));
  await page.type('#field-body', 'Havuz tertemizdi.');
  await (await field())?.uploadFile(...photos);
  await waitForText(page, '#field-pictures-problem', '7 dosya seçtiniz; en çok 6');
  expect(await (await field())?.evaluate(({ files }) => files?.length)).toBe(0);

  await (await field())?.uploadFile(...photos.slice(1));
  await page.waitForFunction(() => !document.querySelector('#field-pictures-problem'));
  expect(await (await field())?.evaluate(({ files }) => files?.length)).toBe(6);
  expect(problems).toEqual([]);
  await close();
});
