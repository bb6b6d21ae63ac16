import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ElementHandle, Page } from 'puppeteer-core';
import sharp from 'sharp';

import { paths } from '../../server/shared/paths.ts';
import { createBoatType } from '../support/boat-factories.ts';
import { answerFor, db, origin, type Visit } from '../support/browser.ts';
import { createVilla } from '../support/factories.ts';
import { createVillaPicture } from '../support/villa-catalogue-factories.ts';
import { atWork, readAll, send, staffAt, waitForText } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'koy-pictures-'));
  visit = await staffAt(dashboard.users());
  page = visit.page;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A photograph as a camera makes it, larger than the site keeps. */
async function photo(name: string, background: string): Promise<string> {
  const file = path.join(folder, name);
  const canvas = { width: 2400, height: 1600, channels: 3, background } as const;
  await sharp({ create: canvas }).jpeg().toFile(file);
  return file;
}

const choose = async (selector: string, files: string[]) =>
  ((await page.$(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files);

const texts = (selector: string) =>
  readAll(page, selector, (places) => places.map(({ textContent }) => textContent ?? ''));

const order = () =>
  readAll(page, '[data-part=cards] [data-id]', (cards) =>
    cards.map((card) => Number((card as HTMLElement).dataset.id)),
  );

const stored = (villaId: number) =>
  db
    .selectFrom('villa_pictures')
    .innerJoin('stored_pictures', 'stored_pictures.hash', 'villa_pictures.hash')
    .select(['villa_pictures.id', 'alt', 'kind', 'width', 'height'])
    .where('villa_id', '=', villaId)
    .orderBy('position')
    .execute();

test('a villa’s pictures are uploaded, put in order, described and deleted', async () => {
  const { id } = await createVilla({ name: 'Villa Deneme' });
  const broken = path.join(folder, 'bozuk.jpg');
  await writeFile(broken, 'not a picture');
  await page.goto(origin + dashboard.villa(id, 'pictures'));
  await atWork(page);

  await choose('[data-part=files]', [
    await photo('havuz.jpg', '#2060a0'),
    broken,
    await photo('teras.jpg', '#a06020'),
    await photo('mutfak.jpg', '#20a060'),
  ]);
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-state=done]').length === 3 &&
      document.querySelectorAll('[data-state=failed]').length === 1,
  );
  expect(await texts('[data-part=said]')).toEqual(['3 görsel yüklendi, 1 görsel yüklenemedi.']);
  expect((await texts('[data-state=failed] .words'))[0]).toMatch(/resim|görsel|fotoğraf/i);
  const kept = await stored(id);
  expect(kept.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([1920, 1280]));
  expect(new Set(await order())).toEqual(new Set(kept.map((picture) => picture.id)));

  await page.reload();
  await atWork(page);
  const [first, second, third] = await order();
  await page.waitForSelector('[data-sort-step="-1"]:disabled');
  await page.focus(`[data-id="${first}"] [data-sort-handle]`);
  await page.keyboard.press('End');
  expect(await order()).toEqual([second, third, first]);
  expect((await texts('[data-sort-status]'))[0]).toBe('3. sıraya taşındı.');
  await page.keyboard.press('Escape');
  expect(await order()).toEqual([first, second, third]);

  await drag(`[data-id="${third}"] [data-sort-handle]`, `[data-id="${first}"]`);
  await page.click(`[data-id="${second}"] [data-sort-step="-1"]`);
  expect(await order()).toEqual([third, second, first]);
  await waitForText(page, '[data-sort-status]', 'Sıra kaydedildi.');
  expect((await stored(id)).map((picture) => picture.id)).toEqual([third, second, first]);

  await page.click(`[data-id="${second}"] [commandfor=edit-picture]`);
  await page.waitForSelector('#edit-picture[open]');
  await page.$eval('#edit-picture [name=alt]', (field) => {
    (field as HTMLTextAreaElement).value = '';
  });
  await page.type('#edit-picture [name=alt]', 'Gün batımında teras');
  await page.select('#edit-picture [name=kind]', 'VIEW');
  await page.click('#edit-picture [type=submit]');
  await page.waitForSelector('#edit-picture:not([open])');
  expect((await stored(id))[1]).toMatchObject({ alt: 'Gün batımında teras', kind: 'VIEW' });
  expect(await texts(`[data-id="${second}"] [data-part=kind]`)).toEqual(['Manzara']);

  await page.click(`[data-id="${third}"] [commandfor=delete-picture]`);
  await page.waitForSelector('#delete-picture[open]');
  await page.click('#delete-picture [type=submit]');
  await page.waitForSelector('#delete-picture:not([open])');
  expect(await order()).toEqual([second, first]);
  expect(await stored(id)).toHaveLength(2);

  await page.click('[data-select-all]');
  await page.click('[commandfor=delete-pictures]');
  await page.waitForSelector('#delete-pictures[open]');
  expect(await page.$$('#delete-pictures img')).toHaveLength(2);
  await page.click('#delete-pictures .foot [type=submit]');
  await page.waitForSelector('#delete-pictures:not([open])');
  expect(await order()).toEqual([]);
  expect(await stored(id)).toEqual([]);
  expect(await page.$('[data-selection]:not([hidden])')).toBeNull();
  expect(visit.problems.filter((problem) => !/\b422\b/.test(problem))).toEqual([]);
});

