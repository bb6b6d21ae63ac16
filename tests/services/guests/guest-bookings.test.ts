import { findBookedBoat } from '../../../server/queries/reservations/booking-boats.ts';
import { findBookedVilla } from '../../../server/queries/reservations/booking-villas.ts';
import {
  type CharterOffer,
  offerCharter,
} from '../../../server/services/reservations/boat-booking-offers.ts';
import { bookBoatByForm } from '../../../server/services/reservations/boat-guest-bookings.ts';
import { type Offer, offerStay } from '../../../server/services/reservations/booking-offers.ts';
import { findBookedByForm } from '../../../server/services/reservations/form-bookings.ts';
import { bookAsGuest, bookByForm } from '../../../server/services/reservations/guest-bookings.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { createBoat, saturdayFromToday } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  changeReservation,
  createExtra,
  createLegalDocuments,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';
import { mailsOf, occupancyOf } from '../../support/reservation-traces.ts';
import { createPolicy } from '../../support/villa-catalogue-factories.ts';

const sender = (own: object = {}) => ({
  key: undefined as string | undefined,
  doer: { id: null, role: 'GUEST' as const, ip: '192.0.2.7', request_id: 'r1' },
  userAgent: 'Tarayıcı 1.0',
  ...own,
});

const wish = (villa_id: number) => ({
  villa_id,
  ...stayFromToday(60, 7),
  adults: 2,
  children: 1,
  babies: 0,
  extras: [] as number[],
  customer_name: '<b>Ayşe</b> Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse@ornek.example',
  customer_note: '',
});

const acceptedWish = (villa_id: number) => ({
  ...wish(villa_id),
  accept_information: true,
  accept_contract: true,
});

/** What the booking page of the wish shows of its price and its terms. */
async function shownOf(villa_id: number) {
  const { slug } = await slugOf('villas', villa_id);
  const villa = await findBookedVilla(db, slug);
  if (!villa) throw new Error('The villa is not on sale');
  return shown(await offerStay(db, villa, wish(villa_id)));
}

const shown = ({ price_mark, terms_mark, quoted }: Offer | CharterOffer) => ({
  price_mark,
  terms_mark,
  shown_total_kurus: quoted.total_kurus ?? undefined,
});

const slugOf = (table: 'villas' | 'boats', id: number) =>
  db.selectFrom(table).select('slug').where('id', '=', id).executeTakeFirstOrThrow();

/** A new edition of the contract. */
const publish = () =>
  db
    .insertInto('legal_documents')
    .values({
      ...{ kind: 'CONTRACT', edition: 2, title: 'Kiralama sözleşmesi' },
      ...{ body: '<p>Misafir cezai şart öder.</p>', sha256: '9'.repeat(64) },
    })
    .execute();

const enterLater = (id: number) =>
  db.updateTable('villas').set({ check_in_time: '18:00' }).where('id', '=', id).execute();

const cancelDearer = async (id: number) => {
  const cancellation_policy_id = await createPolicy();
  await db.updateTable('villas').set({ cancellation_policy_id }).where('id', '=', id).execute();
};

const reservationsOf = (villa_id: number) =>
  db
    .selectFrom('reservations')
    .select(['id', 'reservation_id', 'status', 'source'])
    .where('villa_id', '=', villa_id)
    .execute();

