import { formatMoney } from '../../../server/shared/format.ts';
import { db } from '../../support/db.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { composeAllMails, createMailedRows, type SampleMail } from '../../support/mail-samples.ts';

let rows: Awaited<ReturnType<typeof createMailedRows>>;
let mails: SampleMail[];

beforeAll(async () => {
  rows = await createMailedRows();
  mails = await composeAllMails(rows);
});

const visible = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

const mailOf = (code: SampleMail['code'], of: SampleMail['of']) =>
  mails.find((mail) => mail.code === code && mail.of === of) as SampleMail;

test('every mail says all it has to, of a villa and of a boat', () => {
  for (const { code, of, subject, html, text } of mails)
    for (const form of [subject, visible(html), text]) {
      const found = /\{\{|\}\}|\*\*|undefined|null|NaN|\[object|\bmail:|Invalid/.exec(form);
      expect({ code, of, found: found?.[0] }).toEqual({ code, of, found: undefined });
      expect(form.trim()).not.toBe('');
    }
  expect(mails.length).toBeGreaterThan(40);
});

test('the plain text says all that the HTML says', () => {
  const said: string[] = [];
  for (const { code, html, text } of mails) {
    const lines = visible(html)
      .split('\n')
      // What an inbox shows ends earlier than the paragraph it is of.
      .map((line) => line.trim().replace(/…$/, ''))
      .filter((line) => /₺|TR33|\d/.test(line));
    for (const line of lines) expect(`${code}: ${text}`).toContain(line);
    said.push(...lines);
  }
  expect(said.length).toBeGreaterThan(mails.length);
});

test('every link goes to this site, and to an address a person can open', () => {
  const links = mails.flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)]);

  expect(links.length).toBeGreaterThan(mails.length);
  for (const [, href] of links) expect(href).toMatch(/^http:\/\/koy\.test(\/|$)/);
});

test('a boat’s mail never speaks of a villa, nor a villa’s of a boat', () => {
  const other = { villa: /\b(tekne|boat|biniş|iniş)/i, boat: /\b(villa|giriş|konaklama)/i };
  for (const { code, of, subject, html } of mails) {
    if (of === 'other') continue;
    expect(`${code}: ${subject}${visible(html)}`).not.toMatch(other[of]);
  }
});

test('what is offered instead is large enough for the children too', () => {
  const led = (['reservation_rejected', 'reservation_expired'] as const).flatMap((code) =>
    (['villa', 'boat'] as const).map((of) => mailOf(code, of).text),
  );

  expect(led.length).toBe(4);
  for (const text of led) expect(text).toMatch(/\?check_in=\S+&adults=4&children=2&babies=1/);
});

const pageOf = async ({ reservation_id }: { reservation_id: string }) => {
  const { text } = await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example').expect(200);
  return visible(text);
};

const moneyIn = (text: string, label: string) =>
  new RegExp(`${label}:? *\\n* *(₺[\\d.,]+)`).exec(text)?.[1];

test.each(['villa', 'boat'] as const)('a %s’s mail and page show the same money', async (of) => {
  const reservation = of === 'villa' ? rows.stay : rows.charter;
  const { total_kurus, paid_kurus } = await db
    .selectFrom(of === 'villa' ? 'reservations' : 'boat_reservations')
    .select(['total_kurus', 'paid_kurus'])
    .where('id', '=', reservation.id)
    .executeTakeFirstOrThrow();
  const { text } = mailOf('reservation_confirmed', of);
  const page = await pageOf(reservation);
  const due = formatMoney(total_kurus - paid_kurus);
  expect(moneyIn(text, 'Toplam')).toBe(formatMoney(total_kurus));
  expect(moneyIn(text, 'Kalan')).toBe(due);
  for (const amount of [formatMoney(total_kurus), formatMoney(paid_kurus), due])
    expect(page).toContain(amount);
});

test('a payment’s mail tells that payment, to the kuruş', () => {
  const { text, subject } = mailOf('refunded', 'villa');
  expect(subject).toContain('₺5.000,50');
  expect(text).toContain('İade: ₺5.000,50 (kart)');
  expect(mailOf('payment_received', 'villa').text).toContain('Ön ödeme: ₺25.390 (havale / EFT)');
});

test.each([
  ['villa', '₺104.340,32', '₺130.425,40'],
  ['boat', '₺96.000', '₺120.000'],
] as const)('a %s’s owner reads their share, not what the guest pays', (of, share, total) => {
  const { text } = mailOf('owner_confirmed', of);
  expect(text).toContain(share);
  expect(text).not.toContain(total);
});

test('an owner reads what the guest wrote and ordered, as the booking form promises', () => {
  const { text } = mailOf('owner_confirmed', 'villa');
  expect(text).toContain('Misafirin notu: Akşam 21.00 gibi geliyoruz.');
  expect(text).toContain('Ek hizmetler: Havuz ısıtma');
  expect(mailOf('owner_confirmed', 'boat').text).not.toContain('Ek hizmetler');
});

test('only newsletters say how to leave', () => {
  const leaving = mails.filter(({ text }) => text.includes('/bulten/ayril/'));
  expect(leaving.map(({ code }) => code)).toEqual(['newsletter']);
});
