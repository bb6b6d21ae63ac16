import { paths } from '../../server/shared/paths.ts';
import { setLine, type Visit, visitor } from '../support/browser.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createReservation,
  createSettings,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { createAcceptance } from '../support/guest-factories.ts';
import {
  fillIn,
  fillRequest,
  follow,
  GUEST,
  open,
  placeOf,
  textOf,
  waitForText,
} from './actions.ts';

/** Who goes back to a page that answered a form sees it again: browsers have an error page for that. */

let visit: Visit;

beforeAll(async () => {
  await createBankAccount();
  await createLegalDocuments();
  await createSettings({ site_phone: '+902428440000' });
});

beforeEach(async () => {
  visit = await visitor();
  await visit.page.setCacheEnabled(false);
});
afterEach(() => visit.close());

const valueIn = (selector: string) =>
  visit.page.$eval(selector, (field) => (field as HTMLInputElement).value);
/**
 * The page's place in the history changes before the next page comes: that is what is waited for, and that a page
 * that answers a form has given itself the address to come back to. Who leaves before its script ran comes back to
 * the browser's question whether to send it again.
 */
async function send(form: string): Promise<void> {
  await visit.page.$eval('html', (html) => html.setAttribute('data-sent', ''));
  await visit.page.click(`${form} button:not([tabindex])`);
  await visit.page.waitForSelector('html:not([data-sent]) .footer');
  await visit.page.waitForFunction(
    () => !document.querySelector('form[data-answer]') || history.state?.typed,
  );
}
const back = () => visit.page.goBack({ waitUntil: 'load' });
const waitForValue = (selector: string, value: string) =>
  visit.page.waitForFunction(
    (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
    {},
    selector,
    value,
  );

async function lookUp({ reservation_id, customer_email }: Record<string, string>): Promise<void> {
  await open(visit.page, paths.enquire({ code: reservation_id! }));
  await fillIn(visit.page, { contact: customer_email! });
  await send('main form');
}

const REFUSED =
  'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)';

test('the form of a request that was refused and sent again', async () => {
  const { page, problems } = visit;
  const { slug } = await createVilla();
  await open(page, paths.bookVilla(slug, { ...stayFromToday(60, 7), adults: 2 }));
  await fillRequest(page);
  await fillIn(page, { customer_email: 'ayse', customer_note: 'Geç geliriz.' });
  await follow(page, () => page.click('.send button'));
  expect(await valueIn('[name=customer_name]')).toBe(GUEST.customer_name);

  await fillIn(page, { customer_email: GUEST.customer_email });
  // The page's place in the history changes before the next page comes: that is what is waited for.
  await page.click('.send button');
  await page.waitForSelector('.code .number');
  expect(placeOf(page)).toBe(paths.booked(slug, await textOf(page, '.code .number')));
  await back();
  await waitForValue('[name=customer_name]', GUEST.customer_name);

  expect(await valueIn('[name=customer_email]')).toBe(GUEST.customer_email);
  expect(await valueIn('[name=customer_note]')).toBe('Geç geliriz.');
  expect(problems).toEqual([REFUSED]);
});

test('the own page of a booking that was looked up', async () => {
  const { page } = visit;
  const { id, reservation_id, customer_email } = await createReservation({
    status: 'OPTION',
    option_until: inHours(20),
  });
  await createAcceptance({ reservation_id: id });
  await lookUp({ reservation_id, customer_email });
  const own = await textOf(page, 'h1');
  await open(page, paths.payment(reservation_id));
  await back();

  expect(await textOf(page, 'h1')).toBe(own);
});

test('the form for looking a booking up, after a code that is none', async () => {
  const { page } = visit;
  const { reservation_id, customer_email } = await createReservation();
  await lookUp({ reservation_id: 'AAAA-AAAAAA', customer_email });
  await fillIn(page, { code: reservation_id });
  await send('main form');
  await back();
  await waitForValue('[name=code]', reservation_id);

  expect(placeOf(page)).toBe(paths.enquire());
  expect(await valueIn('[name=contact]')).toBe(customer_email);
});

test('the contact form', async () => {
  const { page } = visit;
  await open(page, paths.contact());
  await fillIn(page, { name: 'Ayşe', email: 'ayse', message: 'Evcil hayvan alıyor musunuz?' });
  await send('main form');
  await fillIn(page, { email: 'ayse@ornek.example' });
  await send('main form');
  expect(placeOf(page)).toBe(paths.contactSent());
  await back();
  // A browser fills in what was typed into this very page; the rest was typed before the refusal.
  await waitForValue('[name=message]', 'Evcil hayvan alıyor musunuz?');

  expect(await valueIn('[name=email]')).toBe('ayse@ornek.example');
});

test('a guest’s list that was refused, each name with its person', async () => {
  const { page } = visit;
  const { reservation_id, customer_email } = await createReservation({ status: 'CONFIRMED' });
  await lookUp({ reservation_id, customer_email });
  const own = placeOf(page);
  await page.click('.guests-panel summary');
  await page.type('#field-document_no-0', '12345678901');
  await send('.guests-panel form');
  const names = ['Ayşe', 'Fatma'];
  for (const [at, name] of names.entries()) await page.type(`#field-first_name-${at}`, name);
  await page.$eval('#field-document_no-0', (number) => {
    (number as HTMLInputElement).value = '';
  });
  await send('.guests-panel form');
  await back();
  await waitForValue('#field-first_name-1', 'Fatma');

  expect(placeOf(page)).toBe(own);
  expect(await valueIn('#field-first_name-0')).toBe('Ayşe');
  expect(await valueIn('#field-message-message')).toBe('');
});

test('the payment page, after a receipt that was none', async () => {
  const { page } = visit;
  const { id, reservation_id } = await createReservation({
    status: 'OPTION',
    option_until: inHours(20),
  });
  await createAcceptance({ reservation_id: id });
  await open(page, paths.payment(reservation_id));
  await fillIn(page, { note: 'Eşimin hesabından' });
  const form = 'form[action$="/dekont"]';
  await send(form);
  await page.waitForSelector('[name=receipt][aria-invalid="true"]');
  await open(page, paths.faq());
  await back();
  await waitForValue('[name=note]', 'Eşimin hesabından');

  expect(placeOf(page)).toBe(paths.payment(reservation_id));
});

describe('a form that was not answered yet, once the part is there that knows of lines', () => {
  const QUESTION = {
    name: 'Ayşe',
    email: 'ayse@ornek.example',
    message: 'Köpeğimizle gelebilir miyiz?',
  };
  const press = () => visit.page.$eval('main form button', (button) => button.click());

  beforeEach(async () => {
    const isThere = visit.page.waitForResponse((response) => response.url().includes('/unsent-'));
    await open(visit.page, paths.contact());
    await isThere;
    await visit.page.waitForNetworkIdle();
    await fillIn(visit.page, QUESTION);
  });

  test('stays where it is without a line, and can be sent as soon as there is one', async () => {
    const { page } = visit;
    await setLine(page, 'none');
    await press();
    await waitForText(page, '#toasts', 'Sunucuya ulaşılamadı');
    expect(placeOf(page)).toBe(paths.contact());
    expect(await valueIn('[name=message]')).toBe(QUESTION.message);

    await setLine(page, 'good');
    await press();
    await waitForText(page, 'h1', 'ulaştı');
    expect(placeOf(page)).toBe(paths.contactSent());
  });

  test('is there with what was typed for who comes back from the browser’s error', async () => {
    const { page } = visit;
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.method() === 'POST' ? request.abort('connectionreset') : request.continue(),
    );
    await press();
    await page.waitForFunction(() => document.URL.startsWith('chrome-error:'));
    await back();
    await waitForValue('[name=message]', QUESTION.message);
    // Its script gives the page its own address back.
    await page.waitForFunction(() => !location.href.endsWith('#'));

    expect(await valueIn('[name=email]')).toBe(QUESTION.email);
  });
});