const acceptancesOf = (reservation_id: number) =>
  db
    .selectFrom('legal_acceptances')
    .select(['rendered_html', 'rendered_sha256', 'checkbox_text', 'ip', 'user_agent'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();

beforeAll(createLegalDocuments);
beforeAll(() => takeCardsBy('iyzico'));

describe('a request over the API', () => {
  test('waits for an answer and keeps what was accepted, word for word', async () => {
    const villa = await createVilla({ permit_no: '07-4821' });

    const { status } = await bookAsGuest(db, acceptedWish(villa.id), sender());

    const [reservation] = await reservationsOf(villa.id);
    expect(status).toBe(201);
    expect(reservation).toMatchObject({ status: 'PENDING', source: 'WEB' });
    const [information, contract] = await acceptancesOf(reservation?.id ?? 0);
    expect(information?.rendered_html).toContain(`${villa.name}, `);
    expect(information?.rendered_html).toContain('toplam ₺70.000');
    expect(information?.rendered_html).toContain('&lt;b&gt;Ayşe&lt;/b&gt; Demirtaş');
    expect(information?.rendered_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(contract?.rendered_html).toBe(
      '<p>İzin belgesi 07-4821, ön ödeme ₺14.000, oranı %20. …</p>',
    );
    expect(contract).toMatchObject({
      checkbox_text: expect.stringContaining('sözleşme'),
      ip: '192.0.2.7',
      user_agent: 'Tarayıcı 1.0',
    });
  });

  test('with one key is one reservation', async () => {
    const villa = await createVilla();
    const keyed = sender({ key: 'istemci-1' });

    const first = await bookAsGuest(db, acceptedWish(villa.id), keyed);
    const again = await bookAsGuest(db, acceptedWish(villa.id), keyed);

    expect(again).toEqual(first);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
  });

  test('without a key may be made twice', async () => {
    const villa = await createVilla();

    await bookAsGuest(db, acceptedWish(villa.id), sender());
    await bookAsGuest(db, acceptedWish(villa.id), sender());

    expect(await reservationsOf(villa.id)).toHaveLength(2);
  });
});

describe('a request by the site’s form', () => {
  test('sent six times at once is one reservation, and everybody hears its code', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bookByForm(db, form, sender({ key: 'form-a' }))),
    );

    const [reservation] = await reservationsOf(villa.id);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
    for (const answer of answers) expect(answer.reservation_id).toBe(reservation?.reservation_id);
  });

  test('for a villa that is booked at once and asks for nothing before is confirmed', async () => {
    const villa = await createVilla({ instant_booking: true });
    await db
      .updateTable('villas')
      .set({ prepayment_percent: 0 })
      .where('id', '=', villa.id)
      .execute();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    const booked = await bookByForm(db, form, sender({ key: 'free-1' }));
    const again = await bookByForm(db, form, sender({ key: 'free-2' }));

    const [reservation] = await reservationsOf(villa.id);
    expect(reservation).toMatchObject({ status: 'CONFIRMED', source: 'WEB' });
    expect(booked).toEqual({ reservation_id: reservation?.reservation_id });
    expect(again).toEqual(booked);
    expect(await mailsOf(reservation?.id ?? 0)).toEqual(['reservation_confirmed']);
    expect((await occupancyOf(reservation?.id ?? 0))?.kind).toBe('RESERVATION');
  });

  test('from a second tab of the same browser is the same request', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    const [one, other] = await Promise.all(
      ['tab-1', 'tab-2'].map((key) => bookByForm(db, form, sender({ key }))),
    );

    expect(other).toEqual(one);
    expect(await reservationsOf(villa.id)).toHaveLength(1);
  });

  test('after an hour is another request', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };
    const one = await bookByForm(db, form, sender({ key: 'early' }));
    await db
      .updateTable('reservations')
      .set({ created_at: inHours(-1) })
      .where('reservation_id', '=', one.reservation_id)
      .execute();

    const other = await bookByForm(db, form, sender({ key: 'late' }));

    expect(other.reservation_id).not.toBe(one.reservation_id);
  });

  test('from another browser is another request, whatever it says of the guest', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    const one = await bookByForm(db, form, sender({ key: 'k-1' }));
    const other = await bookByForm(db, form, sender({ key: 'k-2', userAgent: 'Başka 2.0' }));

    expect(other.reservation_id).not.toBe(one.reservation_id);
  });

  test('sent again with other content is not made a second time in silence', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };
    const { reservation_id } = await bookByForm(db, form, sender({ key: 'form-b' }));

    const changed = bookByForm(db, { ...form, adults: 4 }, sender({ key: 'form-b' }));

    await expect(changed).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await findBookedByForm(db, 'villa', 'form-b')).toBe(reservation_id);
    expect(await findBookedByForm(db, 'villa', 'form-c')).toBeUndefined();
  });

  test.each([
    ['a night costs more', { nightly_price_kurus: 12_000_00 }],
    ['the deposit is higher', { deposit_kurus: 9_000_00 }],
    ['the prepayment is higher', { prepayment_percent: 40 }],
  ])('is not made when %s than was shown', async (_change, season) => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };
    await db.updateTable('villa_prices').set(season).where('villa_id', '=', villa.id).execute();

    await expect(bookByForm(db, form, sender())).rejects.toMatchObject({
      status: 409,
      code: 'price_changed',
    });
    expect(await reservationsOf(villa.id)).toHaveLength(0);
  });

  test.each([
    ['a text was published', publish],
    ['the house is entered later', enterLater],
    ['who cancels pays more', cancelDearer],
  ])('is not made when %s since it was shown', async (_change, change) => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };
    await change(villa.id);

    await expect(bookByForm(db, form, sender())).rejects.toMatchObject({
      status: 409,
      code: 'texts_changed',
    });
    expect(await reservationsOf(villa.id)).toHaveLength(0);
    const anew = { ...wish(villa.id), ...(await shownOf(villa.id)) };
    expect(await bookByForm(db, anew, sender())).toHaveProperty('reservation_id');
  });

  test('is made when the guest’s own choices leave the total as it was shown', async () => {
    const villa = await createVilla();
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    const booked = await bookByForm(db, { ...form, adults: 5 }, sender());

    expect(booked.reservation_id).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/);
  });

  test('is not made for more than was shown, even where the guest chose it', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id });
    const form = { ...wish(villa.id), ...(await shownOf(villa.id)) };

    await expect(bookByForm(db, { ...form, extras: [extra.id] }, sender())).rejects.toMatchObject({
      status: 409,
      code: 'price_changed',
    });
    expect(await reservationsOf(villa.id)).toHaveLength(0);
  });

  test('without a mark is shown the price first', async () => {
    const villa = await createVilla();

    await expect(bookByForm(db, wish(villa.id), sender())).rejects.toMatchObject({
      code: 'price_changed',
    });
  });
});

