import { ReservationChanges } from '../../server/schemas/reservations.ts';
import type { Doer } from '../../server/services/audit.ts';
import { createReservation as book, bookingContext } from '../../server/services/bookings.ts';
import { recordPayment } from '../../server/services/payments.ts';
import { editReservation, previewEdit } from '../../server/services/reservation-edits.ts';
import { moveReservation } from '../../server/services/reservation-moves.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createExtra,
  createReservation,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import { refusalOf } from '../support/refusal.ts';
import { mailsOf } from '../support/reservation-traces.ts';

let staff: Doer;

beforeAll(async () => {
  const { id } = await createUser();
  staff = { id, role: 'ADMIN', ip: null, request_id: 'r1' };
});

const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  adults: 2,
};

const changes = (own: object) => ReservationChanges.parse({ ...CUSTOMER, ...own });

async function edit(id: number, own: object) {
  const context = await bookingContext(staff);
  return db
    .transaction()
    .execute((transaction) => editReservation(transaction, id, changes(own), context));
}

const preview = async (id: number, own: object) =>
  previewEdit(db, id, changes(own), await bookingContext(staff));

interface Sold {
  villa?: { id: number };
  extras?: number[];
  total_kurus?: number;
  override_reason?: string;
}

/** A week in 60 days, sold at 10.000 TL a night. */
async function sold(
  status: 'PENDING' | 'OPTION' | 'CONFIRMED',
  { villa, extras = [], ...agreed }: Sold = {},
) {
  const villa_id = (villa ?? (await createVilla())).id;
  const context = await bookingContext(staff);
  const wanted = {
    ...CUSTOMER,
    ...stayFromToday(60, 7),
    villa_id,
    children: 0,
    babies: 0,
    customer_note: '',
    extras,
    status,
    ...agreed,
  };
  const { id } = await db
    .transaction()
    .execute((transaction) => book(transaction, wanted, context));
  return { id, villa_id };
}

const rowOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select([
      'villa_id',
      'status',
      'stay',
      'quote',
      'total_kurus',
      'prepayment_kurus',
      'override_reason',
      'option_until',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const heldBy = (reservation_id: number) =>
  db
    .selectFrom('villa_occupancies')
    .select(['villa_id', 'stay', 'kind', 'expires_at'])
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();

const revisionsOf = (reservation_id: number) =>
  db
    .selectFrom('reservation_revisions')
    .select(['revision', 'stay', 'snapshot', 'reason', 'created_by'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('revision')
    .execute();

const pay = (reservation_id: number, amount_kurus: number) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id: reservation_id },
        method: 'TRANSFER',
        purpose: 'PREPAYMENT',
        amount_kurus,
      },
      staff,
    ),
  );

const rangeOf = (days: number, nights: number) => {
  const { check_in, check_out } = stayFromToday(days, nights);
  return `[${check_in},${check_out})`;
};

const setPrice = (villa_id: number, nightly_price_kurus: number) =>
  db
    .updateTable('villa_prices')
    .set({ nightly_price_kurus })
    .where('villa_id', '=', villa_id)
    .execute();

const setExtraPrice = (id: number, amount_kurus: number) =>
  db.updateTable('villa_extras').set({ amount_kurus }).where('id', '=', id).execute();

const extrasOf = (reservation_id: number) =>
  db
    .selectFrom('reservation_extras')
    .select(['unit', 'quantity', 'amount_kurus'])
    .where('reservation_id', '=', reservation_id)
    .execute();

