import { randomUUID } from 'node:crypto';

import { chooseProviders } from '../../../server/services/payments/gateways/index.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { db, signIn, site } from '../../support/api.ts';
import {
  filledIn,
  hiddenOf,
  open,
  reservationsOf,
  STAY,
  send,
} from '../../support/booking-form.ts';
import { findEnquiry } from '../../support/enquiries.ts';
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
import { takeCardsBy } from '../../support/fake-provider.ts';
import { createFeed } from '../../support/feed-factories.ts';
import { calendarOf } from '../../support/feed-fixtures.ts';
import { type FeedServer, startFeedServer } from '../../support/feed-server.ts';
import { createAcceptance } from '../../support/guest-factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createLegalDocuments();
  await createBankAccount();
  await createSettings({ site_email: 'bilgi@koy.example', site_phone: '+902428440000' });
});

describe('a stay without a prepayment', () => {
  const free = async (instant_booking = false) => {
    const villa = await createVilla({ instant_booking });
    await db
      .updateTable('villas')
      .set({ prepayment_percent: 0 })
      .where('id', '=', villa.id)
      .execute();
    return villa;
  };

  test('is asked for without a word of one', async () => {
    const villa = await free();

    const words = wordsOf((await open(villa.slug)).text);

    expect(words).toContain('ön ödeme de gerekmiyor');
    expect(words).not.toMatch(/Ön ödeme nasıl yapılır|ancak ön ödemenizle/);
  });

  test.each([
    ['PENDING', 'siz onaylayınca kesinleşir. Ön ödeme gerekmiyor.'],
    ['OPTION', 'rezervasyon sayfanızdan onaylarsanız rezervasyonunuz kesinleşir'],
  ])('that is %s says what is waited for', async (status, sentence) => {
    const villa = await free();
    const { reservation_id } = await createReservation({
      ...{ villa_id: villa.id, status, prepayment_kurus: 0, balance_kurus: 70_000_00 },
    });

    const { text } = await site.get(`/rezervasyon/${villa.slug}/${reservation_id}`);

    expect(wordsOf(text)).toContain(sentence);
    expect(wordsOf(text)).not.toMatch(/Banka bilgileri|Havale açıklamasına|Ön ödeme bekleniyor/);
  });
});

