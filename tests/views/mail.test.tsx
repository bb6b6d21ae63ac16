import type { MailedReservation } from '../../server/queries/mail/mail-reservations.ts';
import { legalTextProblem } from '../../server/services/content/legal-words.ts';
import { composeReservationMail } from '../../server/services/mail/mail-reservation.ts';
import { MAIL_TEMPLATES } from '../../server/services/mail/mail-template-rules.ts';
import {
  defaultMailTemplates,
  isReservationMailCode,
  MAIL_TEMPLATE_CODES,
  mailRules,
  mailTextProblem,
  type ReservationMailCode,
} from '../../server/services/mail/mail-templates.ts';
import mailTexts from '../../views/locales/tr/mail.json' with { type: 'json' };

const reservation: MailedReservation = {
  id: 42,
  reservation_id: 'K7M2-Q4XH9T',
  status: 'CONFIRMED',
  version: 3,
  check_in: '2026-08-15',
  check_out: '2026-08-22',
  nights: 7,
  adults: 4,
  children: 2,
  babies: 1,
  option_until: new Date('2026-07-10T11:20:00Z'),
  confirmed_at: new Date('2026-07-10T12:00:00Z'),
  customer_name: 'Ayşe Yılmaz',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: 'Akşam 21.00 gibi geliyoruz.',
  quote: { extras: [{ id: 1, name: 'Havuz ısıtma', amount_kurus: 700_000 }] },
  policy: { base: 'TOTAL', tiers: [{ days_before: 30, percent: 20 }], description: 'Not' },
  accommodation_kurus: 12_952_500,
  discount_kurus: 960_000,
  short_stay_fee_kurus: 350_000,
  total_kurus: 13_042_500,
  prepayment_kurus: 2_539_000,
  balance_kurus: 10_503_500,
  deposit_kurus: 1_000_000,
  deposit_held_kurus: 0,
  has_accepted: true,
  guest_list: [],
  guest_list_reported_at: null,
  paid_kurus: 2_539_000,
  leaving_kurus: 0,
  kept_kurus: null,
  refund_kurus: null,
  owner_amount_kurus: 10_434_000,
  comment_code: 'R7M2-Q4XH9T',
  villa: 'Villa Sardunya',
  slug: 'villa-sardunya',
  permit_no: '07-4821',
  check_in_time: '16:00:00',
  check_out_time: '10:00:00',
  mahalle: 'İslamlar Mahallesi',
  street: 'Zeytin Sokak',
  lane: null,
  outer_door_no: '14',
  inner_door_no: '2',
  district: 'İslamlar',
  town: 'Kalkan',
  region: 'Antalya',
  template: null,
  owner: {
    email: 'sahip@ornek.example',
    first_name: 'Hasan',
    notify_reservations: true,
    notify_payments: true,
  },
  movement: { id: 5, purpose: 'PREPAYMENT', method: 'TRANSFER', amount_kurus: 2_539_000 },
  payment_link: {
    code: 'P7M2-Q4XH9T',
    amount_kurus: 2_539_000,
    expires_at: new Date('2026-07-11T12:00:00Z'),
  },
  bank_accounts: [
    { bank_name: 'Ziraat Bankası', holder: 'Koy Turizm', iban: 'TR330006100519786457841326' },
  ],
  settings: [
    { key: 'site_name', value: 'Koy', updated_at: '2026-01-01T00:00:00Z' },
    { key: 'site_email', value: 'rezervasyon@koy.example', updated_at: '2026-01-01T00:00:00Z' },
  ],
};

/** All that may be missing is missing, all that may be nothing is nothing. */
const bare: MailedReservation = {
  ...reservation,
  children: 0,
  babies: 0,
  option_until: null,
  customer_note: '',
  quote: {},
  policy: {},
  discount_kurus: 0,
  short_stay_fee_kurus: 0,
  deposit_kurus: 0,
  balance_kurus: 0,
  prepayment_kurus: 13_042_500,
  paid_kurus: 0,
  owner_amount_kurus: null,
  permit_no: null,
  mahalle: null,
  street: null,
  outer_door_no: null,
  inner_door_no: null,
  bank_accounts: [],
  has_accepted: false,
};

const compose = (code: ReservationMailCode, row = reservation) => {
  const mail = composeReservationMail(code, row);
  if (!mail) throw new Error('no recipient');
  return mail;
};

const visible = (html: string) => html.slice(html.indexOf('<body')).replace(/<[^>]*>/g, '\n');

