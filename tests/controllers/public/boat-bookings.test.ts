import { randomUUID } from 'node:crypto';

import { chooseProviders } from '../../../server/services/payments/gateways/index.ts';
import { paths } from '../../../server/shared/paths.ts';
import { RESERVATION_STATES } from '../../../server/shared/reservation-states.ts';
import { db, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatExtra,
  createBoatReservation,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { hiddenOf, summaryOf } from '../../support/booking-form.ts';
import { findEnquiry, tokenOf } from '../../support/enquiries.ts';
import {
  createBankAccount,
  createLegalDocuments,
  createSettings,
  dayFromToday,
} from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';
import { wordsOf } from '../../views/render.ts';

beforeAll(async () => {
  await createLegalDocuments();
  await createBankAccount();
  await createSettings({ site_email: 'bilgi@koy.example', site_phone: '+902428440000' });
});

const PRICES = { WEEK: 350_000_00, DAY: 60_000_00, TRIP: 40_000_00 };

const open = (slug: string, query: object) => site.get(`/rezervasyon/boat/${slug}`).query(query);
const send = (slug: string, form: object) =>
  site.post(`/rezervasyon/boat/${slug}`).type('form').send(form);

const guest = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 417 68 05',
  customer_email: 'ayse@ornek.example',
  accept_information: 'on',
  accept_contract: 'on',
};

/** What the page's form would send when a guest fills it in. */
async function filledIn(slug: string, query: object) {
  const { text } = await open(slug, query);
  return { ...hiddenOf(text), adults: '4', children: '0', babies: '0', ...guest };
}

const week = () => ({ unit: 'week', ...saturdayFromToday(60, 10), adults: 4 });

const reservationsOf = (boat_id: number) =>
  db
    .selectFrom('boat_reservations')
    .select(['reservation_id', 'unit', 'total_kurus', 'status', 'starts_at'])
    .where('boat_id', '=', boat_id)
    .execute();