describe('the page behind a code', () => {
  const page = (slug: string, code: string) => site.get(`/rezervasyon/${slug}/${code}`);

  test('says what happens next, and names nobody', async () => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({ villa_id: villa.id });

    const { status, text, headers } = await page(villa.slug, reservation_id);

    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(text).toContain(`data-copy="${reservation_id}"`);
    const words = wordsOf(text);
    expect(words).toContain('talebiniz bize ulaştı');
    expect(words).toContain('e-postanıza da gönderdik');
    expect(words).toContain('Banka bilgileri, tarihler sizin için ayrılınca gelir.');
    for (const secret of ['Ayşe', 'Demirtaş', '532', 'ayse.demirtas', 'TR33'])
      expect(words).not.toContain(secret);
  });

  test('of an option tells where to send the prepayment, until when and under which words', async () => {
    const villa = await createVilla();
    const { id, reservation_id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(20),
    });
    const before = await page(villa.slug, reservation_id);
    await createAcceptance({ reservation_id: id });

    const { text } = await page(villa.slug, reservation_id);

    expect(before.text).not.toContain('TR33');
    expect(before.text).toContain(`href="/odeme/${reservation_id}"`);
    const words = wordsOf(text);
    expect(words).toContain('TR33 0006 1005 1978 6457 8413 26');
    expect(words).toContain('Koy Turizm Seyahat Acentesi');
    expect(words).toContain('₺14.000');
    expect(words).toMatch(/Son ödeme: \d+ \p{L}+ \d{4} \d\d\.\d\d/u);
    expect(text).toContain('data-copy="TR330006100519786457841326"');
    expect(words).not.toContain('Ayşe');
  });

  test('of an option counts what is left of it', async () => {
    const villa = await createVilla();
    const own = { villa_id: villa.id, status: 'OPTION', option_until: inHours(20) };
    const { reservation_id } = await createReservation(own);

    const { text } = await page(villa.slug, reservation_id);

    const [, left] = /data-left="(\d+)"/.exec(text) ?? [];
    expect(Number(left)).toBeGreaterThan(20 * 3600 - 60);
    expect(Number(left)).toBeLessThanOrEqual(20 * 3600);
    expect(wordsOf(text)).toMatch(/Kalan süre: (20 saat 0|19 saat 59) dakika/);
  });

  test('of an option that is over says so before any job did, and lets the same be asked for again', async () => {
    const villa = await createVilla();
    const stay = { check_in: dayFromToday(40), check_out: dayFromToday(47), adults: 3 };
    const { reservation_id } = await createReservation({
      ...{ villa_id: villa.id, status: 'OPTION', option_until: inHours(-1) },
      ...stay,
    });

    const { text } = await page(villa.slug, reservation_id);

    expect(wordsOf(text)).toContain('Opsiyon süresi doldu');
    expect(text).not.toContain('data-left');
    const [, again = ''] = /href="(\/rezervasyon\/[^"]+)"[^>]*>Aynı tarihleri/.exec(text) ?? [];
    const asked = new URL(again.replaceAll('&amp;', '&'), 'http://koy.example');
    expect(asked.pathname).toBe(paths.bookVilla(villa.slug));
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ ...stay, adults: '3' });
  });

  describe('of an option that is over, whose guest began to pay by card', () => {
    const beginning = async (provider_expires_at: string, payment: object = {}) => {
      const villa = await createVilla();
      const { id, reservation_id } = await createReservation({
        ...{ villa_id: villa.id, status: 'OPTION', option_until: inHours(-1) },
        ...stayFromToday(40, 7),
      });
      await createTransaction({
        ...{ reservation_id: id, method: 'CARD', status: 'PENDING', provider: 'PAYTR' },
        ...{ conversation_id: `C${id}`, provider_expires_at, ...payment },
      });
      const own = await findEnquiry(reservation_id, '05321234567');
      const pages = [
        await page(villa.slug, reservation_id),
        own,
        await site.get(paths.payment(reservation_id)),
      ];
      return pages.map(({ text }) => wordsOf(text));
    };

    test.each<[string, object]>([
      ['', {}],
      [' for a sum that is another by now', { amount_kurus: 5_000_00 }],
    ])('says that its days are held while the card’s page is open%s', async (_, payment) => {
      const end = inHours(1);
      const pages = await beginning(end, payment);

      const held = `tarihler ${formatInstant(end)} saatine kadar sizin için tutulur`;
      for (const words of pages) {
        expect(words).toContain('Başlattığınız kart ödemesi henüz sonuçlanmadı');
        expect(words).toContain(held);
        expect(words).not.toMatch(/[Ss]üresi doldu(?!, ama)|yeniden satışa açıldı|boş villalar/);
      }
    });

    test('does not say on the page of a card that was refused before that its days are on sale', async () => {
      const { id } = await createReservation({
        ...{ status: 'OPTION', option_until: inHours(-1) },
        ...stayFromToday(40, 7),
      });
      const refused = `REFUSED${id}`.padEnd(24, '0');
      const card = { reservation_id: id, method: 'CARD', provider: 'PAYTR' } as const;
      await createTransaction({ ...card, status: 'FAILED', conversation_id: refused });
      const result = async () => wordsOf((await site.get(paths.paymentResult(refused))).text);
      const alone = await result();
      const open = { status: 'PENDING', provider_expires_at: inHours(1) } as const;
      await createTransaction({ ...card, ...open, conversation_id: `C${id}` });
      const beside = await result();

      expect(alone).toContain('tarihler yeniden satışa açıldı');
      expect(alone).toContain('Aynı tarihleri yeniden iste');
      expect(beside).not.toContain('yeniden satışa açıldı');
      expect(beside).not.toContain('Aynı tarihleri yeniden iste');
      expect(beside).toContain('son durumu rezervasyonunuzda görürsünüz');
    });

    test('says that it is over once the card’s page is, and where that payment stands', async () => {
      for (const words of await beginning(inHours(-1))) {
        expect(words).toContain('Başlattığınız kart ödemesi henüz sonuçlanmadı');
        expect(words).toMatch(/[Ss]üresi doldu(?!, ama)/);
      }
    });
  });

  test('of an option that is over for a stay that is over offers nothing again', async () => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({
      ...{ villa_id: villa.id, status: 'EXPIRED' },
      ...{ check_in: dayFromToday(-9), check_out: dayFromToday(-2) },
    });

    const { text } = await page(villa.slug, reservation_id);

    expect(text).not.toContain('Aynı tarihleri yeniden iste');
    expect(text).not.toContain('aynı tarihlerde boş villalar');
  });

  test('of an option that was paid for too late asks nobody whether they paid, nor to ask again', async () => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({
      ...{ villa_id: villa.id, status: 'EXPIRED', paid_kurus: 14_000_00 },
    });

    const words = wordsOf((await page(villa.slug, reservation_id)).text);

    expect(words).toContain('Ödemeniz bize ulaştı');
    expect(words).not.toMatch(/Ödeme yaptıysanız|Aynı tarihleri yeniden iste/);
  });

  test('of one that is over tells of no mail that is on its way, nor of what comes next', async () => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({
      ...{ villa_id: villa.id, status: 'REJECTED' },
    });

    const words = wordsOf((await page(villa.slug, reservation_id)).text);

    expect(words).toContain('aynı tarihlerde boş villalar');
    expect(words).not.toMatch(/e-postanıza da gönderdik|Sırada ne var/);
  });

  test.each([
    ['CONFIRMED', 'Rezervasyonunuz kesinleşti'],
    ['REJECTED', 'Bu talebi karşılayamadık'],
    ['EXPIRED', 'Opsiyon süresi doldu'],
    ['CANCELLED', 'Rezervasyon iptal edildi'],
    ['PAYMENT_REVIEW', 'Ödemeniz inceleniyor'],
  ])('of %s says so', async (status, sentence) => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({ villa_id: villa.id, status });

    const { text } = await page(villa.slug, reservation_id);

    expect(wordsOf(text)).toContain(sentence);
    expect(text).not.toContain('data-copy="TR33');
  });

  test('shows the sums it was sold at, whatever the price list says now', async () => {
    const villa = await createVilla({ nightly_price_kurus: 99_000_00 });
    const { reservation_id } = await createReservation({ villa_id: villa.id });

    const words = wordsOf((await page(villa.slug, reservation_id)).text);

    expect(words).toContain('₺70.000');
    expect(words).not.toContain('99.000');
  });

  test.each([
    ['another villa’s', async () => (await createReservation()).reservation_id],
    ['nobody’s', async () => 'AAAA-BBBBBB'],
    ['none', async () => '%00'],
    ['a number', async () => '1'],
  ])('is not there for a code that is %s', async (_whose, code) => {
    const villa = await createVilla();

    expect((await page(villa.slug, await code())).status).toBe(404);
  });

  test('is the same for staff who are signed in', async () => {
    const villa = await createVilla();
    const { reservation_id } = await createReservation({ villa_id: villa.id });

    const { text } = await page(villa.slug, reservation_id).set('cookie', await signIn('ADMIN'));

    expect(wordsOf(text)).not.toContain('Ayşe');
  });
});

