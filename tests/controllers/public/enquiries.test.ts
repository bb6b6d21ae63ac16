import { env } from '../../../server/env.ts';
import { giveBackPoint } from '../../../server/queries/accounts/rate-limits.ts';
import { formatDay } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { db, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { findEnquiry as find, sendEnquiry, tokenOf } from '../../support/enquiries.ts';
import {
  changeReservation,
  createBankAccount,
  createLegalDocuments,
  createReservation,
  createSettings,
  createTransaction,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { until } from '../../support/until.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createBankAccount();
  await createLegalDocuments();
  await createSettings({ site_phone: '+902428440000', whatsapp_phone: '+905320000126' });
});

describe('the form', () => {
  test('is open to search engines and takes the code of a mail’s link', async () => {
    const { status, text } = await site.get('/enquire').query({ code: 'K7M2-Q4XH9T' });

    expect(status).toBe(200);
    expect(text).toMatch(/name="code"[^>]*value="K7M2-Q4XH9T"|value="K7M2-Q4XH9T"[^>]*name="code"/);
    expect(text).not.toContain('noindex');
  });

  test('shows what it was given as text', async () => {
    const { text } = await site.get('/enquire').query({ code: '"><script>alert(1)</script>' });

    expect(text).not.toContain('<script>alert');
  });
});

