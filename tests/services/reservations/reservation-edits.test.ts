import { bookingContext } from '../../../server/services/reservations/bookings.ts';
import { previewEdit } from '../../../server/services/reservations/reservation-edits.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createExtra,
  createReservation,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { refusalOf } from '../../support/refusal.ts';
import {
  changes,
  edit,
  heldBy,
  revisionsOf,
  rowOf,
  setPrice,
  sold,
  staff,
} from '../../support/reservation-edits.ts';
import { loseNights, mailsOf } from '../../support/reservation-traces.ts';

const preview = async (id: number, own: object) =>
  previewEdit(db, id, changes(own), await bookingContext(staff));

const rangeOf = (days: number, nights: number) => {
  const { check_in, check_out } = stayFromToday(days, nights);
  return `[${check_in},${check_out})`;
};

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

    expect(await refused).toMatchObject({ status: 422, fields: { extras: 'extra_not_offered' } });
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

  test('of a stay of before that lost its nights take them', async () => {
    const { id } = await sold('CONFIRMED');
    await loseNights(id);

    await edit(id, stayFromToday(80, 3));

    expect((await heldBy(id))?.stay).toBe(rangeOf(80, 3));
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
    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: 'OPTION', option_until: inHours(24 * 10) },
      staff,
    );

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
    await moveReservation(db, { kind: 'villa', id }, { status: 'CONFIRMED' }, staff);
    expect(await heldBy(id)).toMatchObject({ stay: rangeOf(2, 3), kind: 'RESERVATION' });
  });
});

describe('that the guests were reported to the police', () => {
  const reported = async () => {
    const stay = await sold('CONFIRMED');
    const guest_list_reported_at = inHours(-1);
    await db
      .updateTable('reservations')
      .set({ guest_list_reported_at })
      .where('id', '=', stay.id)
      .execute();
    return stay;
  };
  const isReported = async (id: number) => {
    const row = await db
      .selectFrom('reservations')
      .select('guest_list_reported_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.guest_list_reported_at !== null;
  };
  const notedOf = (id: number) =>
    db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity', '=', 'reservation')
      .where('entity_id', '=', id)
      .where('action', '=', 'reservation.guests_reported')
      .execute();

  test('holds no more in another villa or on other days, for which nobody told of them', async () => {
    const [later, elsewhere] = [await reported(), await reported()];

    await edit(later.id, stayFromToday(62, 7));
    await edit(elsewhere.id, { villa_id: (await createVilla()).id });

    expect([await isReported(later.id), await isReported(elsewhere.id)]).toEqual([false, false]);
    expect(await notedOf(later.id)).toEqual([
      {
        before: { guest_list_reported_at: expect.any(String) },
        after: { guest_list_reported_at: null },
      },
    ]);
  });

  test('holds where only the price changes', async () => {
    const { id } = await reported();

    await edit(id, { total_kurus: 60_000_00, override_reason: 'Isıtma çalışmıyor' });

    expect(await isReported(id)).toBe(true);
    expect(await notedOf(id)).toEqual([]);
  });
});