describe('terms that changed while the form was open', () => {
  test('are shown to be read and accepted, with all that was typed', async () => {
    const villa = await createVilla({ check_in_time: '16:00' });
    const form = await filledIn(villa.slug);
    await db
      .updateTable('villas')
      .set({ check_in_time: '18:00' })
      .where('id', '=', villa.id)
      .execute();

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(409);
    expect(wordsOf(text)).toContain('Koşullar siz formu doldururken değişti');
    expect(text).toContain('value="Ayşe Demirtaş"');
    expect(text).not.toMatch(/name="accept_\w+"[^>]*checked/);
    expect(await reservationsOf(villa.id)).toEqual([]);
    expect((await send(villa.slug, { ...form, ...hiddenOf(text) })).status).toBe(303);
  });

  test('are not ticked for the guest where a field is wrong, too', async () => {
    const villa = await createVilla({ check_in_time: '16:00' });
    const form = await filledIn(villa.slug, { customer_phone: '0532' });
    const ticked = /name="accept_contract"[^>]*checked/;
    expect((await send(villa.slug, form)).text).toMatch(ticked);
    await db
      .updateTable('villas')
      .set({ check_in_time: '18:00' })
      .where('id', '=', villa.id)
      .execute();

    expect((await send(villa.slug, form)).text).not.toMatch(ticked);
  });
});

