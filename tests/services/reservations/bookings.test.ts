import { now } from '../../../server/clock.ts';
import type { Doer } from '../../../server/services/audit.ts';
import type { WantedReservation } from '../../../server/services/reservations/booking-quotes.ts';
import {
  bookingContext,
  createReservation,
} from '../../../server/services/reservations/bookings.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createDiscount,
  createReservation as createEarlier,
  createExtra,
  createSettings,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { refusalOf } from '../../support/refusal.ts';
import { mailsOf, occupancyOf } from '../../support/reservation-traces.ts';

let staff: Doer;
const guest: Doer = { id: null, role: 'GUEST', ip: '192.0.2.7', request_id: 'r1' };

beforeAll(async () => {
  const { id } = await createUser();
  staff = { id, role: 'ADMIN', ip: '192.0.2.1', request_id: 'r2' };
});

const wish = (villa_id: number, own: Partial<WantedReservation> = {}): WantedReservation => ({
  villa_id,
  ...stayFromToday(60, 7),
  adults: 2,
  children: 0,
  babies: 0,
  extras: [],
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse@ornek.example',
  customer_note: '',
  status: 'PENDING',
  ...own,
});

async function book(doer: Doer, wanted: WantedReservation) {
  const context = await bookingContext(doer);
  return db.transaction().execute((transaction) => createReservation(transaction, wanted, context));
}

/** The error a booking ends with. */
const refused = (doer: Doer, wanted: WantedReservation) => refusalOf(book(doer, wanted));

const rowOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select([
      'status',
      'stay',
      'customer_phone',
      'quote',
      'policy',
      'accommodation_kurus',
      'discount_kurus',
      'extras_kurus',
      'total_kurus',
      'prepayment_kurus',
      'balance_kurus',
      'deposit_kurus',
      'state_reason',
      'override_reason',
      'confirmed_at',
      'source',
      'created_by',
      'option_until',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('what is kept of a sale', () => {
  test('its whole price, with discount and extras, whatever becomes of the price list', async () => {
    const villa = await createVilla();
    await createDiscount({ villa_id: villa.id, percent: 20 });
    const extra = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 1_000_00 });

    const { id } = await book(guest, wish(villa.id, { extras: [extra.id] }));
    await db.updateTable('villa_prices').set({ nightly_price_kurus: 1 }).execute();

    const row = await rowOf(id);
    expect(row).toMatchObject({
      accommodation_kurus: 70_000_00,
      discount_kurus: 14_000_00,
      extras_kurus: 7_000_00,
      total_kurus: 63_000_00,
      prepayment_kurus: 11_200_00,
      balance_kurus: 51_800_00,
      deposit_kurus: 5_000_00,
    });
    const { nights, extras } = row.quote as unknown as { nights: object[]; extras: object[] };
    expect(nights).toHaveLength(7);
    expect(nights[0]).toMatchObject({ price_kurus: 10_000_00, discount_kurus: 2_000_00 });
    expect(extras).toEqual([{ id: extra.id, name: extra.name, amount_kurus: 7_000_00 }]);
  });

  test('the number as E.164, who asked and where', async () => {
    const villa = await createVilla();

    const asked = await book(guest, wish(villa.id));
    const entered = await book(staff, wish(villa.id));

    expect(await rowOf(asked.id)).toMatchObject({
      customer_phone: '+905321234567',
      source: 'WEB',
      created_by: null,
    });
    expect(await rowOf(entered.id)).toMatchObject({ source: 'STAFF', created_by: staff.id });
  });

  test('that it happened, in the timeline and in the audit log', async () => {
    const villa = await createVilla();

    const { id } = await book(staff, wish(villa.id, { status: 'CONFIRMED' }));

    const events = await db
      .selectFrom('reservation_events')
      .select(['kind', 'to_status', 'actor_id', 'guest_told'])
      .where('reservation_id', '=', id)
      .execute();
    expect(events).toEqual([
      { kind: 'CREATED', to_status: 'CONFIRMED', actor_id: staff.id, guest_told: true },
    ]);
    const noted = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'ip', 'request_id'])
      .where('entity', '=', 'reservation')
      .where('entity_id', '=', id)
      .execute();
    expect(noted).toEqual([
      { action: 'reservation.created', actor_id: staff.id, ip: '192.0.2.1', request_id: 'r2' },
    ]);
  });
});

