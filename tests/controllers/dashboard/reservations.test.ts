import { countQueries } from '../../../server/db/index.ts';
import { send } from '../../support/admin-calls.ts';
import { db, signedIn, signIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { open, shown } from '../../support/desk.ts';
import {
  createClosing,
  createReservation,
  createSeason,
  createTransaction,
  createUser,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { screenWordsOf } from '../../views/render.ts';

const RESERVATIONS = '/dashboard/reservations';
describe('the lists', () => {
  test('of villas and of boats show their own, by their own filters', async () => {
    const villa = await createReservation({ customer_name: 'Villa Konuğu' });
    const boat = await createBoatReservation({ customer_name: 'Tekne Konuğu' });

    const villas = await shown(`${RESERVATIONS}/villa?customer_name=konugu`);
    const boats = await shown(`${RESERVATIONS}/boat?customer_name=konugu`);
    const others = await shown(
      `${RESERVATIONS}/boat?customer_name=konugu&started_at=${dayFromToday(90)}`,
    );

    expect(villas).toContain(villa.reservation_id);
    expect(villas).not.toContain(boat.reservation_id);
    expect(boats).toMatch(new RegExp(`${boat.reservation_id} Kayıt [\\d.]+ Talep`));
    expect(boats).toContain('3 gün');
    expect(others).not.toContain(boat.reservation_id);
  });

  test('lead from beyond their end to their last page', async () => {
    for (let count = 0; count < 3; count++)
      await createReservation({ customer_name: 'Sayfa Sonu' });
    const list = `${RESERVATIONS}/villa?customer_name=sayfa+sonu&take=2`;

    const beyond = await open(`${list}&skip=4`);
    const none = await open(`${RESERVATIONS}/villa?customer_name=kimse+yok&skip=4`);

    expect([beyond.status, beyond.headers.location]).toEqual([302, `${list}&skip=2`]);
    expect(none.status).toBe(200);
  });

  test('give what the filters show as a file', async () => {
    const { text } = await open(`${RESERVATIONS}/villa?customer_name=ayse&status=OPTION`);

    expect(text).toMatch(
      /data-download="\/v1\/admin\/reservations\?[^"]*status=OPTION[^"]*customer_name=ayse[^"]*format=xlsx/,
    );
  });

  test('claim nothing more of a guest whose stay came to nothing', async () => {
    const paid = { paid_kurus: 20_000_00, customer_name: 'Kalan Sorusu' };
    await createReservation({ ...paid, status: 'CANCELLED' });
    await createReservation({ ...paid, status: 'CONFIRMED' });

    const all = await shown(`${RESERVATIONS}/villa?customer_name=kalan+sorusu`);
    const ended = await shown(`${RESERVATIONS}/villa?customer_name=kalan+sorusu&status=CANCELLED`);

    expect(all).toContain('Toplam ₺140.000, kalan ₺50.000');
    expect(ended).not.toContain('₺50.000');
  });

  test.each([
    ['villa', createReservation, 'Toplam ₺140.000, kalan ₺60.000'],
    ['boat', createBoatReservation, 'Toplam ₺240.000, kalan ₺110.000'],
  ] as const)(
    'a %s’s that was paid too much lessens no other’s debt',
    async (kind, create, sums) => {
      const customer_name = 'Fazla Ödeyen';
      await create({ customer_name, status: 'CONFIRMED', paid_kurus: 10_000_00 });
      await create({ customer_name, status: 'CONFIRMED', paid_kurus: 130_000_00 });

      const words = await shown(`${RESERVATIONS}/${kind}?customer_name=fazla+odeyen`);

      expect(words).toContain(sums);
      expect(words).not.toContain('−₺');
    },
  );

  test.each([
    ['villa', 'datetype=stay', 'datetype=check_in'],
    ['boat', `started_at=${dayFromToday(0)}`, 'order=created_at'],
  ])(
    'of %ss on some days say that their sums are no month’s revenue',
    async (kind, stay, other) => {
      const told = 'ay cirosu bunların yalnız o aydaki gecelerini sayar';

      expect(await shown(`${RESERVATIONS}/${kind}?${stay}&date1=${dayFromToday(0)}`)).toContain(
        told,
      );
      expect(
        await shown(`${RESERVATIONS}/${kind}?${other}&date1=${dayFromToday(0)}`),
      ).not.toContain(told);
    },
  );

  test('say what a quick move does to the money', async () => {
    await createReservation({ status: 'CONFIRMED', ...stayFromToday(-1, 5) });

    const { text } = await open(`${RESERVATIONS}/villa?status=CONFIRMED`);

    expect(text).toContain('Acente iptali sayılır');
    expect(text).toContain('Kalan tutar ve depozito alınmamış sayılır');
  });

  test('the day’s customers are one list for both, to be printed', async () => {
    const today = { check_in: dayFromToday(0), check_out: dayFromToday(4) };
    const villa = await createReservation({ status: 'CONFIRMED', ...today });
    const boat = await createBoatReservation({ status: 'CONFIRMED', ...today });

    const words = await shown(`${RESERVATIONS}/day`);
    const tomorrow = await shown(`${RESERVATIONS}/day?date=${dayFromToday(1)}`);

    expect(words.indexOf(villa.reservation_id)).toBeGreaterThan(words.indexOf('Girişler'));
    expect(words).toContain(boat.reservation_id);
    expect(tomorrow.indexOf(villa.reservation_id)).toBeGreaterThan(
      tomorrow.indexOf('Konaklayanlar'),
    );
  });
});

describe.each(['villa', 'boat'] as const)('the page of a %s reservation', (kind) => {
  const make = (own: object) =>
    kind === 'villa' ? createReservation(own) : createBoatReservation(own);
  const api = kind === 'villa' ? '/v1/admin/reservations' : '/v1/admin/boatreservations';
  const of = kind === 'villa' ? 'reservation_id' : 'boat_reservation_id';
  const page = ({ id }: { id: number }) => `${RESERVATIONS}/${kind}/${id}`;

  test('says of a cancellation what is kept and goes back, by whose wish it is', async () => {
    const policy = JSON.stringify({
      code: 'strict',
      base: 'PREPAYMENT',
      tiers: [{ days_before: 0, percent: 100 }],
    });
    const { id } = await make({ status: 'CONFIRMED', policy, paid_kurus: 10_000_00 });

    const { text } = await open(page({ id }));
    const dialog = text.slice(text.indexOf('id="move-CANCELLED"'));

    expect(screenWordsOf(dialog.slice(0, 6_000).replaceAll('dialog', 'div'))).toMatch(
      /Misafir Kesinti ₺10\.000, iade ₺0 Acente Kesinti ₺0, iade ₺10\.000/,
    );
    expect(dialog).toContain(`data-api="PATCH ${api}/${id}"`);
  });

  test.each([
    [0, 'Ödeme alınmadığı için iade edilecek tutar yok.'],
    [10_000_00, 'İade tutarı aşağıdaki seçime göre planlanır'],
  ])('says of a cancellation with %i kuruş paid what becomes of them', async (paid_kurus, says) => {
    const { id } = await make({ status: 'CONFIRMED', paid_kurus });

    const { text } = await open(page({ id }));

    expect(text.slice(text.indexOf('id="move-CANCELLED"')).slice(0, 3_000)).toContain(says);
  });

  test.each([
    [0, 'Ödeme alınmamış; tarihler misafirde kalır.'],
    [10_000_00, 'Ödenen tutar iade edilmez; tarihler misafirde kalır.'],
  ])(
    'says of a guest who did not come, with %i kuruş paid, what stays',
    async (paid_kurus, says) => {
      const { id } = await make({ status: 'CONFIRMED', paid_kurus, ...stayFromToday(-1, 4) });

      const { text } = await open(page({ id }));

      expect(text.slice(text.indexOf('id="move-NO_SHOW"')).slice(0, 3_000)).toContain(says);
    },
  );

  test('moves nothing that changed since it was shown, from its page or from the list', async () => {
    const { id, reservation_id } = await make({ status: 'OPTION' });
    const { text: own } = await open(page({ id }));
    const { text: list } = await open(`${RESERVATIONS}/${kind}?reservation_id=${reservation_id}`);
    const dialog = own.slice(own.indexOf('id="move-CANCELLED-form"'));
    const shown_version = Number(dialog.match(/<input[^>]*name="version" value="(\d+)"/)?.[1]);
    await send('patch', `${api}/${id}`, { status: 'CONFIRMED', reason: 'Telefonda' }).expect(200);

    const late = { status: 'CANCELLED', reason: 'Vazgeçti', version: shown_version };
    const { status, body } = await send('patch', `${api}/${id}`, late);

    expect(shown_version).toBe(1);
    expect([status, body.code]).toEqual([409, 'stale']);
    expect(list).toContain(`&quot;version&quot;:${shown_version}}`);
    expect(list).toMatch(/<input[^>]*data-fill-value="version"[^>]*name="version"/);
  });

  test('gives a running option more time, in row and ledger, and tells the guest', async () => {
    const reservation = await make({ status: 'OPTION' });
    const option_until = inHours(60);

    await send('patch', `${api}/${reservation.id}`, { option_until }).expect(200);
    const past = await send('patch', `${api}/${reservation.id}`, { option_until: inHours(-1) });

    const ledger = await db
      .selectFrom(kind === 'villa' ? 'villa_occupancies' : 'boat_occupancies')
      .select('expires_at')
      .where('reservation_id', '=', reservation.id)
      .executeTakeFirst();
    const mails = await db
      .selectFrom('mails')
      .select('template_code')
      .where(of, '=', reservation.id)
      .execute();
    expect(ledger?.expires_at?.getTime()).toBe(Date.parse(option_until));
    expect(mails).toEqual([{ template_code: 'reservation_option' }]);
    expect([past.status, Object.keys(past.body.fields)]).toEqual([422, ['option_until']]);
    expect(await shown(page(reservation))).toContain('Opsiyon uzatıldı');
  });

  test('extends nothing but an option, and moves nothing without a state', async () => {
    const { id } = await make({ status: 'CONFIRMED' });

    const extended = await send('patch', `${api}/${id}`, { option_until: inHours(60) });
    const empty = await send('patch', `${api}/${id}`, {});

    expect([extended.status, extended.body.code]).toEqual([409, 'move_not_allowed']);
    expect(extended.body).toMatchObject({
      content: 'Bu işlem şu anda yapılamaz; kaydın durumu: Kesinleşti. Yapılabilecekler: İptal et.',
      moves: ['CANCELLED'],
    });
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ['status']]);
  });

  test('keeps a note in the timeline, and shows one part of it', async () => {
    const reservation = await make({ status: 'OPTION' });
    await send('post', `${api}/${reservation.id}/notes`, { note: 'Transfer sordu' }).expect(201);

    const all = await shown(page(reservation));
    const mails = await shown(`${page(reservation)}?show=mails`);

    expect(all).toContain('Ekip notu Transfer sordu');
    expect(mails).not.toContain('Transfer sordu');
    expect((await send('post', `${api}/${reservation.id}/notes`, { note: '' })).status).toBe(422);
  });

  test('marks in the timeline what came to nothing: an ended stay and a refused payment', async () => {
    const reservation = await make({ status: 'OPTION' });
    await createTransaction({ [of]: reservation.id, status: 'FAILED', amount_kurus: 1_000_00 });
    await send('patch', `${api}/${reservation.id}`, { status: 'CANCELLED', reason: 'Gelemiyor' });

    const { text } = await open(page(reservation));
    const failed = [...text.matchAll(/<li data-kind="failed">.*?<\/li>/gs)].map(([row]) =>
      screenWordsOf(row),
    );

    expect(failed).toHaveLength(2);
    expect(failed.join()).toContain('Gelemiyor');
    expect(failed.join()).toContain('₺1.000');
  });

  test('shows money that needs somebody, with what can be done about it', async () => {
    const reservation = await make({ status: 'PAYMENT_REVIEW' });
    await createTransaction({ [of]: reservation.id });

    const { text } = await open(page(reservation));

    expect(screenWordsOf(text)).toContain('Geldi, onayla');
    expect(screenWordsOf(text)).toContain('Gelmedi, reddet');
    expect(text).toContain('data-api="POST /v1/admin/transactions"');
  });

  test('offers the mails that say the truth, and shows one before it goes', async () => {
    const request = await make({ status: 'PENDING' });
    const option = await make({ status: 'OPTION' });

    const none = await shown(page(request));
    const mail = await shown(`${page(option)}/mail/bank?note=Merhabalar`);
    const refused = await shown(`${page(request)}/mail/confirm`);

    expect(none).not.toContain('Banka bilgisi gönder');
    expect(mail).toContain('Merhabalar');
    expect(mail).toContain(`Kime: ayse.demirtas@ornek.example`);
    expect(refused).not.toContain('Maili gönder');
    expect(await db.selectFrom('mails').select('id').where(of, '=', option.id).execute()).toEqual(
      [],
    );
  });

  test('warns who asks for money that may be on its way', async () => {
    const { id } = await make({ status: 'PAYMENT_REVIEW' });
    const mail = (name: string) => shown(`${page({ id })}/mail/${name}`);
    const free = await mail('bank');
    await createTransaction({ [of]: id, amount_kurus: 14_000_00 });
    const card = { [of]: id, method: 'CARD', provider: 'IYZICO', amount_kurus: 15_000_00 };
    await createTransaction({ ...card, status: 'FAILED' });

    expect(free).not.toContain('Misafir ödemiş olabilir');
    expect(await mail('bank')).toContain('Sonucu beklenen: Havale ₺14.000. Önce ona bakın');

    await createTransaction(card);
    expect(await mail('bank')).toContain('Sonucu beklenen: Havale ₺14.000, Kart ₺15.000.');
    const { text } = await open(`${page({ id })}/mail/bank`);
    expect(text).toContain(`href="${page({ id })}#payments"`);
  });

  test('says of a mail that it went already, when and from whom', async () => {
    const option = await make({ status: 'OPTION' });
    const screen = `${page(option)}/mail/bank`;
    const before = await shown(screen);
    const clerk = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
    const { bearer } = await signedIn(clerk);
    const mail = { reservation_id: option.reservation_id };
    await site.post('/v1/admin/sendbank').set('Authorization', bearer).send(mail).expect(200);

    expect(before).not.toContain('Bu mail daha önce gönderildi');
    expect(await shown(screen)).toMatch(/Son gönderim: \d+ \S+ \d\d\.\d\d, Selin Aksoy\./);
  });

  test('edits the guest by a form that carries its version', async () => {
    const { id } = await make({ status: 'OPTION' });

    const { text } = await open(`${page({ id })}/edit`).expect(200);

    expect(text).toContain(`data-api="PUT ${api}/${id}"`);
    expect(text).toMatch(/name="version"[^>]*value="1"|value="1"[^>]*name="version"/);
    expect(text).toContain('0532 123 45 67');
  });

  test('tells in its history what changed, and no reason where none was given', async () => {
    const { id } = await make({ status: 'PENDING' });
    await send('patch', `${api}/${id}`, { status: 'OPTION' }).expect(200);

    const words = await shown(`${page({ id })}/edit`);

    expect(words).toContain('Durum Talep → Opsiyon');
    expect(words).not.toContain('Neden');
  });

  test('asks the database at most six times', async () => {
    const { id } = await make({ status: 'OPTION' });
    const { queries } = await countQueries(async () => await open(page({ id })));
    const own = queries.filter((query) => !query.includes('"sessions"'));

    expect(own.length).toBeLessThanOrEqual(6);
  });
});