test('a name in Arabic turns around no telephone in the contract, no days in a mail or at the desk', async () => {
  const { id: villa_id, slug } = await createVilla();
  const named = { customer_name: 'محمد عبد الله', customer_phone: '+971 50 123 4567' };
  await send(slug, await filledIn(slug, named));
  const { id } = await db
    .selectFrom('reservations')
    .select('id')
    .where('villa_id', '=', villa_id)
    .executeTakeFirstOrThrow();
  const [contracts, mails] = await Promise.all([
    db
      .selectFrom('legal_acceptances')
      .select('rendered_html')
      .where('reservation_id', '=', id)
      .execute(),
    db.selectFrom('mails').select(['text']).where('reservation_id', '=', id).execute(),
  ]);
  const desk = await site
    .get(paths.dashboard.reservation('villa', id))
    .set('cookie', await signIn('ADMIN'))
    .expect(200);

  const apart = '\u2068محمد عبد الله\u2069';
  expect(contracts.map(({ rendered_html }) => rendered_html).join()).toContain(apart);
  expect(mails.map(({ text }) => text).join()).toContain(`Merhaba ${apart}`);
  expect(wordsOf(desk.text)).toContain(`${apart} · `);
});

describe('the newsletter’s box', () => {
  const subscribers = async (email: string) =>
    db
      .selectFrom('subscribers')
      .select(['state', 'source', 'consent_text'])
      .where('email', '=', email)
      .execute();

  test('asks the guest’s address by mail, with the words that were ticked as proof', async () => {
    const { slug } = await createVilla();
    const email = 'haber@ornek.example';

    await send(slug, await filledIn(slug, { customer_email: email, newsletter: 'on' }));

    expect(await subscribers(email)).toEqual([
      {
        state: 'WAITING',
        source: 'BOOKING',
        consent_text: expect.stringContaining('Boş hafta ve indirim haberlerini'),
      },
    ]);
  });

  test('left alone, nobody is asked', async () => {
    const { slug } = await createVilla();
    const email = 'habersiz@ornek.example';

    await send(slug, await filledIn(slug, { customer_email: email }));

    expect(await subscribers(email)).toEqual([]);
  });

  test('ticked by somebody who has it, the booking goes through all the same', async () => {
    const [one, other] = [await createVilla(), await createVilla()];
    const email = 'yine@ornek.example';

    for (const { slug } of [one, other])
      await send(slug, await filledIn(slug, { customer_email: email, newsletter: 'on' }));

    expect(await subscribers(email)).toHaveLength(1);
    expect(await reservationsOf(other.id)).toHaveLength(1);
  });

  test('cannot be had just now, and the booking leads on all the same', async () => {
    const { id, slug } = await createVilla();
    const form = await filledIn(slug, { newsletter: 'on' });
    await db.schema.alterTable('subscribers').renameTo('subscribers_away').execute();
    try {
      const { status, headers } = await send(slug, form);
      const [booked] = await reservationsOf(id);

      expect([status, headers.location]).toEqual([
        303,
        paths.booked(slug, booked?.reservation_id ?? ''),
      ]);
    } finally {
      await db.schema.alterTable('subscribers_away').renameTo('subscribers').execute();
    }
  });

  test('stays ticked when a field is wrong', async () => {
    const { slug } = await createVilla();

    const { text } = await send(
      slug,
      await filledIn(slug, { customer_phone: '0532', newsletter: 'on' }),
    );

    expect(elementsOf(text, 'input')).toContainEqual(
      expect.objectContaining({ name: 'newsletter', checked: '' }),
    );
  });
});