test('shows the charter, its price and the texts with it', async () => {
  const boat = await createBoat({ name: 'Rüya', prices: PRICES });

  const { status, text } = await open(boat.slug, week());

  expect(status).toBe(200);
  const words = wordsOf(text);
  for (const part of [
    'Rüya',
    'Kiralama (10 gün)',
    '₺500.000',
    '₺150.000',
    'Turizm işletmesi belgesi no: DT-',
    'Haftalık kiralama, 10 gün',
    'en fazla 8 kişi',
  ])
    expect(words).toContain(part);
  expect(text).toContain('<meta name="robots" content="noindex');
  expect(text).not.toMatch(/\sstyle="/);
});

test('a form that is filled in becomes a request, and its page says what happens next', async () => {
  const boat = await createBoat({ prices: PRICES });

  const sent = await send(boat.slug, await filledIn(boat.slug, week()));

  const [made] = await reservationsOf(boat.id);
  expect(made).toMatchObject({ unit: 'WEEK', total_kurus: 500_000_00, status: 'PENDING' });
  expect([sent.status, sent.headers.location]).toEqual([
    303,
    `/rezervasyon/boat/${boat.slug}/${made?.reservation_id}`,
  ]);
  const done = await site.get(sent.headers.location ?? '').expect(200);
  expect(wordsOf(done.text)).toContain(`${boat.name} için talebiniz bize ulaştı`);
  expect(done.text).not.toContain('Ayşe');
  const kept = await db
    .selectFrom('legal_acceptances')
    .innerJoin('boat_reservations', 'boat_reservations.id', 'boat_reservation_id')
    .select('rendered_html')
    .where('boat_id', '=', boat.id)
    .execute();
  expect(kept).toHaveLength(2);
});

test('a day trip wants one day and keeps its hours', async () => {
  const boat = await createBoat({ prices: PRICES });
  const trip = { unit: 'trip', check_in: dayFromToday(40), adults: 10 };

  const { text } = await open(boat.slug, trip);
  await send(boat.slug, { ...(await filledIn(boat.slug, trip)), adults: '10' }).expect(303);

  expect(wordsOf(text)).toContain('Günübirlik kiralama, 10.00 – 18.00');
  expect(await reservationsOf(boat.id)).toMatchObject([
    { unit: 'TRIP', total_kurus: 40_000_00, starts_at: '10:00:00' },
  ]);
});

test('sent twice it is one request', async () => {
  const boat = await createBoat({ prices: PRICES });
  const form = await filledIn(boat.slug, week());
  const [first, second] = [await send(boat.slug, form), await send(boat.slug, form)];
  expect(second.headers.location).toBe(first.headers.location);
  expect(await reservationsOf(boat.id)).toHaveLength(1);
});

test('a price that changed meanwhile is shown before anything is sent', async () => {
  const boat = await createBoat({ prices: PRICES });
  const form = await filledIn(boat.slug, week());
  await db
    .updateTable('boat_prices')
    .set({ price_kurus: 420_000_00 })
    .where('boat_id', '=', boat.id)
    .execute();

  const { status, text } = await send(boat.slug, form);

  expect(status).toBe(409);
  expect(wordsOf(text)).toContain('Gördüğünüz toplam ₺500.000, yeni toplam ₺600.000');
  expect(await reservationsOf(boat.id)).toEqual([]);
});

test('days taken meanwhile lead to boats that are free', async () => {
  const boat = await createBoat({ prices: PRICES });
  const form = await filledIn(boat.slug, week());
  const { check_in, check_out } = week();
  await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED', check_in, check_out });

  const { status, text } = await send(boat.slug, form);

  expect(status).toBe(409);
  expect(text).toContain('/listingboat?');
  expect(text).toContain('value="Ayşe Demirtaş"');
});

test('changed in a second tab asks before it makes a second request', async () => {
  const boat = await createBoat({ prices: PRICES });
  const [one, other] = [await filledIn(boat.slug, week()), await filledIn(boat.slug, week())];
  await send(boat.slug, one).expect(303);

  const { text } = await send(boat.slug, { ...other, babies: '1' }).expect(409);

  expect(wordsOf(text)).toContain('bu değişiklik henüz gönderilmedi');
  expect(await reservationsOf(boat.id)).toHaveLength(1);
  await send(boat.slug, { ...other, babies: '1', ...hiddenOf(text) }).expect(303);
  expect(await reservationsOf(boat.id)).toHaveLength(2);
});

test('who holds a boat and goes back to its form is led to what is held', async () => {
  takeCardsBy('iyzico');
  const boat = await createBoat({ prices: PRICES, instant_booking: true });
  const form = await filledIn(boat.slug, week());
  const { headers } = await send(boat.slug, form);
  const [made] = await reservationsOf(boat.id);
  const [cookie = ''] = headers['set-cookie'] ?? [];

  const own = await open(boat.slug, week()).set('cookie', cookie);
  const changed = { ...form, form_key: randomUUID(), customer_phone: '0532 111 22 33' };
  const again = await send(boat.slug, changed).set('cookie', cookie);
  const stranger = await open(boat.slug, week());
  chooseProviders([]);

  const page = paths.bookedBoat(boat.slug, made?.reservation_id ?? '');
  expect([own.status, own.headers.location]).toEqual([303, page]);
  expect(again.text).toContain(`href="${page}"`);
  expect(stranger.status).toBe(200);
  expect(stranger.text).not.toContain(made?.reservation_id);
});

test('extras are shown with their price and counted', async () => {
  const boat = await createBoat({ prices: PRICES });
  const cook = await createBoatExtra({ boat_id: boat.id });
  const form = await filledIn(boat.slug, week());
  const chosen = await send(boat.slug, { ...form, extras: String(cook.id) }).expect(409);
  expect(wordsOf(chosen.text)).toContain('Seçtiklerinizle toplam ₺550.000 oldu');
  await send(boat.slug, { ...form, ...hiddenOf(chosen.text), extras: String(cook.id) }).expect(303);
  expect(await reservationsOf(boat.id)).toMatchObject([{ total_kurus: 550_000_00 }]);
});

test('what cannot be sold says why', async () => {
  const boat = await createBoat({ prices: PRICES });
  const { text } = await open(boat.slug, { ...week(), adults: 9 });
  expect(wordsOf(text)).toContain('Yatılı en fazla 8 kişi kalabilir');
});

test('bad fields come back with what was typed', async () => {
  const boat = await createBoat({ prices: PRICES });
  const form = await filledIn(boat.slug, week());
  const { status, text } = await send(boat.slug, { ...form, customer_phone: '12' });
  expect(status).toBe(422);
  expect(wordsOf(text)).toContain('Telefonunuzu 0532 123 45 67 gibi yazın');
});

test('an unknown boat is 404, a withdrawn one 410', async () => {
  const boat = await createBoat({
    active: false,
    withdrawn_at: new Date(),
    withdrawn_reason: 'OTHER',
  });
  expect((await open('yok-boyle-tekne', {})).status).toBe(404);
  expect((await open(boat.slug, {})).status).toBe(410);
});

test('a charter of too many can be tried with fewer: as many as a boat may be asked for fit the field', async () => {
  const { slug } = await createBoat({ prices: PRICES });

  const { text } = await open(slug, { ...week(), adults: 80 });

  const field = /<input[^>]*name="adults"[^>]*>/.exec(text)?.[0];
  expect(field).toContain('value="80"');
  expect(field).toContain('max="300"');
});

test('more people than a boat takes are told at their field, with all else ready to be sent', async () => {
  const boat = await createBoat({ prices: PRICES });

  const { status, text } = await send(boat.slug, {
    ...(await filledIn(boat.slug, week())),
    adults: '30',
  });

  expect(status).toBe(422);
  expect(text).toMatch(/<title>Hata:/);
  expect(summaryOf(text)).toEqual([['#field-adults', expect.stringContaining(' 8 kişi')]]);
  expect(text).toMatch(/name="accept_contract"[^>]*checked/);
  expect(wordsOf(text)).toContain('Talebi gönder');
});

test('a boat off sale says so on its own page, before days are chosen', async () => {
  const { slug } = await createBoat({ active: false });

  const { status, headers } = await open(slug, {});

  expect([status, headers.location]).toEqual([303, `/boat/${slug}`]);
});

test('a charter without a prepayment is confirmed by its guest’s word', async () => {
  const free = { status: 'OPTION', prepayment_kurus: 0, balance_kurus: 120_000_00 };
  const { id, reservation_id: code } = await createBoatReservation(free);
  const page = await findEnquiry(code, '05321234567').expect(200);
  expect(page.text).toContain('Tekne kiralama sözleşmesi');
  const form = { ...hiddenOf(page.text), accept_information: 'on', accept_contract: 'on' };

  await site.post(`/enquire/${code}/onay`).type('form').send(form).expect(303);

  const { status } = await db
    .selectFrom('boat_reservations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('CONFIRMED');
  const kept = await db
    .selectFrom('legal_acceptances')
    .select('rendered_html')
    .where('boat_reservation_id', '=', id)
    .orderBy('id')
    .execute();
  expect(kept.map(({ rendered_html }) => rendered_html)).toEqual([
    expect.stringContaining('toplam ₺120.000. Ayşe Demirtaş'),
    expect.stringContaining('ön ödeme ₺0'),
  ]);
});

/** Villas have owners at home, doors and nights; boats are boarded. How weeks and days are sold tells of nights. */
const VILLA_WORDS =
  /\p{L}*(?:villa|konakla|ev sahibi|giriş|girin|çıkış|kapı|(?<!Yedi )gece(?!li k|siz))\p{L}*/giu;

const villaWordsIn = (html: string) =>
  wordsOf(html.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '')).match(VILLA_WORDS) ?? [];

test.each(RESERVATION_STATES)('who charters a boat reads of no villa: %s', async (status) => {
  const boat = await createBoat({ prices: PRICES });
  const charter = await createBoatReservation({
    boat_id: boat.id,
    status,
    deposit_kurus: 10_000_00,
    check_in: dayFromToday(30),
    check_out: dayFromToday(33),
  });

  const done = await site.get(`/rezervasyon/boat/${boat.slug}/${charter.reservation_id}`);
  const own = await findEnquiry(charter.reservation_id, 'ayse.demirtas@ornek.example');

  expect([done.status, own.status]).toEqual([200, 200]);
  expect([villaWordsIn(done.text), villaWordsIn(own.text)]).toEqual([[], []]);
});

test('a wish for other days in the wrong order is told in a boat’s words', async () => {
  const { reservation_id } = await createBoatReservation({ status: 'CONFIRMED' });
  const own = await findEnquiry(reservation_id, 'ayse.demirtas@ornek.example');

  const { text } = await site
    .post(paths.guestRequest(reservation_id))
    .type('form')
    .send({
      token: tokenOf(own.text),
      kind: 'CHANGE',
      check_in: dayFromToday(43),
      check_out: dayFromToday(40),
    })
    .expect(422);

  expect(wordsOf(text)).toContain('İniş günü biniş gününden sonra olmalı.');
  expect(text).not.toContain('Çıkış tarihi girişten');
});

test('nor does who asks for one, whatever became of the form', async () => {
  const boat = await createBoat({ prices: PRICES, deposit_kurus: 10_000_00 });
  await createBoatExtra({ boat_id: boat.id });
  const pages = [
    await open(boat.slug, week()),
    await open(boat.slug, { unit: 'day' }),
    await open(boat.slug, { unit: 'trip' }),
    await open(boat.slug, { ...week(), adults: 9 }),
    await open(boat.slug, {
      unit: 'week',
      check_in: dayFromToday(40),
      check_out: dayFromToday(41),
    }),
    await open(boat.slug, { unit: 'trip', check_in: dayFromToday(2) }),
    await site.get(`/boat/${boat.slug}`).query(week()),
  ];

  // The texts to be agreed to are the agency's own.
  const words = pages.map(({ text }) => villaWordsIn(text.replace(/<details.*?<\/details>/gs, '')));
  expect(words).toEqual(pages.map(() => []));
});

test('days that are no charter are told where they are put right', async () => {
  const { slug } = await createBoat({ prices: PRICES });
  const [check_in, check_out] = [dayFromToday(40), dayFromToday(35)];

  const backwards = await open(slug, { unit: 'day', check_in, check_out });
  const half = await open(slug, { unit: 'trip', check_out });

  expect(wordsOf(backwards.text)).toContain('İniş günü biniş gününden sonra olmalı.');
  expect(backwards.text).toContain(`name="check_out" value="${check_out}"`);
  expect(half.text).toMatch(/id="field-check_in"[^>]*aria-invalid="true"/);
});

test('days that are missing are told in the words of its unit, with all else that a form lacks', async () => {
  const { slug } = await createBoat({ prices: PRICES });
  const missing = ['#field-check_in', 'Biniş ve iniş gününü birlikte seçin.'];

  const trip = await open(slug, { unit: 'trip', show: '1' });
  const day = await open(slug, { unit: 'day', check_in: '', check_out: '' });
  const sent = await send(slug, { unit: 'day', customer_phone: '12' });

  expect(summaryOf(trip.text)).toEqual([['#field-check_in', 'Gezi gününü seçin.']]);
  expect(trip.text).toContain('<title>Hata: ');
  expect(summaryOf(day.text)).toEqual([missing]);
  expect(summaryOf(sent.text).map(([field]) => field)).toEqual([
    '#field-check_in',
    '#field-customer_name',
    '#field-customer_phone',
    '#field-customer_email',
  ]);
  expect(summaryOf((await open(slug, { unit: 'trip' })).text)).toEqual([]);
});