describe('extras that are no longer offered', () => {
  const chosenNames = async (reservation_id: number) => {
    const rows = await db
      .selectFrom('reservation_extras')
      .select('name')
      .where('reservation_id', '=', reservation_id)
      .orderBy('id')
      .execute();
    return rows.map(({ name }) => name);
  };

  const withTwoExtras = async () => {
    const villa = await createVilla();
    const bed = await createExtra({ villa_id: villa.id, name: 'Ek yatak' });
    const heating = await createExtra({ villa_id: villa.id, name: 'Havuz ısıtma' });
    const stay = await sold('CONFIRMED', { villa, extras: [bed.id, heating.id] });
    await db
      .updateTable('villa_extras')
      .set({ active: false })
      .where('id', '=', heating.id)
      .execute();
    return { ...stay, bed, heating };
  };

  test('fall out when the stay is moved, by name, and the others stay', async () => {
    const { id } = await withTwoExtras();

    const asked = await preview(id, stayFromToday(62, 7));
    const change = await edit(id, stayFromToday(62, 7));

    expect(asked?.dropped_extras).toEqual(['Havuz ısıtma']);
    expect(change?.dropped_extras).toEqual(['Havuz ısıtma']);
    expect(await chosenNames(id)).toEqual(['Ek yatak']);
    const noted = await db
      .selectFrom('audit_log')
      .select('after')
      .where('entity', '=', 'reservation')
      .where('entity_id', '=', id)
      .where('action', '=', 'reservation.changed')
      .executeTakeFirstOrThrow();
    expect(noted.after).toMatchObject({ dropped_extras: ['Havuz ısıtma'] });
  });

  test('are refused where somebody names them', async () => {
    const { id, heating } = await withTwoExtras();

    const refused = refusalOf(edit(id, { ...stayFromToday(62, 7), extras: [heating.id] }));

    expect(await refused).toMatchObject({ status: 422, fields: { extras: 'invalid_value' } });
  });

  test('of the former villa are named when the stay goes to another', async () => {
    const { id } = await withTwoExtras();
    const other = await createVilla();

    const change = await edit(id, { villa_id: other.id });

    expect(change?.dropped_extras).toEqual(['Ek yatak', 'Havuz ısıtma']);
    expect(await chosenNames(id)).toEqual([]);
  });
});

describe('other dates', () => {
  test('of a confirmed stay are priced anew, and the old sale is kept', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    await setPrice(villa_id, 12_000_00);
    const before = await rowOf(id);

    const change = await edit(id, { ...stayFromToday(62, 5), reason: 'Misafir istedi' });

    expect(change).toMatchObject({
      revision: 1,
      before: { ...stayFromToday(60, 7), nights: 7, total_kurus: 70_000_00 },
      after: { ...stayFromToday(62, 5), nights: 5, total_kurus: 60_000_00 },
      difference_kurus: -10_000_00,
      unpaid_kurus: 60_000_00,
      refund_kurus: 0,
    });
    expect(await rowOf(id)).toMatchObject({
      status: 'CONFIRMED',
      stay: rangeOf(62, 5),
      total_kurus: 60_000_00,
      prepayment_kurus: 12_000_00,
    });
    expect(await heldBy(id)).toMatchObject({ villa_id, stay: rangeOf(62, 5), kind: 'RESERVATION' });
    const [revision] = await revisionsOf(id);
    expect(revision).toMatchObject({
      revision: 1,
      stay: rangeOf(60, 7),
      reason: 'Misafir istedi',
      created_by: staff.id,
      snapshot: { villa_id, total_kurus: 70_000_00, quote: before.quote },
    });
  });

  test.each(['PENDING', 'OPTION'] as const)('of a %s one move with it', async (status) => {
    const { id } = await sold(status);
    const before = await rowOf(id);

    await edit(id, stayFromToday(80, 3));

    const after = await rowOf(id);
    expect(after).toMatchObject({ status, stay: rangeOf(80, 3), total_kurus: 30_000_00 });
    expect((await heldBy(id))?.stay).toBe(status === 'PENDING' ? undefined : rangeOf(80, 3));
    expect(after.option_until).toEqual(before.option_until);
    expect((await heldBy(id))?.expires_at ?? null).toEqual(before.option_until);
  });

  test('may touch the old ones', async () => {
    const { id } = await sold('CONFIRMED');

    await edit(id, stayFromToday(61, 7));
    await edit(id, stayFromToday(61, 3));

    expect((await heldBy(id))?.stay).toBe(rangeOf(61, 3));
    expect((await revisionsOf(id)).map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('that somebody has change nothing, and say who', async () => {
    const villa = await createVilla();
    const { id } = await sold('CONFIRMED', { villa });
    const taken = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(70, 4),
    });

    const refusal = await refusalOf(
      edit(id, { ...stayFromToday(68, 4), customer_name: 'Başka Biri' }),
    );

    expect(refusal).toMatchObject({ status: 409, code: 'dates_taken' });
    expect(refusal.details.conflicts).toEqual([
      expect.objectContaining({ reservation_id: taken.reservation_id }),
    ]);
    expect(await rowOf(id)).toMatchObject({ stay: rangeOf(60, 7), version: 1 });
    expect((await heldBy(id))?.stay).toBe(rangeOf(60, 7));
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('end an expired option that stands there', async () => {
    const villa = await createVilla();
    const { id } = await sold('CONFIRMED', { villa });
    const expired = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(70, 4),
    });

    await edit(id, stayFromToday(68, 4));

    expect(await rowOf(expired.id)).toMatchObject({ status: 'EXPIRED' });
    expect((await heldBy(id))?.stay).toBe(rangeOf(68, 4));
  });

  test('that cannot be sold want a reason', async () => {
    const villa = await createVilla({ min_nights: 5 });
    const { id } = await sold('CONFIRMED', { villa });

    const refusal = await refusalOf(edit(id, stayFromToday(60, 2)));
    const change = await edit(id, { ...stayFromToday(60, 2), override_reason: 'Cenaze' });

    expect(refusal).toMatchObject({ status: 422, code: 'not_sellable' });
    expect(change).toMatchObject({ after: { nights: 2 } });
  });

  test('at a price staff agreed on', async () => {
    const { id } = await sold('CONFIRMED');

    await edit(id, {
      ...stayFromToday(60, 8),
      total_kurus: 70_000_00,
      override_reason: 'Bir gece hediye',
    });

    expect(await rowOf(id)).toMatchObject({ total_kurus: 70_000_00, stay: rangeOf(60, 8) });
  });

  test.each(['CHECKED_IN', 'COMPLETED', 'NO_SHOW', 'REJECTED', 'EXPIRED', 'CANCELLED'])(
    'of a %s reservation stand fast',
    async (status) => {
      const { id } = await createReservation({ status });

      const refusal = await refusalOf(edit(id, stayFromToday(90, 7)));

      expect(refusal).toMatchObject({ status: 409, code: 'move_not_allowed' });
    },
  );

  test('that cost less than was paid leave a refund to be sent', async () => {
    const { id } = await sold('CONFIRMED');
    await db
      .updateTable('reservations')
      .set({ paid_kurus: 70_000_00 })
      .where('id', '=', id)
      .execute();

    const change = await edit(id, stayFromToday(60, 6));

    expect(change).toMatchObject({ refund_kurus: 10_000_00, unpaid_kurus: 0 });
    const due = await db
      .selectFrom('transactions')
      .select(['purpose', 'status', 'amount_kurus', 'needs_action'])
      .where('reservation_id', '=', id)
      .execute();
    expect(due).toEqual([
      { purpose: 'REFUND', status: 'PENDING', amount_kurus: 10_000_00, needs_action: 'REFUND_DUE' },
    ]);
  });
});