test('on staff’s word nothing is waited for before the arrival', async () => {
  const { id } = await createReservation({ status: 'CONFIRMED' });

  const words = await shown(`${RESERVATIONS}/villa/${id}`);

  expect(words).toContain('₺0 Ön ödeme yok ₺70.000 Girişte kalan');
  expect(words).not.toMatch(/Ön ödeme, bekliyor|Ön ödeme — Gecikti/);
});

test('the end of a stay says what of it is still to be paid', async () => {
  const stay = { status: 'CHECKED_IN', ...stayFromToday(-4, 4) } as const;
  const unpaid = await createReservation(stay);
  const paid = await createReservation({ ...stay, paid_kurus: 70_000_00 });
  const endOf = async (id: number) =>
    (await open(`${RESERVATIONS}/villa/${id}`)).text.split('id="move-COMPLETED"')[1];

  expect(await endOf(unpaid.id)).toContain('Konaklamanın ₺70.000 tutarı ödenmemiş görünüyor');
  expect(await endOf(paid.id)).not.toContain('ödenmemiş görünüyor');
  // None was taken.
  expect(await endOf(paid.id)).not.toContain('Depozito iadesi');
});

test('the flow of a reservation names who withdrew a refund, not who planned it', async () => {
  const { id } = await createReservation({ status: 'CANCELLED' });
  const money = { reservation_id: id, amount_kurus: 500_000 };
  const payment = await createTransaction(money);
  const refund = await createTransaction({
    ...money,
    ...{ purpose: 'REFUND', method: 'TRANSFER', status: 'PENDING', refund_of_id: payment.id },
  });
  const decided = { status: 'FAILED', note: 'Yeni tarihe sayılacak' };
  const clerk = await createUser({ first_name: 'Selin', last_name: 'Aksoy' });
  const { bearer } = await signedIn(clerk);
  await site
    .patch(`/v1/admin/transactions/${refund.id}`)
    .set('Authorization', bearer)
    .send(decided)
    .expect(200);

  expect(await shown(`${RESERVATIONS}/villa/${id}`)).toContain(
    'Yeni tarihe sayılacak · Selin Aksoy',
  );
});