test('pictures chosen together stand in the order they were chosen in, however large each is', async () => {
  const { id } = await createVilla();
  const shape = async (width: number, height: number) => {
    const file = path.join(folder, `${width}.png`);
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const canvas = { width, height, channels: 3, background: '#888', noise } as const;
    await sharp({ create: canvas }).png().toFile(file);
    return file;
  };
  await page.goto(origin + dashboard.villa(id, 'pictures'));
  await atWork(page);

  await choose('[data-part=files]', [
    await shape(1900, 1200),
    await shape(400, 300),
    await shape(500, 300),
    await shape(600, 300),
  ]);
  await page.waitForFunction(() => document.querySelectorAll('[data-state=done]').length === 4);

  const kept = await stored(id);
  expect(kept.map(({ width }) => width)).toEqual([1900, 400, 500, 600]);
  expect(await order()).toEqual(kept.map((picture) => picture.id));
});

test('a drawing is refused as the page says, and no photograph is made of it', async () => {
  const { id } = await createVilla();
  const drawing = path.join(folder, 'plan.svg');
  await writeFile(
    drawing,
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="90" height="60"/></svg>',
  );
  const moving = path.join(folder, 'hareketli.gif');
  await sharp(await photo('gif.jpg', '#108040'))
    .gif()
    .toFile(moving);
  await page.goto(origin + dashboard.villa(id, 'pictures'));
  await atWork(page);

  await choose('[data-part=files]', [drawing, moving]);
  await page.waitForFunction(() => document.querySelectorAll('[data-state=failed]').length === 2);

  for (const words of await texts('[data-state=failed] .words'))
    expect(words).toContain('JPG, PNG, WebP ya da AVIF');
  expect(await stored(id)).toEqual([]);
});

test('what is done with pictures that nobody described is named by their places', async () => {
  const { id } = await createVilla({ name: 'Villa Adsız' });
  for (let count = 0; count < 2; count += 1) await createVillaPicture(id);
  await db.updateTable('villa_pictures').set({ alt: '' }).where('villa_id', '=', id).execute();
  await page.goto(origin + dashboard.villa(id, 'pictures'));
  await atWork(page);
  const names = (selector: string) =>
    readAll(page, `[data-part=cards] ${selector}`, (all) => all.map(({ ariaLabel }) => ariaLabel));
  const [first, second] = await order();
  expect(await names('[data-sort-handle]')).toEqual(['Taşı: 1. görsel', 'Taşı: 2. görsel']);

  await page.focus(`[data-id="${first}"] [data-sort-handle]`);
  await page.keyboard.press('End');
  expect(await names(`[data-id="${first}"] button`)).toEqual([
    'Taşı: 2. görsel',
    'Öne al: 2. görsel',
    'Geriye al: 2. görsel',
    expect.stringContaining('2. görsel'),
    expect.stringContaining('2. görsel'),
  ]);
  await page.keyboard.press('Escape');

  await page.click(`[data-id="${second}"] [commandfor=edit-picture]`);
  await page.waitForSelector('#edit-picture[open]');
  await page.type('#edit-picture [name=alt]', 'Havuz');
  await page.click('#edit-picture [type=submit]');
  await page.waitForSelector('#edit-picture:not([open])');
  expect(await names('[data-sort-handle]')).toEqual(['Taşı: 1. görsel', 'Taşı: Havuz']);

  await choose('[data-part=files]', [await photo('adsiz.jpg', '#704020')]);
  await page.waitForSelector('[data-state=done]');
  expect(await names('[data-sort-step="1"]')).toEqual([
    'Geriye al: 1. görsel',
    'Geriye al: Havuz',
    'Geriye al: 3. görsel',
  ]);
});