describe('another villa', () => {
  test('takes its nights there and frees them here, at its price', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    const other = await createVilla({ nightly_price_kurus: 15_000_00 });

    const change = await edit(id, { villa_id: other.id });

    expect(change).toMatchObject({
      before: { listing_id: villa_id },
      after: { listing_id: other.id, total_kurus: 105_000_00 },
      difference_kurus: 35_000_00,
    });
    expect(await heldBy(id)).toMatchObject({ villa_id: other.id, stay: rangeOf(60, 7) });
    await createClosing(villa_id, stayFromToday(60, 7));
  });

  test('that is taken changes nothing', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    const other = await createVilla();
    await createClosing(other.id, stayFromToday(62, 1));

    const refusal = await refusalOf(edit(id, { villa_id: other.id }));

    expect(refusal).toMatchObject({ code: 'dates_taken' });
    expect(await rowOf(id)).toMatchObject({ villa_id });
    expect(await heldBy(id)).toMatchObject({ villa_id });
  });

  test('that nobody knows', async () => {
    const { id } = await sold('CONFIRMED');

    expect(await refusalOf(edit(id, { villa_id: 999_999_999 }))).toMatchObject({ status: 422 });
  });
});

describe('the frozen price', () => {
  test('stays when nothing that prices changes, whatever became of the price list', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    await setPrice(villa_id, 99_000_00);
    const before = await rowOf(id);

    const change = await edit(id, {
      ...stayFromToday(60, 7),
      villa_id,
      customer_name: 'Yeni Ad',
      adults: 5,
    });

    expect(change).toBeNull();
    expect(await rowOf(id)).toMatchObject({ quote: before.quote, total_kurus: 70_000_00 });
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('of the nights stays for more people: what they pay by person is added at the sold price', async () => {
    const villa = await createVilla({ nightly_price_kurus: 3_333_33 });
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_01 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });
    await setPrice(villa.id, 6_666_66);
    await setExtraPrice(extra.id, 900_00);

    const change = await edit(id, { adults: 3 });

    expect(change).toMatchObject({
      before: { total_kurus: 23_333_31 + 200_02 },
      after: { accommodation_kurus: 23_333_31, extras_kurus: 300_03, total_kurus: 23_633_34 },
      difference_kurus: 100_01,
    });
    const { quote, ...row } = await rowOf(id);
    expect(quote).toMatchObject({
      nights: Array(7).fill(expect.objectContaining({ price_kurus: 3_333_33 })),
      extras: [{ id: extra.id, amount_kurus: 300_03 }],
      prepayment_percent: 20,
    });
    expect(row.prepayment_kurus).toBe(4_667_00);
    expect(await extrasOf(id)).toEqual([{ unit: 'PERSON', quantity: 3, amount_kurus: 300_03 }]);
  });

  test('of the nights stays for another extra, which comes at today’s price', async () => {
    const villa = await createVilla();
    const bed = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 100_00 });
    const cot = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 500_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [bed.id] });
    await setPrice(villa.id, 99_000_00);
    await setExtraPrice(bed.id, 900_00);
    await setExtraPrice(cot.id, 600_00);

    const change = await edit(id, { extras: [bed.id, cot.id] });

    expect(change).toMatchObject({
      after: { accommodation_kurus: 70_000_00, extras_kurus: 1_300_00, total_kurus: 71_300_00 },
    });
  });

  test('that staff agreed on goes by the extras, and its reason stays with it', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_01 });
    const agreed = { total_kurus: 15_000_00, override_reason: 'Sadık misafir' };
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id], ...agreed });
    await setPrice(villa.id, 99_000_00);

    await edit(id, { adults: 3 });
    expect(await rowOf(id)).toMatchObject({
      total_kurus: 15_100_01,
      prepayment_kurus: 3_020_00,
      override_reason: 'Sadık misafir',
    });

    await edit(id, { adults: 3, extras: [] });
    expect(await rowOf(id)).toMatchObject({ total_kurus: 14_799_98 });

    await edit(id, { adults: 3, total_kurus: 14_000_00, override_reason: 'Yuvarlandı' });
    expect(await rowOf(id)).toMatchObject({
      total_kurus: 14_000_00,
      override_reason: 'Yuvarlandı',
      quote: expect.objectContaining({ accommodation_kurus: 70_000_00, total_kurus: 70_000_00 }),
    });
  });

  test('of an extra nobody offers any more stays with its stay, until it is taken out', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });
    await db.deleteFrom('villa_extras').where('id', '=', extra.id).execute();

    const more = await edit(id, { adults: 4 });
    const named = await edit(id, { adults: 3, extras: [extra.id] });
    const without = await edit(id, { adults: 3, extras: [] });

    expect(more).toMatchObject({ after: { extras_kurus: 400_00 }, dropped_extras: [] });
    expect(named).toMatchObject({ after: { extras_kurus: 300_00 } });
    expect(without).toMatchObject({ after: { extras_kurus: 0 } });
  });

  test('of a stay asks nothing of the villa’s rules of today', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 100_00 });
    const { id } = await sold('CONFIRMED', { villa });
    await db.deleteFrom('villa_prices').where('villa_id', '=', villa.id).execute();
    await db.updateTable('villas').set({ min_nights: 14 }).where('id', '=', villa.id).execute();

    expect(await edit(id, { extras: [extra.id] })).toMatchObject({
      after: { total_kurus: 70_700_00 },
    });
  });

  test('goes by the extras, of which chosen ones are kept where none are named', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 1_000_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });

    const shorter = await edit(id, stayFromToday(60, 5));
    const without = await edit(id, { extras: [] });

    expect(shorter).toMatchObject({ after: { total_kurus: 55_000_00 } });
    expect(without).toMatchObject({ after: { total_kurus: 50_000_00 } });
  });

  test('takes no more people than the villa, unless staff say why', async () => {
    const villa = await createVilla({ capacity: 6, permit_capacity: 7 });
    const { id } = await sold('CONFIRMED', { villa });

    expect(await refusalOf(edit(id, { adults: 5, children: 2 }))).toMatchObject({
      status: 422,
      code: 'not_sellable',
      fields: { adults: { code: 'too_many_guests', values: { guests: 6 } } },
      details: { reasons: [expect.objectContaining({ code: 'too_many_guests' })] },
    });
    expect(await edit(id, { adults: 4, children: 2, babies: 2 })).toBeNull();
    expect(await edit(id, { adults: 7, override_reason: 'Ek yatak konuldu' })).toBeNull();
    expect(await edit(id, { adults: 7, customer_name: 'Ayşe Demir' })).toBeNull();
    expect(await refusalOf(edit(id, { adults: 8, override_reason: 'Ek yatak' }))).toMatchObject({
      fields: { adults: { code: 'over_permit', values: { guests: 7 } } },
      details: { reasons: [expect.objectContaining({ code: 'over_permit' })] },
    });
  });

  test('takes no more people either where they pay', async () => {
    const villa = await createVilla({ capacity: 6 });
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 500_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });

    expect(await refusalOf(edit(id, { adults: 7 }))).toMatchObject({
      code: 'not_sellable',
      fields: { adults: { code: 'too_many_guests', values: { guests: 6 } } },
    });
  });

  test('is confirmed where what was paid is the cheaper price’s prepayment', async () => {
    const { id, villa_id } = await sold('OPTION');
    await pay(id, 7_000_00);
    await setPrice(villa_id, 5_000_00);

    await edit(id, stayFromToday(62, 7));

    expect(await rowOf(id)).toMatchObject({
      status: 'CONFIRMED',
      prepayment_kurus: 7_000_00,
      option_until: null,
    });
    expect(await heldBy(id)).toMatchObject({ kind: 'RESERVATION' });
  });
});