describe('a new reservation', () => {
  const days = `check_in=${dayFromToday(50)}&check_out=${dayFromToday(57)}`;

  test('finds what is free with its total, and keeps the rest of the way', async () => {
    const villa = await createVilla({ name: 'Villa Boşta', nightly_price_kurus: 1_234_00 });

    const { text } = await open(`${RESERVATIONS}/villa/new?${days}&adults=2`).expect(200);

    expect(screenWordsOf(text)).toMatch(/Villa Boşta .*₺8\.638/);
    expect(text).toMatch(new RegExp(`villa/new\\?[^"]*check_in=[^"]*listing=${villa.id}`));
  });

  test('of a picked villa shows its price, and posts once', async () => {
    const villa = await createVilla();

    const { text } = await open(`${RESERVATIONS}/villa/new?${days}&listing=${villa.id}`);

    expect(screenWordsOf(text).split('Başlangıç durumu')).toHaveLength(2);
    expect(screenWordsOf(text)).toContain('Toplam ₺70.000');
    expect(text).toContain('data-api="POST /v1/admin/reservations"');
    expect(text).toContain('data-once=""');
    expect(text).toContain('data-success="/dashboard/reservations/villa/{id}"');
  });

  test('tells a clerk, not a guest, that a price lacks', async () => {
    const { id } = await createVilla({ nightly_price_kurus: null });

    const words = screenWordsOf(
      (await open(`${RESERVATIONS}/villa/new?${days}&adults=2&listing=${id}`)).text,
    );

    expect(words).toContain('bir bölümünün fiyatı girilmemiş; ilanın fiyatlarını tamamlayın');
    expect(words).not.toContain('bize yazın');
  });

  test('says every reason against it in words', async () => {
    const villa = await createVilla({ capacity: 4 });
    await createClosing(villa.id, stayFromToday(52, 2));

    const { text } = await open(`${RESERVATIONS}/villa/new?${days}&adults=9&listing=${villa.id}`);
    const words = screenWordsOf(text);

    expect(words).toContain('En fazla 4 kişi kalabilir');
    expect(words).toContain('Bu tarihlerde kurallara göre satılamıyor');
    // Of two reasons on one form each is called by what it is for.
    expect(text.match(/>Gerekçe</g)).toHaveLength(1);
    expect(text).toContain('>Kural ya da fiyat gerekçesi<');
  });

  test('calls what has no price yet unknown, and not free of charge', async () => {
    const { id } = await createVilla({ nightly_price_kurus: null });
    await createSeason({ villa_id: id, days: `[${dayFromToday(40)},${dayFromToday(52)})` });

    const words = await shown(`${RESERVATIONS}/villa/new?${days}&listing=${id}`);

    expect(words).toContain('₺10.000 × 2 gece ₺20.000 Fiyatı belli olmayan 5 gece —');
    expect(words).toContain('Toplam —');
  });

  test('of a boat is by its unit; a trip is one day', async () => {
    const boat = await createBoat({ prices: { TRIP: 30_000_00 } });

    const { text } = await open(
      `${RESERVATIONS}/boat/new?unit=trip&check_in=${dayFromToday(50)}&listing=${boat.id}`,
    );

    expect(screenWordsOf(text)).toContain('Toplam ₺30.000');
    expect(text).toContain('data-api="POST /v1/admin/boatreservations"');
    expect(text).toMatch(/name="unit" value="TRIP"/);
  });

  test.each([
    ['in the wrong order', 5, 4, 'Çıkış tarihi girişten sonra olmalı.', 'check_out'],
    ['that are past', -9, -4, 'Giriş günü geçmişte kaldı', 'check_in'],
    ['too far apart', 5, 130, 'Bir konaklama 100 geceyi aşamaz', 'check_out'],
  ])('with days %s says so, and leads to the field', async (...[, from, until, why, field]) => {
    const { text } = await open(
      `${RESERVATIONS}/villa/new?check_in=${dayFromToday(from)}&check_out=${dayFromToday(until)}`,
    );

    expect(text).toContain(`<a href="#field-${field}">${why}`);
    expect(text).toContain('<title>Hata: Yeni villa rezervasyonu');
    expect(text).not.toContain('0 müsait villa');
  });

  test('of a past stay is still written for one villa, with every reason against it', async () => {
    const villa = await createVilla();

    const words = await shown(
      `${RESERVATIONS}/villa/new?check_in=${dayFromToday(-9)}&check_out=${dayFromToday(-4)}&listing=${villa.id}`,
    );

    expect(words).toContain('Giriş günü geçmişte kaldı');
    expect(words).toContain('Misafir');
  });
});

test.each([
  `${RESERVATIONS}/villa`,
  `${RESERVATIONS}/boat`,
  `${RESERVATIONS}/villa/new`,
  `${RESERVATIONS}/day`,
  '/dashboard/transactions',
])('%s is closed to owners, and asks the database at most six times', async (address) => {
  await site
    .get(address)
    .set('cookie', await signIn('OWNER'))
    .expect(403);
  const { queries } = await countQueries(async () => await open(address).expect(200));
  const own = queries.filter((query) => !query.includes('"sessions"'));

  expect(own.length).toBeLessThanOrEqual(6);
});

test.each(['villa/999999', 'boat/999999', 'villa/999999/change', 'boat/999999/mail/bank'])(
  '%s is nobody’s: a 404 page',
  async (address) => {
    await open(`${RESERVATIONS}/${address}`).expect(404);
  },
);
