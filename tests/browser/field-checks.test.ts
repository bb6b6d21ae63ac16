import type { Page } from 'puppeteer-core';

import { paths } from '../../server/shared/paths.ts';
import { holdBack, type Visit } from '../support/browser.ts';
import { createUser } from '../support/factories.ts';
import { atWork, open, staffAt } from './actions.ts';

const { dashboard, api } = paths;

let visit: Visit;
let page: Page;

beforeEach(async () => {
  visit = await staffAt(dashboard.newUser());
  page = visit.page;
  await ready();
});

afterEach(async () => {
  expect(visit.problems).toEqual([]);
  await visit.close();
});

/** The script that judges fields has come and runs. */
const ready = () =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/field-checks-/.test(name)),
  );

/** What a screen reader says of the field beside its label. */
const saidOf = (name: string) =>
  page.$eval(`form.form [name=${name}]`, (field) => ({
    invalid: field.ariaInvalid === 'true',
    said: document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
      ?.textContent,
  }));

async function leave(name: string, typed: string): Promise<void> {
  await page.$eval(`form.form [name=${name}]`, (field) => (field as HTMLInputElement).select());
  await page.keyboard.press('Backspace');
  if (typed) await page.type(`form.form [name=${name}]`, typed);
  const judged = page.waitForResponse((response) => response.url().endsWith(api.fieldCheck()));
  await page.keyboard.press('Tab');
  await judged;
}

const waitFor = (name: string, invalid: boolean) =>
  page.waitForSelector(`[name=${name}]${invalid ? WRONG : `:not(${WRONG})`}`);

const WRONG = '[aria-invalid="true"]';

const FINE = { invalid: false, said: '' };
const BAD_EMAIL = {
  invalid: true,
  said: 'Geçerli bir e-posta adresi girin, örneğin ad@ornek.com.',
};

test('a field is judged as it is left, the others stay quiet, and the focus goes on', async () => {
  await leave('email', 'ayse@');
  await waitFor('email', true);

  expect(await saidOf('email')).toEqual(BAD_EMAIL);
  expect(await saidOf('first_name')).toEqual(FINE);
  expect(await page.$eval(':focus', (field) => (field as HTMLInputElement).name)).toBe('phone');
  expect(await page.title()).not.toContain('Hata');

  await leave('email', 'ayse@ornek.example');
  await waitFor('email', false);
  expect(await saidOf('email')).toEqual(FINE);
});

test('what is wrong stands in the place of the hint, which comes back once it is right', async () => {
  const hint = () => page.$eval('#field-email-note', (note) => note.checkVisibility());
  expect(await hint()).toBe(true);

  await leave('email', 'ayse@');
  await waitFor('email', true);
  expect(await hint()).toBe(false);

  await leave('email', 'ayse@ornek.example');
  await waitFor('email', false);
  expect(await hint()).toBe(true);
});

test('a required field that was never touched is not complained about', async () => {
  await page.focus('form.form [name=first_name]');
  await page.keyboard.press('Tab');
  await leave('phone', '1');
  await waitFor('phone', true);

  expect(await saidOf('first_name')).toEqual(FINE);
});

test('a required field that was emptied is', async () => {
  const { id } = await createUser();
  await open(page, dashboard.user(id));
  await atWork(page);
  await ready();
  await leave('first_name', '');
  await waitFor('first_name', true);

  expect(await saidOf('first_name')).toEqual({ invalid: true, said: 'Bu alan gerekli.' });
});

test('what is said on leaving is what the call says when it is sent', async () => {
  await leave('email', 'ayse@');
  await waitFor('email', true);
  const before = await saidOf('email');
  await page.click('.save-bar [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');

  expect(await saidOf('email')).toEqual(before);
  const summary = () =>
    page.$eval('form.form [data-errors]', (box) => (box as HTMLElement).innerText);
  expect(await summary()).toContain(before.said);

  // A line that says the same stays as it is: the focus may be on it.
  await page.$eval('form.form [data-of=email]', (line) => line.setAttribute('data-kept', ''));
  await leave('email', 'ayse@@');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await page.$('form.form [data-of=email][data-kept]')).not.toBeNull();

  // The summary asks for no field that is mended, and goes with the last of them.
  await leave('email', 'ayse@ornek.example');
  await waitFor('email', false);
  expect(await summary()).not.toMatch(/E-posta/);
  expect(await summary()).toContain('Ad: Bu alan gerekli.');
  await leave('first_name', 'Ayşe');
  await waitFor('first_name', false);
  await leave('last_name', 'Demirtaş');
  await page.waitForSelector('form.form [data-errors][hidden]');
  expect(await page.title()).not.toContain('Hata');
  visit.problems.length = 0;
});

test('what is pressed on leaving a field does not move from under the pointer', async () => {
  await page.type('form.form [name=email]', 'ayse@ornek.example');
  await page.type('form.form [name=last_name]', 'Demirtaş');
  await page.click('.save-bar [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');
  await page.type('form.form [name=first_name]', 'Ayşe');
  const judged = page.waitForResponse((response) => response.url().endsWith(api.fieldCheck()));
  await page.hover('form.form .panel h2');
  await page.mouse.down();
  await judged;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await page.$('form.form [data-errors]:not([hidden])')).not.toBeNull();

  await page.mouse.up();
  await page.waitForSelector('form.form [data-errors][hidden]');
  visit.problems.length = 0;
});

test('an answer that comes after the form was sent is not shown', async () => {
  const held = await holdBack(page, api.fieldCheck());
  await page.type('form.form [name=first_name]', 'A');
  await page.type('form.form [name=email]', 'ayse@');
  await page.click('.save-bar [type=submit]');
  await page.waitForSelector('[data-errors]:not([hidden])');
  // As if the refusal had been mended meanwhile.
  await page.$eval('form.form [name=email]', (field) =>
    field.setAttribute('aria-invalid', 'false'),
  );
  const late = page.waitForResponse((response) => response.url().endsWith(api.fieldCheck()));
  held.release();
  await late;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect((await saidOf('email')).invalid).toBe(false);
  visit.problems.length = 0;
});

test('a form with a password is not sent before it is', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, dashboard.account());
  await atWork(page);
  await page.waitForSelector('[type=password]');
  await page.type('[name=current]', 'eski parola');
  await page.keyboard.press('Tab');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));

  expect(asked.filter((url) => url.endsWith(api.fieldCheck()))).toEqual([]);
});