describe('asked before', () => {
  test('an edit says what it would cost and writes nothing', async () => {
    const { id } = await sold('CONFIRMED');
    const before = await rowOf(id);

    const change = await preview(id, { ...stayFromToday(62, 5), customer_name: 'Başka Biri' });

    expect(change).toMatchObject({ difference_kurus: -20_000_00, after: { nights: 5 } });
    expect(await rowOf(id)).toEqual(before);
    expect((await heldBy(id))?.stay).toBe(rangeOf(60, 7));
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('an edit that cannot be says why', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    await createClosing(villa_id, stayFromToday(70, 2));

    expect(await refusalOf(preview(id, stayFromToday(68, 4)))).toMatchObject({
      code: 'dates_taken',
    });
  });
});

describe('what a change leaves behind', () => {
  test('its place in the timeline, the audit log and the guest’s mail', async () => {
    const { id } = await sold('CONFIRMED');

    await edit(id, stayFromToday(62, 5));

    const event = await db
      .selectFrom('reservation_events')
      .select(['kind', 'actor_id', 'guest_told', 'details'])
      .where('reservation_id', '=', id)
      .where('kind', '=', 'CHANGED')
      .executeTakeFirst();
    expect(event).toMatchObject({
      actor_id: staff.id,
      guest_told: true,
      details: { difference_kurus: -20_000_00 },
    });
    const noted = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'reservation.changed')
      .where('entity_id', '=', id)
      .executeTakeFirst();
    expect(noted).toMatchObject({
      before: { total_kurus: 70_000_00 },
      after: { total_kurus: 50_000_00 },
    });
    expect(await mailsOf(id)).toEqual(['reservation_confirmed', 'reservation_changed']);
  });

  test('no mail where staff say so', async () => {
    const { id } = await sold('CONFIRMED');

    await edit(id, { ...stayFromToday(62, 5), tell_guest: false });

    expect(await mailsOf(id)).toEqual(['reservation_confirmed']);
  });

  test('an option ends with the new day of arrival where that is sooner', async () => {
    const { id } = await sold('OPTION');
    await moveReservation(db, id, { status: 'OPTION', option_until: inHours(24 * 10) }, staff);

    await edit(id, stayFromToday(2, 3));

    const { option_until } = await rowOf(id);
    expect(option_until?.toISOString()).toBe(`${stayFromToday(2, 1).check_in}T21:00:00.000Z`);
    expect(await heldBy(id)).toMatchObject({ kind: 'OPTION', expires_at: option_until });
  });

  test('an option ends when it was to end, even nearer to the arrival', async () => {
    const { id } = await sold('OPTION');
    const before = await rowOf(id);

    await edit(id, stayFromToday(2, 3));

    expect((await rowOf(id)).option_until).toEqual(before.option_until);
    await moveReservation(db, id, { status: 'CONFIRMED' }, staff);
    expect(await heldBy(id)).toMatchObject({ stay: rangeOf(2, 3), kind: 'RESERVATION' });
  });
});