describe.each(MAIL_TEMPLATE_CODES.filter(isReservationMailCode))('%s', (code) => {
  test.each([
    ['full', reservation],
    // Of another amount an owner hears only where they get one.
    ['bare', code === 'owner_repriced' ? { ...bare, owner_amount_kurus: 0 } : bare],
  ])('says everything for a %s reservation', (_, row) => {
    const { subject, html, text } = compose(code, row);
    for (const form of [subject, visible(html), text]) {
      expect(form).not.toMatch(/\{\{|\}\}|\*\*|undefined|null|NaN|\[object|mail:/);
      expect(form.trim()).not.toBe('');
    }
    expect(subject).toContain('Villa Sardunya');
    expect(subject).toContain('K7M2-Q4XH9T');
  });

  test('is one Turkish document in light colours that asks nothing from the network', () => {
    const { html } = compose(code);
    expect(html).toMatch(/^<!doctype html><html lang="tr">/);
    expect(html).toContain('content="light only"');
    expect(html).not.toMatch(/<(script|style|link|img|iframe|form)\b/);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^http:\/\/koy\.test\//)]),
    );
  });

  test('the plain text says what the HTML says', () => {
    const { html, text } = compose(code);
    const words = visible(html)
      .split('\n')
      .map((line) => line.replaceAll('&lt;', '<').replaceAll('&amp;', '&').trim())
      // What an inbox shows ends earlier than the paragraph it is of.
      .map((line) => line.replace(/…$/, ''))
      .filter((line) => /₺|TR33|K7M2/.test(line));
    expect(words.length).toBeGreaterThan(0);
    for (const line of words) expect(text).toContain(line);
  });

  test('what a guest typed is text, never markup', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&{{villa}}**x**';
    const { html } = compose(code, { ...reservation, customer_name: evil, customer_note: evil });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror=alert(1)>');
  });

  test('a guest’s name cannot turn the greeting into an advertisement with a link', () => {
    // Staff and owners know whom they deal with; the voucher is shown at a door.
    const names = ['customer_details', 'owner_details', 'voucher_details'] as const;
    if (names.some((part) => mailRules(code).parts.includes(part))) return;
    const customer_name = 'Kazandınız https://evil.example/al';
    const { html, text } = compose(code, { ...reservation, customer_name });
    expect(html + text).not.toMatch(/evil\.example|https:\/\/evil/);
  });

  test('knows every word its own text names, and has a name for each', () => {
    const { subject, body, placeholders } = defaultMailTemplates().find(
      (template) => template.code === code,
    ) ?? { subject: '', body: '', placeholders: [] };
    expect(mailTextProblem(code, subject + body)).toBeNull();
    for (const name of placeholders) expect(mailTexts.placeholders).toHaveProperty(name);
    for (const part of MAIL_TEMPLATES[code].parts) expect(body).toContain(`{{${part}}}`);
  });
});

describe('the damage deposit', () => {
  const paid = { ...reservation, deposit_held_kurus: 1_000_000 };

  test('is asked for at the door', () => {
    expect(compose('check_in_details').text).toContain('Hasar depozitosu: ₺10.000\n');
    expect(compose('reservation_confirmed').text).toContain('girişte ₺10.000 hasar depozitosu');
  });

  test('that was paid before is not asked for again', () => {
    expect(compose('check_in_details', paid).text).toContain(
      'Hasar depozitosu: ₺10.000 (alındı)\n',
    );
    const { text } = compose('reservation_confirmed', paid);
    expect(text).toContain('₺10.000 hasar depozitonuz alındı');
    expect(text).not.toContain('girişte ₺10.000');
  });

  test('that nobody asks for is not named', () => {
    expect(compose('check_in_details', bare).text).not.toMatch(/depozito/i);
  });
});

test('what is paid and what remains, as staff name them in a text of their own, make up the total', () => {
  const body = 'Ödediğiniz {{paid}}, kalan {{remaining}}.';
  const template = { code: 'balance_reminder', subject: 'Kalan', body, active: true };
  const money = { paid_kurus: 5_000_000, leaving_kurus: 2_000_000 };
  const { text } = compose('balance_reminder', { ...reservation, ...money, template });

  expect(text).toContain('Ödediğiniz ₺30.000, kalan ₺100.425.');
  expect(text).toContain('Bugüne dek ödenen: ₺50.000\nİade edilecek: ₺20.000\nKalan: ₺100.425\n');
});