describe('a booking', () => {
  test.each<[string, (code: string) => string, string]>([
    ['its code and the e-mail', (code) => code, 'ayse.demirtas@ornek.example'],
    ['capitals in the e-mail', (code) => code, ' Ayse.Demirtas@Ornek.Example '],
    ['the telephone as it was typed', (code) => code, '0532 123 45 67'],
    ['the telephone from abroad', (code) => code, '+90 532 123 45 67'],
    ['a code in small letters', (code) => code.toLowerCase(), '05321234567'],
    ['a code without its dash', (code) => code.replace('-', ''), '5321234567'],
    ['a code with spaces', (code) => ` ${code.split('').join(' ')} `, '05321234567'],
    [
      'O for 0 and I for 1',
      (code) => code.replaceAll('0', 'O').replaceAll('1', 'I'),
      '05321234567',
    ],
  ])('is found by %s', async (_how, typed, contact) => {
    const { reservation_id } = await createReservation();

    const { status, text, headers } = await find(typed(reservation_id), contact);

    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain(reservation_id);
    expect(text).toContain('noindex');
  });

  test('is shown by an address, so that going back to it sends nothing again', async () => {
    const { reservation_id } = await createReservation();

    const { status, headers } = await sendEnquiry(reservation_id, '05321234567');

    expect(status).toBe(303);
    expect(headers['cache-control']).toContain('no-store');
    const page = await site.get(headers.location!).expect(200);
    expect(headers.location).toBe(paths.enquired(reservation_id, { token: tokenOf(page.text) }));
  });

  test('is not found by a wrong pair, and nobody learns which half was wrong', async () => {
    const { reservation_id } = await createReservation();

    const wrongContact = await find(reservation_id, 'baska@ornek.example');
    const wrongCode = await find('AAAA-BBBBBB', 'ayse.demirtas@ornek.example');

    for (const { status, text, headers } of [wrongContact, wrongCode]) {
      expect(status).toBe(404);
      expect(headers['cache-control']).toContain('no-store');
      expect(text).toMatch(/<title>Hata: /);
      expect(wordsOf(text)).toContain('eşleşen bir rezervasyon yok');
    }
    const answered = ({ text }: { text: string }) =>
      wordsOf(text.replaceAll(/value="[^"]*"/g, '')).replace(/İstek no.*$/, '');
    expect(answered(wrongContact)).toBe(answered(wrongCode));
    expect(wrongContact.text).toContain(`value="${reservation_id}"`);
    expect(wrongContact.text).toContain('value="baska@ornek.example"');
  });

  test.each([
    ['nothing', '', '', 2],
    ['a code that is none', 'KOY-24817', '05321234567', 1],
    ['a contact that is none', 'K7M2-Q4XH9T', 'Ayşe', 1],
    ['a very long code', 'A'.repeat(5000), '05321234567', 1],
    ['signs', "'; --\u0000", '%_\\', 2],
  ])('asked for with %s is asked again', async (_what, code, contact, problems) => {
    const { status, text } = await find(code, contact);

    expect(status).toBe(422);
    expect(wordsOf(text)).toContain(`${problems} alan düzeltilmeli`);
  });

  test('is not looked for endlessly', async () => {
    env.RATE_LIMITS = 'on';
    await db.deleteFrom('rate_limits').execute();
    const answers: Awaited<ReturnType<typeof find>>[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1)
      answers.push(await find('AAAA-BBBBBB', 'ayse@ornek.example'));
    env.RATE_LIMITS = 'off';
    await db.deleteFrom('rate_limits').execute();

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    expect(wordsOf(answers.at(-1)!.text)).toContain('10 dakika sonra yeniden deneyin');
  });

  describe('by many guests of one address', () => {
    beforeEach(async () => {
      env.RATE_LIMITS = 'on';
      await db.deleteFrom('rate_limits').execute();
    });
    afterEach(async () => {
      env.RATE_LIMITS = 'off';
      await db.deleteFrom('rate_limits').execute();
    });

    const lookups = async () => {
      const row = await db
        .selectFrom('rate_limits')
        .select(['points', 'expire'])
        .where('key', 'like', 'lookups:%')
        .executeTakeFirstOrThrow();
      return row.points;
    };
    const found = async (code: string) => {
      await find(code, '05321234567').expect(200);
      await until(async () => (await lookups()) === 0);
    };

    test('what is found costs none of them a try', async () => {
      const { reservation_id } = await createReservation({ status: 'OPTION' });

      for (let guest = 0; guest < 22; guest += 1) await found(reservation_id);
      await site.get(`/odeme/${reservation_id}`).expect(200);

      await until(async () => (await lookups()) === 0);
    });

    test('a found code buys no try more, nor a window to come', async () => {
      const { reservation_id } = await createReservation();
      await found(reservation_id);
      const tries = await Promise.all(
        Array.from({ length: 25 }, () => find('AAAA-BBBBBB', 'ayse@ornek.example')),
      );
      const { key, expire } = await db
        .selectFrom('rate_limits')
        .select(['key', 'expire'])
        .executeTakeFirstOrThrow();
      await giveBackPoint(db, key, Number(expire) - 600_000);

      expect(tries.filter(({ status }) => status === 404)).toHaveLength(20);
      expect(await lookups()).toBe(25);
    });
  });
});

describe('what a guest sees', () => {
  const see = async (own: Parameters<typeof createReservation>[0]) => {
    const { reservation_id } = await createReservation(own);
    const { text } = await find(reservation_id, '05321234567');
    return { text, words: wordsOf(text), code: reservation_id };
  };

  test('of a request: that nothing is due yet', async () => {
    const { words, text } = await see({});

    expect(words).toContain('Talep');
    expect(words).toContain('Opsiyon verilince');
    expect(words).not.toContain('TR33 0006');
    expect(words).not.toContain('Giriş belgesi Yazdır');
    expect(text).not.toContain('/ics');
  });

  test('of an option: what is due, until when and where to', async () => {
    const { id, reservation_id } = await createReservation({
      status: 'OPTION',
      option_until: inHours(20),
    });
    await createAcceptance({ reservation_id: id }, '<p onclick="x()">Cayma hakkı yoktur.</p>');

    const { text } = await find(reservation_id, '05321234567');
    const words = wordsOf(text);

    expect(words).toContain('Cayma hakkı yoktur.');
    expect(text).not.toContain('onclick');
    expect(words).toContain('Ödenecek ön ödeme');
    expect(words).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(words).toContain('₺14.000');
    expect(words).toMatch(/Son gün: \d+ \p{L}+ \d{4}/u);
  });

  test('of one sold on the telephone: its texts before the accounts, on the payment page', async () => {
    const { words, text, code } = await see({ status: 'OPTION', option_until: inHours(20) });

    expect(words).toContain('Ödenecek ön ödeme');
    expect(words).toContain('₺14.000');
    expect(text).toMatch(new RegExp(`href="/odeme/${code}"[^>]*>.*?Ödeme sayfasına geç`));
    expect(text).not.toMatch(/TR33|field-receipt|Dekontu/);
  });

  test('of a confirmed stay: the voucher with all that is asked for at the door', async () => {
    const villa = await createVilla({
      name: 'Villa Sardunya',
      permit_no: '07-4821',
      street: 'Zeytin Sokak',
      outer_door_no: '14',
    });
    const { words, code } = await see({
      villa_id: villa.id,
      status: 'CONFIRMED',
      paid_kurus: 14_000_00,
      babies: 1,
      policy: JSON.stringify({
        base: 'PREPAYMENT',
        tiers: [
          { days_before: 15, percent: 0 },
          { days_before: 0, percent: 50 },
        ],
      }),
    });

    for (const part of [
      'Giriş belgesi',
      code,
      'Ayşe Demirtaş',
      'Villa Sardunya',
      'Zeytin Sokak, No: 14, Kalamar, Kalkan / Antalya',
      '16.00 sonrası',
      'en geç 10.00',
      '2 yetişkin, 1 bebek',
      'Girişte kalan ₺56.000',
      '₺5.000',
      '07-4821',
      'TÜRSAB belge no 18126',
      'Ön ödemenin tamamı iade edilir',
      'Daha sonra: Ön ödemeden %50 kesilir',
    ])
      expect(words).toContain(part);
    expect(words).toContain('30 gün sonra giriş');
  });

  test('of a sold stay: on paper where and when it was printed, without what opens it', async () => {
    const { reservation_id } = await createReservation({ status: 'CONFIRMED' });

    const { text } = await find(reservation_id, '05321234567');

    const line = /<p class="[^"]*on-paper[^>]*>(.*?)<\/p>/.exec(text)?.[1] ?? '';
    expect(line).toContain(
      `${paths.enquire({ code: reservation_id })} · ${formatDay(dayFromToday(0))}`,
    );
    expect(line).not.toContain(tokenOf(text));
  });

  test('of a stay without a prepayment: that nothing is kept, in one sentence, on page and voucher', async () => {
    const { words } = await see({
      ...{ status: 'CONFIRMED', prepayment_kurus: 0, balance_kurus: 70_000_00, paid_kurus: 0 },
      policy: JSON.stringify({
        base: 'PREPAYMENT',
        tiers: [
          { days_before: 15, percent: 0 },
          { days_before: 0, percent: 50 },
        ],
      }),
    });

    expect(words.match(/Ne zaman iptal ederseniz edin:? Kesinti yapılmaz/g)).toHaveLength(2);
    expect(words).not.toMatch(/Ön ödemenin tamamı|Ön ödemeden/);
  });

  test('of a stay on staff’s word: that the prepayment is still to come', async () => {
    const { words } = await see({ status: 'CONFIRMED', paid_kurus: 0 });

    expect(words).toContain('Acenteyle kararlaştırıldı');
    expect(words).toContain('Girişte kalan ₺70.000');
  });

  test('of a stay that a change made dearer: what lacks of the prepayment, and where to pay it', async () => {
    const sold = { status: 'CONFIRMED', prepayment_kurus: 20_000_00, balance_kurus: 50_000_00 };
    const { reservation_id } = await createReservation({ ...sold, paid_kurus: 14_000_00 });

    const { text } = await find(reservation_id, '05321234567');

    const words = wordsOf(text);
    expect(words).toContain('Ön ödeme Bekliyor ₺6.000');
    expect(text).toContain(`href="${paths.payment(reservation_id)}"`);
    expect(words).not.toContain('Acenteyle kararlaştırıldı');
    expect((await site.get(paths.payment(reservation_id))).text).toContain('₺6.000');
  });

  test('of a stay that a change made dearer: one sum for the arrival, and the prepayment not ticked', async () => {
    const { text, words } = await see({
      ...{ status: 'CONFIRMED', prepayment_kurus: 20_000_00, balance_kurus: 50_000_00 },
      paid_kurus: 14_000_00,
    });

    const left = [...words.matchAll(/Girişte kalan [^₺]*(₺[\d.]+)/g)].map(([, sum]) => sum);
    expect(new Set(left)).toEqual(new Set(['₺50.000']));
    expect(left.length).toBeGreaterThan(1);
    expect(words).toContain('Ödenecek ön ödeme ₺6.000');
    const now = /<li class="now" aria-current="step">.*?<\/li>/.exec(text)?.[0] ?? '';
    expect(wordsOf(now)).toContain('Ön ödemenin kalanı bekleniyor');
    expect(text.match(/aria-current="step"/g)).toHaveLength(1);
  });

  test.each<[string, string[]]>([
    ['CHECKED_IN', ['Çıkış']],
    ['COMPLETED', []],
  ])(
    'of a stay whose prepayment was never written down whole, once %s: where it stands, not that it waits for that',
    async (status, steps) => {
      const { text } = await see({ status, ...stayFromToday(-3, 7), paid_kurus: 5_000_00 });

      const now = text.match(/<li class="now" aria-current="step">.*?<\/li>/g) ?? [];
      expect(now.map((step) => /<b>(.*?)<\/b>/.exec(step)?.[1])).toEqual(steps);
      expect(wordsOf(text)).toContain('Ön ödeme Bekliyor ₺9.000');
      expect(wordsOf(text)).not.toContain('Ön ödemenin kalanı bekleniyor');
    },
  );

  test('of a stay on staff’s word, of whose prepayment a part came: that the rest is waited for', async () => {
    const { id, reservation_id } = await createReservation({
      ...{ status: 'CONFIRMED', paid_kurus: 5_000_00 },
    });
    await db
      .insertInto('reservation_events')
      .values({
        ...{ reservation_id: id, kind: 'MOVED', to_status: 'CONFIRMED', actor_role: 'ADMIN' },
        details: JSON.stringify({ staff_word: true }),
      })
      .execute();

    const words = wordsOf((await find(reservation_id, '05321234567')).text);

    expect(words).toContain('Ön ödeme Bekliyor ₺9.000');
    expect(words).toContain('Ön ödemenin kalanı bekleniyor');
    expect(words).not.toContain('Acenteyle kararlaştırıldı');
  });

  describe('of a stay on staff’s word, nothing paid', () => {
    const paymentsOf = (words: string) => /Ödemeler .*? Misafir listesi /.exec(words)?.[0];

    test('lists one sum, the voucher’s', async () => {
      const { words } = await see({ status: 'CONFIRMED', paid_kurus: 0 });

      expect(paymentsOf(words)).toMatch(
        / Tutar Girişte kalan .*, girişte Girişte ₺70\.000 Hasar depozitosu /,
      );
      expect(words).toContain('Ödenen ₺0 Girişte kalan ₺70.000');
    });

    test('is asked for in one part beside the price, too', async () => {
      const { words } = await see({ status: 'CONFIRMED', paid_kurus: 0 });

      expect(words).toContain('Ön ödeme ₺0 Girişte kalan ₺70.000');
      expect(words).not.toContain('₺14.000');
    });

    test('waits for it from the day on', async () => {
      const { words } = await see({ status: 'CHECKED_IN', ...stayFromToday(0, 7), paid_kurus: 0 });

      expect(paymentsOf(words)).toMatch(/ Bekliyor ₺70\.000 Hasar depozitosu /);
      expect(words).not.toContain('Ön ödeme Bekliyor');
    });

    test('says it in a boat’s words', async () => {
      const { reservation_id } = await createBoatReservation({
        ...{ status: 'CONFIRMED', paid_kurus: 0 },
        ...stayFromToday(20, 7),
      });

      const { text } = await find(reservation_id, '05321234567');

      const words = wordsOf(text);
      expect(paymentsOf(words)).toContain(', binişte Binişte ₺120.000 ');
      expect(words).toContain('Ödenen ₺0 Binişte kalan ₺120.000');
      expect(words).not.toContain('Ön ödeme Bekliyor');
    });
  });

  test.each([
    ['done when its money was seen, not when its receipt came', false, ' 6 Temmuz 2026 09.05'],
    ['of no hour where the stay was confirmed before it came', true, ''],
  ])('of a prepayment by transfer: %s', async (_what, staff_word, hour) => {
    const { id, reservation_id } = await createReservation({ status: 'PENDING' });
    const event = { reservation_id: id, kind: 'STATE', actor_role: 'ADMIN' } as const;
    await db
      .insertInto('reservation_events')
      .values([
        { ...event, to_status: 'PAYMENT_REVIEW', at: '2026-07-04T19:10:00Z' },
        {
          ...{ ...event, to_status: 'CONFIRMED', at: '2026-07-06T06:05:00Z' },
          details: JSON.stringify({ staff_word }),
        },
      ])
      .execute();

    await changeReservation(id, {
      status: 'CONFIRMED',
      confirmed_at: '2026-07-06T06:05:00Z',
      paid_kurus: 14_000_00,
    });

    const { text } = await find(reservation_id, '05321234567');

    expect(wordsOf(text)).toContain(
      `Ön ödeme tamamlandı${hour} Rezervasyon kesinleşti 6 Temmuz 2026 09.05`,
    );
  });

  test('of a stay called off after its money went back: not that nobody had to pay', async () => {
    const { id, reservation_id } = await createReservation({ status: 'CANCELLED', paid_kurus: 0 });
    await createTransaction({
      ...{ reservation_id: id, purpose: 'REFUND', status: 'PAID', method: 'CASH' },
      ...{ amount_kurus: 9_000_00, paid_at: new Date() },
    });
    await db
      .insertInto('reservation_events')
      .values({ reservation_id: id, kind: 'STATE', to_status: 'CONFIRMED', actor_role: 'ADMIN' })
      .execute();

    const { text } = await find(reservation_id, '05321234567');

    expect(wordsOf(text)).toContain('Rezervasyon kesinleşti');
    expect(wordsOf(text)).toMatch(/Ödeme hareketleri İade \S+ \S+ \d{4} [\d.]+, Nakit −₺9\.000/);
    expect(wordsOf(text)).not.toContain('Acenteyle kararlaştırıldı');
  });

  test('of a stay called off with a penalty: what is kept, whichever part it was paid as', async () => {
    const { words } = await see({
      status: 'CANCELLED',
      ...{ paid_kurus: 14_000_00, leaving_kurus: 7_000_00 },
    });

    const payments = /Ödemeler .*? Misafir listesi /.exec(words)?.[0] ?? words;
    expect(payments).toContain('Kesinti İade edilmez ₺7.000');
    expect(payments).toContain('Gönderilecek ₺7.000');
    expect(payments).not.toMatch(/Ön ödeme (Alındı|Gerekmiyor)/);
  });

  test.each(['EXPIRED', 'REJECTED'])(
    'of one that is %s with money that came: that staff decide of it, not that it is kept',
    async (status) => {
      const { words } = await see({ status, paid_kurus: 14_000_00 });

      const payments = /Ödemeler .*? Ödeme hareketleri|Ödemeler .*/.exec(words)?.[0] ?? '';
      expect(payments).toMatch(/Gelen ödeme .* Karar bekliyor ₺14\.000/);
      expect(words).not.toMatch(/Kesinti|İade edilmez/);
      expect(words).toContain('tarihler şu anda sizin için ayrılmış değil');
    },
  );

  test('of a sold stay: its total in another currency at the rates it keeps', async () => {
    const rates = JSON.stringify({
      ...{ dollar_exchange_rate: '40', euro_exchange_rate: '50', sterling_exchange_rate: '60' },
      updated_on: '2025-12-28',
    });
    const villa = await createVilla();
    const sold = { villa_id: villa.id, status: 'CONFIRMED', rates };
    const { reservation_id } = await createReservation(sold);

    const { text } = await site
      .get(paths.booked(villa.slug, reservation_id))
      .set('cookie', 'currency=EURO')
      .expect(200);

    expect(wordsOf(text)).toContain('Toplam, 28 Aralık 2025 kuruyla ≈ €1.400');
  });

  describe('what is left for the arrival', () => {
    const balanceOf = (words: string) => /Girişte kalan .*?₺[\d.]+/.exec(words)?.[0];

    test.each([
      ['PENDING', 0],
      ['CONFIRMED', 14_000_00],
    ] as const)('is not waited for before the day: %s', async (status, paid_kurus) => {
      const { words } = await see({ status, paid_kurus });

      expect(balanceOf(words)).toMatch(/, girişte Girişte ₺56\.000$/);
    });

    test.each(['CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const)(
      'is waited for from the day on until it came, whoever is in: %s',
      async (status) => {
        const { words } = await see({ status, ...stayFromToday(0, 7), paid_kurus: 14_000_00 });

        expect(balanceOf(words)).toMatch(/ Bekliyor ₺56\.000$/);
        expect(words).toContain('Ödenen ₺14.000');
      },
    );

    test.each([
      [
        'a prepayment sent rounded up',
        'CONFIRMED',
        15_000_00,
        /Girişte kalan .*? Girişte ₺55\.000 /,
      ],
      [
        'half of the rest, sent ahead',
        'CONFIRMED',
        42_000_00,
        /Girişte kalan .*? Girişte ₺28\.000 /,
      ],
      [
        'a part of the prepayment',
        'OPTION',
        4_000_00,
        /Bekliyor ₺10\.000 Girişte kalan .*? Girişte ₺56\.000 /,
      ],
    ] as const)('is less what came already: %s', async (_what, status, paid_kurus, told) => {
      const { words } = await see({ status, paid_kurus });

      expect(words).toMatch(told);
    });

    test('was received once the whole total was', async () => {
      const { words } = await see({ status: 'CHECKED_IN', paid_kurus: 70_000_00 });

      expect(balanceOf(words)).toBe('Girişte kalan Alındı ₺56.000');
    });
  });

  test.each([
    ['TAKEN', 'CHECKED_IN', 0, 'Çıkışta iade edilir Alındı ₺5.000'],
    ['RETURNED', 'COMPLETED', 5_000_00, '3 Kasım 2026 günü iade edildi İade edildi ₺5.000'],
    [
      'PARTLY_RETURNED',
      'COMPLETED',
      3_500_00,
      '₺3.500, 3 Kasım 2026 günü iade edildi · Kesilen ₺1.500: Kırılan cam Kısmi iade ₺5.000',
    ],
    [
      'KEPT',
      'COMPLETED',
      0,
      '3 Kasım 2026 günü kesildi · Kesilen ₺5.000: Kırılan cam Kesildi ₺5.000',
    ],
    [null, 'COMPLETED', 0, 'Gerekmiyor ₺5.000'],
  ] as const)('how a deposit stands: %s, %s', async (state, status, returned_kurus, told) => {
    const reservation = await createReservation({ status, deposit_kurus: 5_000_00 });
    if (state !== null)
      await db
        .insertInto('deposits')
        .values({
          reservation_id: reservation.id,
          ...{ amount_kurus: 5_000_00, method: 'CASH', state, returned_kurus },
          returned_at: state === 'TAKEN' ? null : '2026-11-02T22:30:00Z',
          deduction_reason: state === 'TAKEN' || state === 'RETURNED' ? null : 'Kırılan cam',
        })
        .execute();

    const { text } = await find(reservation.reservation_id, '05321234567');

    expect(wordsOf(text)).toContain(`Hasar depozitosu ${told}`);
    // The voucher of a stay that is over asks for none any more.
    expect(wordsOf(text)).not.toContain('Hasar depozitosu (girişte alınır');
  });

  test('of one that came to nothing: that nothing is owed', async () => {
    const { words } = await see({ status: 'CANCELLED' });

    expect(words).toContain('İptal');
    expect(words).toContain('Gerekmiyor');
    expect(words).not.toContain('Misafir vazgeçti');
    expect(words).not.toContain('İptal ederseniz');
    // Among the payments, as what is not wanted.
    expect(words.match(/Girişte kalan/g)).toHaveLength(1);
    expect(words).not.toContain('Bekliyor');
  });

  test.each([
    ['ahead', stayFromToday(30, 7), true],
    ['past', stayFromToday(-9, 7), false],
  ])('of one refused for days %s: whether others are free then', async (_when, days, shown) => {
    const { words } = await see({ status: 'REJECTED', ...days });

    expect(/Aynı tarihlerde boş villalar Villanın sayfası/.test(words)).toBe(shown);
  });

  test('of one refused leads to what is large enough for the children too', async () => {
    const party = { adults: 4, children: 2, babies: 1, ...stayFromToday(30, 7) };
    const rows = [
      await createReservation({ status: 'REJECTED', ...party }),
      await createBoatReservation({ status: 'REJECTED', ...party }),
    ];

    const pages = await Promise.all(
      rows.map(({ reservation_id }) => find(reservation_id, '05321234567')),
    );

    expect(pages[0]?.text).toMatch(/href="\/listing\?[^"]*adults=4&amp;children=2&amp;babies=1/);
    expect(pages[1]?.text).toMatch(
      /href="\/listingboat\?[^"]*adults=4&amp;children=2&amp;babies=1/,
    );
  });

  test('the texts accepted, with the day and word for word', async () => {
    const reservation = await createReservation();
    const document = await db
      .selectFrom('legal_documents')
      .select(['id', 'title'])
      .where('kind', '=', 'CONTRACT')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('legal_acceptances')
      .values({
        reservation_id: reservation.id,
        legal_document_id: document.id,
        rendered_sha256: 'a'.repeat(64),
        rendered_html: '<p>O günkü metin</p>',
        checkbox_text: 'Okudum',
        accepted_at: '2026-07-09T11:21:00Z',
      })
      .execute();

    const { text } = await find(reservation.reservation_id, '05321234567');

    expect(wordsOf(text)).toContain(`${document.title}: metni aç`);
    expect(text).toContain('<p>O günkü metin</p>');
    expect(wordsOf(text)).toContain('9 Temmuz 2026 14.21 tarihinde onaylandı');
  });

  test('how to reach the agency, the code in the first message already', async () => {
    const { text, code } = await see({});

    expect(text).toContain('href="tel:+902428440000"');
    expect(text).toMatch(new RegExp(`href="https://wa\\.me/905320000126\\?text=[^"]*${code}`));
  });

  test('no control that does nothing yet', async () => {
    const { words } = await see({ status: 'CONFIRMED' });

    for (const later of ['Dekont yükle', 'Kartla öde']) expect(words).not.toContain(later);
  });
});
