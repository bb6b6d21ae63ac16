import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { db, origin, type Visit } from '../support/browser.ts';

import { readAll, send, staffAt } from './actions.ts';

const { dashboard } = paths;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await staffAt(dashboard.users());
  page = visit.page;
});

const follow = (selector: string) => send(page, selector);

async function write(name: string, text: string): Promise<void> {
  await page.$eval(`.form [name=${name}]`, (field) => {
    (field as HTMLInputElement).value = '';
  });
  await page.type(`.form [name=${name}]`, text);
}

const text = (selector: string) => page.$eval(selector, (place) => place.textContent ?? '');
const save = '.save-bar [type=submit]';

const stored = (id: number) =>
  db
    .selectFrom('users')
    .select(['last_name', 'phone', 'staff_note', 'active', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const mailsTo = (recipient: string) =>
  db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute();

test('an owner is added, invited again, edited beside a colleague, and kept out', async () => {
  await page.goto(origin + dashboard.newUser());
  await write('first_name', 'Recep');
  await write('last_name', 'Kılınç');
  await write('email', 'recep@koy.example');
  await write('iban', 'TR33 0006 1005 1978 6457 8413 27');
  expect(await text('[data-iban-check]')).toContain('tutmuyor');
  await page.click(save);
  await page.waitForSelector('[data-errors]:not([hidden])');
  expect(await text('[data-error-for=iban]')).toContain('IBAN');
  expect(await text('[data-errors]')).toContain('IBAN');

  await write('iban', 'TR330006100519786457841326');
  expect(await text('[data-iban-check]')).toContain('tutuyor');
  await follow(save);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(page.url()).toBe(origin + dashboard.user(id));
  expect(await text('.screen-title')).toContain('Davet bekliyor');
  expect(await mailsTo('recep@koy.example')).toHaveLength(1);

  await page.click('[commandfor=send-link]');
  await page.waitForSelector('#send-link[open]');
  await follow('#send-link [type=submit]');
  expect(await mailsTo('recep@koy.example')).toHaveLength(2);

  await write('phone', '0533 210 44 18');
  await write('staff_note', 'benim notum');
  expect(await text('.save-bar .unsaved')).toBe('Kaydedilmemiş 2 değişiklik');
  const colleague = { last_name: 'Kılınçoğlu', staff_note: 'onun notu' };
  await db.updateTable('users').set(colleague).where('id', '=', id).execute();
  await page.click(save);
  await page.waitForSelector('[data-stale]:not([hidden])');
  const lines = await readAll(page, '[data-stale] li', (items) =>
    items.map(({ textContent }) => textContent),
  );
  expect(lines).toEqual(['Soyad şimdi: Kılınçoğlu', 'Not şimdi: onun notu · sizde: benim notum']);
  await page.waitForSelector('[data-stale-who]:not([hidden])');
  expect(await text('[data-stale-who]')).toMatch(/^Son değiştiren: \S.+, \d+ \S+ \d\d\.\d\d\.$/);
  await follow('[data-stale-mine]');
  expect(await stored(id)).toMatchObject({
    last_name: 'Kılınçoğlu',
    phone: '+905332104418',
    staff_note: 'benim notum',
  });

  await follow('.crumbs a');
  await page.click(`[data-select][value="${id}"]`);
  await page.click('[commandfor=bulk-false]');
  await page.waitForSelector('#bulk-false[open]');
  expect(await text('#bulk-false')).toContain('oturumları hemen kapanır');
  expect(await text('#bulk-false [data-selected-names]')).toBe('Recep Kılınçoğlu');
  await follow('#bulk-false .foot [type=submit]');
  expect(await stored(id)).toMatchObject({ active: false });
  expect(await text('tr.past .state-dot')).toBe('Kapalı');

  await page.waitForSelector('[data-undo-bar]:not([hidden])');
  expect(await text('[data-undo-said]')).toMatch(/: 1 kayıt değişti\.$/);
  await follow('[data-undo-bar] button');
  expect(await stored(id)).toMatchObject({ active: true });
  expect(await page.$('[data-undo-bar]:not([hidden])')).toBeNull();
  expect(visit.problems.filter((problem) => !/\b(409|422)\b/.test(problem))).toEqual([]);
});