describe('the state it begins in', () => {
  test('PENDING holds nothing; guest and staff are told', async () => {
    const villa = await createVilla();
    await createSettings({ site_email: 'bilgi@koy.example' });

    const { id, option_until } = await book(guest, wish(villa.id));

    expect(option_until).toBeNull();
    expect(await occupancyOf(id)).toBeUndefined();
    expect(await mailsOf(id)).toEqual(['reservation_requested', 'staff_new_request']);
  });

  test('OPTION holds its dates for the site’s hours', async () => {
    const villa = await createVilla();
    await createSettings({ option_hours: '24' });

    const { id } = await book(staff, wish(villa.id, { status: 'OPTION' }));

    const held = await occupancyOf(id);
    expect(held?.kind).toBe('OPTION');
    expect(hoursUntil(held?.expires_at)).toBeCloseTo(24, 1);
    expect(await mailsOf(id)).toEqual(['reservation_option']);
  });

  test('OPTION for the hours of the villa, and as long as staff say', async () => {
    const villa = await createVilla({ option_hours: 48 });

    const { id } = await book(staff, wish(villa.id, { status: 'OPTION' }));
    const other = await book(
      staff,
      wish(villa.id, {
        ...stayFromToday(80, 7),
        status: 'OPTION',
        option_until: inHours(3),
      }),
    );

    expect(hoursUntil((await occupancyOf(id))?.expires_at)).toBeCloseTo(48, 1);
    expect(hoursUntil((await occupancyOf(other.id))?.expires_at)).toBeCloseTo(3, 1);
  });

  test('OPTION never ends before it began', async () => {
    const villa = await createVilla();

    const refusal = await refused(
      staff,
      wish(villa.id, { status: 'OPTION', option_until: inHours(-1) }),
    );

    expect(refusal).toMatchObject({ status: 422, fields: { option_until: 'option_over' } });
  });

  test('OPTION never outlasts the day of arrival', async () => {
    const villa = await createVilla();
    const arriving = { ...stayFromToday(2, 7), status: 'OPTION' as const };

    const refusal = await refused(
      staff,
      wish(villa.id, { ...arriving, option_until: inHours(24 * 3) }),
    );

    expect(refusal).toMatchObject({
      status: 422,
      fields: { option_until: 'option_after_arrival' },
    });
  });

  test('OPTION of an instant booking lives as long as its payment page', async () => {
    const villa = await createVilla({ instant_booking: true, option_hours: 48 });

    const { id } = await book(guest, wish(villa.id, { status: 'OPTION' }));

    expect(hoursUntil((await occupancyOf(id))?.expires_at)).toBeCloseTo(0.5, 1);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('a guest takes no option where the villa has to be asked', async () => {
    const villa = await createVilla({ instant_booking: false });

    const refusal = await refused(guest, wish(villa.id, { status: 'OPTION' }));

    expect(refusal).toMatchObject({ status: 409, code: 'move_not_allowed' });
  });

  test('CONFIRMED without the prepayment stands on staff’s word', async () => {
    const villa = await createVilla();

    const silent = await book(staff, wish(villa.id, { status: 'CONFIRMED' }));
    const spoken = await book(
      staff,
      wish(villa.id, { ...stayFromToday(80, 7), status: 'CONFIRMED', reason: 'Nakit alındı' }),
    );

    expect(await occupancyOf(silent.id)).toEqual({ kind: 'RESERVATION', expires_at: null });
    expect(await rowOf(silent.id)).toMatchObject({ state_reason: 'STAFF_WORD' });
    expect((await rowOf(silent.id)).confirmed_at).not.toBeNull();
    expect(await rowOf(spoken.id)).toMatchObject({ state_reason: 'Nakit alındı' });
    expect(await mailsOf(silent.id)).toEqual(['reservation_confirmed']);
  });
});

describe('dates that somebody has', () => {
  test('are refused, and only staff hear who has them', async () => {
    const villa = await createVilla();
    const taken = await createEarlier({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(60, 7),
    });

    const toStaff = await refused(staff, wish(villa.id, { status: 'CONFIRMED' }));
    const toGuest = await refused(guest, wish(villa.id));

    expect(toStaff).toMatchObject({ status: 409, code: 'dates_taken' });
    expect(toStaff.details.conflicts).toEqual([
      {
        kind: 'RESERVATION',
        started_at: taken.check_in,
        finished_at: taken.check_out,
        reservation_id: taken.reservation_id,
        customer_name: 'Ayşe Demirtaş',
      },
    ]);
    expect(toGuest).toMatchObject({ status: 409, code: 'dates_taken', details: {} });
  });

  test('are refused to a reason, too: it lifts rules, not reservations', async () => {
    const villa = await createVilla();
    await createClosing(villa.id, stayFromToday(62, 2));

    const refusal = await refused(
      staff,
      wish(villa.id, { status: 'CONFIRMED', override_reason: 'Ev sahibi istedi' }),
    );

    expect(refusal).toMatchObject({ status: 409, code: 'dates_taken' });
  });

  test('are free from the day of departure on', async () => {
    const villa = await createVilla();
    await createEarlier({ villa_id: villa.id, status: 'CONFIRMED', ...stayFromToday(53, 7) });
    await createEarlier({ villa_id: villa.id, status: 'CONFIRMED', ...stayFromToday(67, 7) });

    const between = await book(staff, wish(villa.id, { status: 'CONFIRMED' }));

    expect(between.status).toBe('CONFIRMED');
  });

  test('of an option whose time is over are free, and the option is ended with it', async () => {
    const villa = await createVilla();
    const expired = await createEarlier({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(60, 7),
    });

    const { id } = await book(staff, wish(villa.id, { status: 'CONFIRMED' }));

    expect(await rowOf(expired.id)).toMatchObject({ status: 'EXPIRED', option_until: null });
    expect(await occupancyOf(expired.id)).toBeUndefined();
    expect(await mailsOf(expired.id)).toEqual(['reservation_expired']);
    expect(await occupancyOf(id)).toBeDefined();
  });

  test('of an expired option stay free when the sale that ended it fails', async () => {
    const villa = await createVilla();
    const expired = await createEarlier({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(60, 7),
    });

    await refused(staff, wish(villa.id, { adults: 40, status: 'CONFIRMED' }));

    expect(await rowOf(expired.id)).toMatchObject({ status: 'OPTION' });
  });
});

describe('what cannot be sold', () => {
  test('is refused with every reason at once', async () => {
    const villa = await createVilla({ min_nights: 5, capacity: 4 });

    const refusal = await refused(guest, wish(villa.id, { ...stayFromToday(60, 2), adults: 5 }));

    expect(refusal).toMatchObject({ status: 422, code: 'not_sellable' });
    expect(refusal.details.reasons).toEqual([
      { code: 'min_nights', text: 'Bu tarihlerde en az 5 gece kiralanır.' },
      { code: 'too_many_guests', text: expect.stringContaining('En fazla 4 kişi') },
    ]);
  });

  test('is sold by staff with a reason', async () => {
    const villa = await createVilla({ min_nights: 5 });

    const { id } = await book(
      staff,
      wish(villa.id, { ...stayFromToday(60, 2), override_reason: 'Sadık misafir' }),
    );

    expect(await rowOf(id)).toMatchObject({
      override_reason: 'Sadık misafir',
      total_kurus: 20_000_00,
    });
  });

  test('at the price staff agreed on, the prepayment following it', async () => {
    const villa = await createVilla();

    const { id } = await book(
      staff,
      wish(villa.id, { override_reason: 'Anlaştık', total_kurus: 60_000_00 }),
    );

    expect(await rowOf(id)).toMatchObject({
      total_kurus: 60_000_00,
      prepayment_kurus: 12_000_00,
      balance_kurus: 48_000_00,
    });
  });

  test('unpriced, it wants that price', async () => {
    const villa = await createVilla({ nightly_price_kurus: null });
    const unpriced = wish(villa.id, { override_reason: 'Gelecek yıl' });

    expect(await refused(staff, unpriced)).toMatchObject({
      status: 422,
      fields: { total_kurus: 'required' },
    });
    expect(await book(staff, { ...unpriced, total_kurus: 50_000_00 })).toMatchObject({
      total_kurus: 50_000_00,
    });
  });

  test('holds more people than the villa offers beds for, but no more than its permit', async () => {
    const villa = await createVilla({ capacity: 4, permit_capacity: 6 });
    const crowd = (adults: number) => wish(villa.id, { adults, override_reason: 'Ek yatak' });

    const refusal = await refused(staff, crowd(7));

    expect(refusal).toMatchObject({ status: 422, code: 'not_sellable' });
    expect(refusal.details.reasons).toEqual([
      { code: 'over_permit', text: expect.stringContaining('İzin belgesi en fazla 6 kişi') },
    ]);
    expect(await book(staff, crowd(6))).toMatchObject({ id: expect.any(Number) });
  });

  test.each([
    ['without a permit', 'no_permit', { active: false, permit_no: null }, 7],
    [
      'taken off the site as its permit was lost',
      'no_permit',
      { active: false, withdrawn_at: now().toString(), withdrawn_reason: 'PERMIT_LOST' },
      7,
    ],
    [
      'taken off the site as the ministry warned',
      'no_permit',
      { active: false, withdrawn_at: now().toString(), withdrawn_reason: 'TAKEDOWN' },
      7,
    ],
    ['for more than 100 nights', 'too_long', {}, 101],
  ])('%s is sold by nobody, whatever the reason', async (_case, code, own, nights) => {
    const villa = await createVilla(own);

    const refusal = await refused(
      staff,
      wish(villa.id, { ...stayFromToday(60, nights), override_reason: 'Ev sahibi istedi' }),
    );

    expect(refusal).toMatchObject({ status: 422, code: 'not_sellable' });
    expect(refusal.details.reasons).toEqual([expect.objectContaining({ code })]);
  });

  test('an extra of another villa', async () => {
    const villa = await createVilla();
    const other = await createExtra({ villa_id: (await createVilla()).id });

    const refusal = await refused(guest, wish(villa.id, { extras: [other.id] }));

    expect(refusal).toMatchObject({ status: 422, fields: { extras: 'extra_not_offered' } });
  });

  test('a villa nobody knows', async () => {
    expect(await refused(guest, wish(999_999_999))).toMatchObject({ status: 422 });
  });

  test('a telephone that is none', async () => {
    const villa = await createVilla();

    const refusal = await refused(guest, wish(villa.id, { customer_phone: '12345' }));

    expect(refusal).toMatchObject({ status: 422, fields: { customer_phone: 'not_phone' } });
  });
});

const hoursUntil = (instant: Date | null | undefined): number =>
  ((instant?.getTime() ?? 0) - now().epochMilliseconds) / 3_600_000;