async function drag(from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all([from, to].map((place) => page.$(place)));
  const [a, b] = await Promise.all([start?.boundingBox(), end?.boundingBox()]);
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('a type’s picture changes at once, and the form beside it can still be saved', async () => {
  const { id } = await createBoatType({ name: 'Gulet' });
  await page.goto(origin + dashboard.boatTypes({ id }));
  await atWork(page);

  await choose('[data-picture=input]', [await photo('gulet.jpg', '#405060')]);
  await page.waitForSelector('[data-picture=image]:not([hidden])');
  await page.type('[name=description]', 'Ahşap tekne');
  await Promise.all([page.waitForNavigation(), page.click('#form .save-bar [type=submit]')]);

  const type = await db
    .selectFrom('boat_types')
    .select(['description', 'picture_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(type).toEqual({ description: 'Ahşap tekne', picture_hash: expect.any(String) });
});

test('who orders and deletes pictures by keys is never thrown back to the top of the page', async () => {
  const { id } = await createVilla();
  for (let count = 0; count < 5; count += 1) await createVillaPicture(id);
  await page.goto(origin + dashboard.villa(id, 'pictures'));
  await atWork(page);
  const focused = () =>
    page.$eval(':focus', (stop) => stop.closest<HTMLElement>('[data-id]')?.dataset.id);
  const answer = async (dialog: string) => {
    await page.keyboard.press('Enter');
    await page.waitForSelector(`#${dialog}[open]`);
    await page.focus(`#${dialog} .foot [type=submit]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`#${dialog}:not([open])`);
    await page.waitForSelector('[data-sort-handle]:focus');
  };
  const [first, , third, fourth, last] = await order();

  await page.focus(`[data-id="${first}"] [data-sort-handle]`);
  await page.keyboard.press('ArrowRight');
  await waitForText(page, '[data-sort-status]', 'Sıra kaydedildi.');
  expect(await focused()).toBe(String(first));

  await page.focus(`[data-id="${third}"] [commandfor=delete-picture]`);
  await answer('delete-picture');
  expect(await focused()).toBe(String(fourth));

  await page.focus(`[data-id="${last}"] [type=checkbox]`);
  await page.keyboard.press('Space');
  await page.focus('[commandfor=delete-pictures]');
  await answer('delete-pictures');
  expect(await focused()).toBe(String(fourth));
});

test('a permit’s papers go up beside one that is none, and one is deleted', async () => {
  const { id } = await createVilla({ name: 'Villa Belge' });
  const pdf = path.join(folder, 'izin_belgesi.pdf');
  const broken = path.join(folder, 'not.pdf');
  await writeFile(pdf, '%PDF-1.7\ntrailer <<>>\n%%EOF\n');
  await writeFile(broken, 'no paper');
  await page.goto(origin + dashboard.villa(id, 'permit'));
  await atWork(page);

  await choose('[data-papers] [data-part=files]', [
    pdf,
    broken,
    await photo('e-devlet.jpg', '#a0b0c0'),
  ]);
  await page.waitForSelector('[data-papers] [data-part=again]:not([hidden])');
  expect(await texts('.paper-lines [data-state=failed] [data-part=words]')).toEqual([
    'İzin belgesi PDF, JPEG ya da PNG olmalı.',
  ]);
  await send(page, '[data-papers] [data-part=again]');
  expect(await texts('#files .lines a')).toEqual(['e-devlet', 'izin belgesi']);

  await page.click('#files .lines [commandfor=delete-permit-file]');
  await page.waitForSelector('#delete-permit-file[open]');
  expect(await texts('#delete-permit-file .chosen')).toEqual(['e-devlet']);
  await send(page, '#delete-permit-file .foot [type=submit]');
  expect(await texts('#files .lines a')).toEqual(['izin belgesi']);
});

test.each([
  [429, 'is', 'Olmadı.'],
  [401, 'is', 'sonra burada yeniden deneyin.'],
  [503, 'is', 'Olmadı.'],
  [422, 'is not', 'Olmadı.'],
] as const)(
  'what was refused with %i %s offered to be sent again, wherever files go up',
  async (status, offered, said) => {
    const own = await staffAt(dashboard.users());
    const villa = await createVilla();
    const type = await createBoatType();
    const file = await photo('yeniden.jpg', '#203040');
    await answerFor(own.page, (request) =>
      request.method() === 'POST' ? { status, body: { content: 'Olmadı.' } } : undefined,
    );
    const places = [
      [
        dashboard.villa(villa.id, 'pictures'),
        '[data-part=files]',
        '[data-state=failed] [data-part=retry]',
      ],
      [
        dashboard.villa(villa.id, 'permit'),
        '[data-papers] [data-part=files]',
        '[data-state=failed] [data-part=retry]',
      ],
      [dashboard.boatTypes({ id: type.id }), '[data-picture=input]', '[data-picture=retry]'],
    ] as const;
    const shown: boolean[] = [];
    for (const [address, input, retry] of places) {
      await own.page.goto(origin + address);
      await atWork(own.page);
      const field = (await own.page.waitForSelector(input)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(file);
      await waitForText(own.page, 'main', said);
      shown.push(await own.page.$eval(retry, (button) => button.checkVisibility()));
    }

    expect(shown).toEqual(Array(3).fill(offered === 'is'));
    await own.close();
  },
);