describe('a villa that nobody is asked for first', () => {
  let elsewhere: FeedServer;

  beforeAll(async () => {
    takeCardsBy('iyzico');
    elsewhere = await startFeedServer();
  });
  afterAll(() => {
    chooseProviders([]);
    elsewhere.close();
  });

  const withoutAsking = () => createVilla({ instant_booking: true });

  test('says that the dates are held and what comes next', async () => {
    const villa = await withoutAsking();

    const words = wordsOf((await open(villa.slug)).text);

    expect(words).toContain('Onay beklemezsiniz: tarihler 30 dakika sizin için tutulur');
    expect(words).toContain('Ödemeye geç');
    expect(words).not.toContain('Talebi gönder');
  });

  test('is titled a booking: nobody is asked', async () => {
    const villa = await withoutAsking();

    const { text } = await open(villa.slug);

    expect(text).toContain(`<title>${villa.name} rezervasyonu`);
    expect(wordsOf(text)).not.toContain('talep');
  });

  test('without a prepayment leads to no payment: it is confirmed', async () => {
    const villa = await withoutAsking();
    await db
      .updateTable('villas')
      .set({ prepayment_percent: 0 })
      .where('id', '=', villa.id)
      .execute();
    const words = wordsOf((await open(villa.slug)).text);

    const response = await send(villa.slug, await filledIn(villa.slug));

    // Whoever is not told that they will have to pay is bound to nothing (Mesafeli Sözleşmeler Yön. m.8).
    expect(words).toMatch(
      /Rezervasyonu kesinleştir .* tutarı geldiğinizde ödeme yükümlülüğü doğar/,
    );
    expect(words).not.toMatch(/Ödemeye geç|kartla/);
    const [made] = await reservationsOf(villa.id);
    expect(made?.status).toBe('CONFIRMED');
    expect(response.headers.location).toBe(paths.booked(villa.slug, made?.reservation_id ?? ''));
    const shown = wordsOf((await site.get(String(response.headers.location))).text);
    expect(shown).toContain('Rezervasyonunuz kesinleşti');
  });

  test('kept by a card payment of an option that is over is refused on its form, with all that was typed', async () => {
    const villa = await withoutAsking();
    const form = await filledIn(villa.slug);
    const option = { villa_id: villa.id, status: 'OPTION', option_until: inHours(-1), ...STAY };
    const { id } = await createReservation(option);
    await createTransaction({
      reservation_id: id,
      method: 'CARD',
      status: 'PENDING',
      provider: 'FAKE',
      provider_expires_at: inHours(1),
    });

    const { status, text } = await send(villa.slug, form);

    expect(status).toBe(409);
    expect(wordsOf(text)).toContain('Bu tarihler doldu');
    expect(text).toContain('value="Ayşe Demirtaş"');
  });

  test('is called so on its page and card while cards are taken, and not otherwise', async () => {
    const villa = await withoutAsking();
    const pages = async () =>
      Promise.all(
        [paths.villa(villa.slug), paths.villas({ q: villa.name })].map(async (address) =>
          wordsOf((await site.get(address)).text).includes('Anında rezervasyon'),
        ),
      );

    expect(await pages()).toEqual([true, true]);
    chooseProviders([]);
    expect(await pages()).toEqual([false, false]);
    takeCardsBy('iyzico');
  });

  test('holds the dates and leads to the payment page', async () => {
    const villa = await withoutAsking();

    const response = await send(villa.slug, await filledIn(villa.slug));

    const [made] = await reservationsOf(villa.id);
    expect(made?.status).toBe('OPTION');
    expect([response.status, response.headers.location]).toEqual([
      303,
      `/odeme/${made?.reservation_id}`,
    ]);
    const page = wordsOf((await site.get(`/odeme/${made?.reservation_id}`)).text);
    expect(page).toContain(`Rezervasyon numaranız: ${made?.reservation_id}`);
  });

  test('is asked for where as many are held as one may hold, and its page says why', async () => {
    const guest = { customer_phone: '0532 418 00 00', customer_email: 'cok@ornek.example' };
    const sent = async () => {
      const { slug } = await withoutAsking();
      const { headers } = await send(slug, await filledIn(slug, guest));
      return String(headers.location);
    };
    const held = [await sent(), await sent(), await sent()];
    const page = await sent();

    expect(held.every((each) => each.startsWith('/odeme/'))).toBe(true);
    expect(wordsOf((await site.get(page).expect(200)).text)).toContain('bunu talep olarak aldık');
    const [later = ''] = page.split('?');
    expect(wordsOf((await site.get(later).expect(200)).text)).not.toContain('talep olarak aldık');
  });

  test('is one option, however often and from wherever the form is sent', async () => {
    const villa = await withoutAsking();
    const [form, other] = [await filledIn(villa.slug), await filledIn(villa.slug)];

    const first = await send(villa.slug, form);
    const again = await send(villa.slug, form);
    const tab = await send(villa.slug, other);

    const made = await reservationsOf(villa.id);
    expect(made).toHaveLength(1);
    expect(again.headers.location).toBe(first.headers.location);
    expect(tab.headers.location).toBe(`/rezervasyon/${villa.slug}/${made[0]?.reservation_id}`);
  });

  describe('whose guest goes back to the form', () => {
    let guests = 0;
    /** Of a guest of its own: nobody may hold more than a few stays. */
    const booked = async () => {
      const villa = await withoutAsking();
      guests += 1;
      const form = await filledIn(villa.slug, {
        customer_phone: `0532 417 00 0${guests}`,
        customer_email: `donen${guests}@ornek.example`,
      });
      const { headers } = await send(villa.slug, form);
      const [cookie = ''] = headers['set-cookie'] ?? [];
      const [made] = await reservationsOf(villa.id);
      const code = made?.reservation_id ?? '';
      return { villa, form, cookie: String(cookie), code, page: paths.booked(villa.slug, code) };
    };
    const another = { customer_phone: '0532 111 22 33', customer_email: 'baska@ornek.example' };

    test('is led to what was booked, and nobody else is told of it', async () => {
      const { villa, cookie, code, page } = await booked();

      const own = await open(villa.slug).set('cookie', cookie);
      const stranger = await open(villa.slug);
      const elsewhere = await open((await withoutAsking()).slug).set('cookie', cookie);

      expect(cookie).toMatch(
        /^booked=[^;]+; Max-Age=3600; Path=\/rezervasyon; .*HttpOnly; SameSite=Lax/,
      );
      expect([own.status, own.headers.location]).toEqual([303, page]);
      expect(wordsOf(stranger.text)).toContain('Bu tarihler dolu');
      expect(stranger.text).not.toContain(code);
      expect(elsewhere.status).toBe(200);
    });

    test('is told of a request that waits, which has no days yet, and nobody else is', async () => {
      const { villa, cookie, code, page } = await booked();
      await changeReservation(code, { status: 'PENDING', option_until: null });

      const own = await open(villa.slug).set('cookie', cookie).expect(200);
      const stranger = await open(villa.slug).expect(200);

      expect(wordsOf(own.text)).toContain('Bu tarihler için talebinizi aldık');
      expect(own.text).toContain(`href="${page}"`);
      expect(own.text).toContain('name="form_key"');
      expect(wordsOf(stranger.text)).not.toContain('talebinizi aldık');
      expect(stranger.text).not.toContain(code);
    });

    test.each(['PAYMENT_REVIEW', 'CONFIRMED'])('is led there once it is %s', async (status) => {
      const { villa, form, cookie, code, page } = await booked();
      const confirmed_at = status === 'CONFIRMED' ? inHours(0) : null;
      await changeReservation(code, { status, confirmed_at, option_until: null });

      const opened = await open(villa.slug).set('cookie', cookie);
      const sent = await send(villa.slug, { ...form, form_key: randomUUID() });

      expect(opened.headers.location).toBe(page);
      expect(sent.headers.location).toBe(page);
    });

    test('with another phone hears that the first one stands, and that this was not sent', async () => {
      const { villa, form, cookie, page } = await booked();
      const changed = { ...form, form_key: randomUUID(), ...another };

      const own = await send(villa.slug, changed).set('cookie', cookie);
      const stranger = await send(villa.slug, changed);

      expect(own.status).toBe(409);
      expect(own.text).toContain(`href="${page}"`);
      expect(wordsOf(own.text)).toContain('bu tarihler onun için ayrıldı');
      expect(wordsOf(own.text)).not.toContain('ikinci bir talep');
      expect(stranger.text).not.toContain(page);
      expect(wordsOf(stranger.text)).toContain('Bu tarihler doldu');
    });

    test('once the option is over, may ask for it again', async () => {
      const { villa, cookie, code } = await booked();
      await db
        .updateTable('reservations')
        .set({ option_until: inHours(-1) })
        .where('reservation_id', '=', code)
        .execute();
      await db
        .updateTable('villa_occupancies')
        .set({ expires_at: inHours(-1) })
        .where('villa_id', '=', villa.id)
        .execute();

      const { status, text } = await open(villa.slug).set('cookie', cookie);

      expect(status).toBe(200);
      expect(text).toContain('name="customer_name"');
    });

    test('keeps the last three, whatever was made of them', async () => {
      const first = await booked();
      const second = await withoutAsking();
      const sent = await send(second.slug, await filledIn(second.slug, another)).set(
        'cookie',
        `booked=AAAA-AAAAAA.${first.code}.x%00.BBBB-BBBBBB.CCCC-CCCCCC`,
      );
      const [cookie = ''] = sent.headers['set-cookie'] ?? [];

      expect(cookie.split(';', 1)[0]?.split('.')).toEqual([
        expect.stringMatching(/^booked=/),
        'AAAA-AAAAAA',
        first.code,
      ]);
      const opened = await open(first.villa.slug).set('cookie', cookie);
      expect(opened.headers.location).toBe(first.page);
    });
  });

  test('is not sold again when its calendar elsewhere has sold it meanwhile', async () => {
    const villa = await withoutAsking();
    await createFeed({ villa_id: villa.id, url: elsewhere.at('/villa.ics') });
    const form = await filledIn(villa.slug);
    const sold = { from: dayFromToday(1), until: dayFromToday(300) };
    elsewhere.serve('/villa.ics', calendarOf(sold));

    const response = await send(villa.slug, form);

    expect(response.status).toBe(409);
    expect(await reservationsOf(villa.id)).toEqual([]);
    expect(elsewhere.asked).toHaveLength(1);
  });

  test('is asked for like others where cards are not taken', async () => {
    chooseProviders([]);
    const villa = await withoutAsking();

    const response = await send(villa.slug, await filledIn(villa.slug));
    takeCardsBy('iyzico');

    const [made] = await reservationsOf(villa.id);
    expect(made?.status).toBe('PENDING');
    expect(response.headers.location).toBe(`/rezervasyon/${villa.slug}/${made?.reservation_id}`);
  });
});