describe('how the total is paid', () => {
  test.each([
    ['as agreed', {}, 'Ön ödeme: ₺25.390\nGirişte kalan: ₺105.035\n'],
    [
      'after a prepayment that was sent rounded up',
      { paid_kurus: 2_600_000 },
      'Ödenen: ₺26.000\nGirişte kalan: ₺104.425\n',
    ],
    [
      'after more was sent than what waits to go back',
      { paid_kurus: 2_700_000, leaving_kurus: 100_000 },
      'Ödenen: ₺26.000\nGirişte kalan: ₺104.425\n',
    ],
  ])(
    'adds up to it, %s, and leaves what the papers for the door ask for',
    (_when, money, split) => {
      const { text } = compose('reservation_confirmed', { ...reservation, ...money });
      expect(text).toContain(split);
      const [, left] = /Girişte kalan: (\S+)/.exec(text) ?? [];
      expect(text).toContain(`Kalan: ${left}\n`);
    },
  );

  test('is not split on staff’s word: all of it is paid at the arrival', () => {
    const word = { ...reservation, status: 'CONFIRMED', paid_kurus: 0, leaving_kurus: 0 };
    const { text } = compose('reservation_confirmed', word);
    expect(text).not.toContain('Ön ödeme:');
    expect(text).not.toContain('Girişte kalan');
    expect(text).toContain('Kalan: ₺130.425\n');
  });

  describe('once a change made it dearer than what was paid ahead', () => {
    const dearer = {
      ...{ ...reservation, total_kurus: 14_042_500, prepayment_kurus: 2_739_000 },
      ...{ balance_kurus: 11_303_500, paid_kurus: 2_539_000 },
    };

    test('says what is to be sent, by when and where to, apart from what the arrival asks for', () => {
      const { text } = compose('reservation_changed', dearer);

      expect(text).toContain('Ödenecek ön ödeme: ₺2.000\nSon gün: 15 Ağustos 2026\n');
      expect(text).toContain('TR33 0006 1005 1978 6457 8413 26');
      expect(text).toContain(
        'Ödenen: ₺25.390\nÖdenecek ön ödeme: ₺2.000\nGirişte kalan: ₺113.035\n',
      );
    });

    test('says it as well where staff confirmed the stay for a part of the prepayment', () => {
      const { text } = compose('reservation_confirmed', dearer);

      expect(text).toContain('Ödenecek ön ödeme: ₺2.000\nSon gün: 15 Ağustos 2026\n');
      expect(text).toContain('TR33 0006 1005 1978 6457 8413 26');
    });

    test('sends who has not accepted the new sale to its texts first', () => {
      const { text } = compose('reservation_changed', { ...dearer, has_accepted: false });

      expect(text).toContain('Ödenecek ön ödeme: ₺2.000');
      expect(text).toContain('/odeme/K7M2-Q4XH9T');
      expect(text).not.toContain('TR33 0006');
    });

    test('names no account where nothing lacks, or all is paid at the arrival', () => {
      for (const money of [{ paid_kurus: 2_739_000 }, { paid_kurus: 0 }])
        expect(compose('reservation_changed', { ...dearer, ...money }).text).not.toContain('TR33');
    });
  });

  test('is not split any more once all of it was sent', () => {
    const { text } = compose('reservation_changed', { ...reservation, paid_kurus: 13_042_500 });
    expect(text).not.toContain('Girişte kalan');
  });
});

test('an answer stands above what it answers, which is quoted', () => {
  const request: MailedReservation['request'] = {
    kind: 'CHANGE',
    state: 'DONE',
    wanted_stay: '[2026-08-16,2026-08-23)',
    message: 'Bir gün sonra gelsek?',
    answer: 'Tarihlerinizi değiştirdik.',
  };
  const { text, html } = compose('request_answered', { ...reservation, request });
  expect(text).toContain(
    [
      'Talebiniz kabul edildi\nTarihlerinizi değiştirdik.\n',
      'Bize yazdığınız',
      '> İstediğiniz tarihler: 16 – 23 Ağustos 2026',
      '> ',
      '> Bir gün sonra gelsek?\n',
    ].join('\n'),
  );
  expect(html).toContain('border-left');
});

test('a day keeps its year beside it, and the day of the week a line of its own', () => {
  const lines = visible(compose('reservation_confirmed').html).split('\n').filter(Boolean);

  expect(lines.slice(lines.indexOf('15 Ağustos 2026'))).toEqual(
    expect.arrayContaining(['Cumartesi', 'en erken 16.00', '22 Ağustos 2026']),
  );
});

test('a word longer than a telephone is wide is broken', () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;
  const { html } = compose('staff_new_request', { ...reservation, customer_email: email });
  const cell = html
    .slice(0, html.indexOf(`>${email}`))
    .split('<')
    .at(-1);
  expect(cell).toContain('overflow-wrap:anywhere');
});

test('a word that no template knows is found before it is saved', () => {
  expect(mailTextProblem('reservation_option', '{{villa}} {{ password }} {{x y}}')).toEqual({
    code: 'unknown_placeholders',
    values: { names: '{{password}}, {{x y}}' },
  });
});

test.each([
  ['a mail', (text: string) => mailTextProblem('reservation_option', text)],
  ['a contract', (text: string) => legalTextProblem('PRE_INFORMATION', text)],
])('braces before a page of spaces do not hold up who saves %s', (_what, problemIn) => {
  const started = performance.now();

  expect(problemIn(`{{${' '.repeat(20_000)}x`)).toMatchObject({ code: 'torn_placeholder' });
  // A pattern with three ways to read the same space took hours.
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('where staff agreed on another total, the difference is a line of its own', () => {
  const { text } = compose('reservation_requested', { ...reservation, total_kurus: 13_000_000 });
  expect(text).toContain('Fiyat düzenlemesi: −₺425\n');
  expect(text).toContain('Toplam: ₺130.000\n');
});