describe('a guest who books at once', () => {
  let guests = 0;

  /** Somebody whom no other test knows, from an address of their own. */
  function somebody() {
    guests += 1;
    return {
      customer_phone: `0532 765 ${10 + Math.floor(guests / 90)} ${10 + (guests % 90)}`,
      customer_email: `misafir${guests}@ornek.example`,
      ip: `198.51.100.${guests}`,
    };
  }

  type Somebody = ReturnType<typeof somebody>;

  const from = (ip: string) => sender({ doer: { ...sender().doer, ip } });

  /** What became of a week that is booked in a villa of its own. */
  async function book({ ip, ...contact }: Somebody, instant_booking = true) {
    const villa = await createVilla({ instant_booking });
    const form = { ...wish(villa.id), ...contact, ...(await shownOf(villa.id)) };
    await bookByForm(db, form, from(ip));
    const [made] = await reservationsOf(villa.id);
    return made;
  }

  /** What was booked is kept for staff to look at, as a receipt leaves it. */
  const review = (id: number) =>
    changeReservation(id, { status: 'PAYMENT_REVIEW', option_until: null });

  test('holds three stays, by e-mail or by phone, and asks for the next one', async () => {
    const { customer_phone, customer_email, ip } = somebody();

    const held = [
      await book({ customer_phone, customer_email, ip }),
      await book({ customer_phone: customer_phone.replaceAll(' ', ''), customer_email, ip }),
      await book({ customer_phone, customer_email, ip: somebody().ip }),
    ];
    const asked = [
      await book({ ...somebody(), customer_email }),
      await book({ ...somebody(), customer_phone }),
    ];

    expect(held.map((one) => one?.status)).toEqual(['OPTION', 'OPTION', 'OPTION']);
    expect(asked.map((one) => one?.status)).toEqual(['PENDING', 'PENDING']);
  });

  test('holds the next one as soon as an option is over, ended by a job or not', async () => {
    const guest = somebody();
    const held = [await book(guest), await book(guest), await book(guest)];
    await changeReservation(held[0]?.id ?? 0, { option_until: inHours(-1) });

    const next = await book(guest);

    expect(next?.status).toBe('OPTION');
  });

  test('holds no more when all are sent at the same moment', async () => {
    const guest = somebody();

    const made = await Promise.all(Array.from({ length: 6 }, () => book(guest)));

    const states = made.map((one) => one?.status).sort();
    expect(states).toEqual(['OPTION', 'OPTION', 'OPTION', 'PENDING', 'PENDING', 'PENDING']);
  });

  test('holds what waits for staff after a receipt, too', async () => {
    const guest = somebody();
    for (let n = 0; n < 3; n += 1) await review((await book(guest))?.id ?? 0);

    const next = await book(guest);

    expect(next?.status).toBe('PENDING');
    expect(await occupancyOf(next?.id ?? 0)).toBeUndefined();
    expect(await mailsOf(next?.id ?? 0)).toEqual(['reservation_requested']);
  });

  test('holds boats with villas', async () => {
    const { ip, ...contact } = somebody();
    for (let n = 0; n < 3; n += 1) await book({ ip, ...contact });
    const boat = await createBoat({ instant_booking: true, prices: { WEEK: 350_000_00 } });
    const charter = { boat_id: boat.id, unit: 'week' as const, ...saturdayFromToday(60, 7) };
    const booked = await findBookedBoat(db, (await slugOf('boats', boat.id)).slug);
    if (!booked) throw new Error('The boat is not on sale');
    const offered = await offerCharter(db, booked, { ...wish(0), ...charter });
    const form = { ...wish(0), ...contact, ...charter, ...shown(offered) };

    const asked = await bookBoatByForm(db, form, from(ip));
    const { ip: elsewhere, ...stranger } = somebody();
    const another = await bookBoatByForm(db, { ...form, ...stranger }, from(elsewhere));

    expect(asked.pay_now).toBeUndefined();
    expect(another.pay_now).toBe(true);
  });

  test('does not hold by themselves what staff held for them', async () => {
    const guest = somebody();
    const { id } = await createUser();
    const staff = { id, role: 'ADMIN' as const, ip: null, request_id: 'r2' };
    for (let n = 0; n < 3; n += 1) {
      const asked = await book(guest, false);
      await moveReservation(db, { kind: 'villa', id: asked?.id ?? 0 }, { status: 'OPTION' }, staff);
    }

    expect((await book(guest))?.status).toBe('OPTION');
  });

  test('shares twenty stays with all who write from the same network', async () => {
    const { ip } = somebody();
    const made: (string | undefined)[] = [];
    for (let n = 0; n < 21; n += 1) made.push((await book({ ...somebody(), ip }))?.status);

    expect(made).toEqual([...Array(20).fill('OPTION'), 'PENDING']);
    expect((await book(somebody()))?.status).toBe('OPTION');
  });
});
