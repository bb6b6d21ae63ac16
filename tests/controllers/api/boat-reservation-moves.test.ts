import { expireDueOptions } from '../../../server/jobs/expire-options.ts';
import { BoatReservationAnswer } from '../../../server/schemas/answers/boat-reservations.ts';
import { bearer, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { dayFromToday, inHours, stayFromToday } from '../../support/factories.ts';
import { boatDaysTaken, boatMailsOf } from '../../support/reservation-traces.ts';

const RESERVATIONS = '/v1/admin/boatreservations';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const asked = (boat_id: number, own: object = {}) => ({
  boat_id,
  unit: 'DAY',
  ...stayFromToday(60, 3),
  adults: 2,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'Ayse@Ornek.Example',
  ...own,
});

const create = (body: object) => site.post(RESERVATIONS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${RESERVATIONS}/${id}`).set('authorization', admin);
const move = (id: number, body: object) =>
  site.patch(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);

describe('PATCH', () => {
  test('an option takes the days, a confirmation keeps them, a cancellation frees them', async () => {
    const { id, boat_id } = await createBoatReservation();

    await move(id, { status: 'OPTION' }).expect(200);
    expect(await boatDaysTaken(boat_id)).toMatchObject([{ kind: 'OPTION' }]);
    await move(id, { status: 'CONFIRMED', reason: 'Havale geldi' }).expect(200);
    expect(await boatDaysTaken(boat_id)).toMatchObject([{ kind: 'RESERVATION' }]);
    const { body } = await move(id, { status: 'CANCELLED', reason: 'Vazgeçti' }).expect(200);

    expect(await boatDaysTaken(boat_id)).toEqual([]);
    expect(BoatReservationAnswer.parse(body.content)).toMatchObject({
      status: 'CANCELLED',
      moves: [],
    });
    const told = (await boatMailsOf(id)).map(({ template_code }) => template_code);
    expect(told).toEqual(['reservation_option', 'reservation_confirmed', 'reservation_cancelled']);
  });

  test.each(['OPTION', 'CONFIRMED'])(
    'staff give no %s for a boat whose papers ran out since it was asked for',
    async (status) => {
      const boat = await createBoat({ seaworthiness_until: dayFromToday(-1) });
      const { id } = await createBoatReservation({ boat_id: boat.id });

      const { status: answered, body } = await move(id, { status, reason: 'Söz' });

      expect([answered, body.code]).toEqual([422, 'not_sellable']);
      expect(body.reasons).toEqual([
        { code: 'no_permit', text: expect.stringContaining('denize elverişlilik') },
      ]);
      expect(await boatDaysTaken(boat.id)).toEqual([]);
    },
  );

  test('nor sell it against the rules, whatever their reason', async () => {
    const boat = await createBoat({ insurance_until: dayFromToday(-1) });

    const { status, body } = await create(asked(boat.id, { override_reason: 'Eski müşteri' }));

    expect([status, body.code, body.reasons[0].code]).toEqual([422, 'not_sellable', 'no_permit']);
  });

  test('a guest’s cancellation keeps by the ladder that was sold, of what was paid, and says so before', async () => {
    const { id } = await createBoatReservation({
      status: 'CONFIRMED',
      ...stayFromToday(45, 3),
      paid_kurus: 60_000_00,
      policy: JSON.stringify({
        code: 'boat',
        base: 'TOTAL',
        tiers: [
          { days_before: 90, percent: 20 },
          { days_before: 30, percent: 40 },
          { days_before: 0, percent: 100 },
        ],
        date_changes: 0,
        date_change_days: null,
      }),
    });

    const before = await show(id);
    const { body } = await move(id, {
      status: 'CANCELLED',
      reason: 'Hasta',
      cancelled_by: 'GUEST',
    });

    expect(BoatReservationAnswer.parse(before.body.content).if_cancelled).toEqual({
      by_guest: {
        days_before: 45,
        kept_percent: 40,
        kept_kurus: 48_000_00,
        refund_kurus: 12_000_00,
      },
      by_agency: { days_before: 45, kept_percent: 0, kept_kurus: 0, refund_kurus: 60_000_00 },
    });
    expect(body.content).toMatchObject({
      kept_kurus: 48_000_00,
      refund_kurus: 12_000_00,
      if_cancelled: null,
    });
  });

  test.each([
    ['a confirmed one cannot go back to a request', 'CONFIRMED', { status: 'PENDING' }, 409],
    ['a rejection wants its reason', 'PENDING', { status: 'REJECTED' }, 422],
    ['nobody boards before the day', 'CONFIRMED', { status: 'CHECKED_IN' }, 409],
    ['an old version', 'PENDING', { status: 'OPTION', version: 99 }, 409],
  ])('%s', async (_what, status, body, expected) => {
    const { id } = await createBoatReservation({ status });
    expect((await move(id, body)).status).toBe(expected);
  });

  test('an option whose days were sold meanwhile is 409', async () => {
    const boat = await createBoat();
    const request = await createBoatReservation({ boat_id: boat.id });
    await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    const { status, body } = await move(request.id, { status: 'OPTION' });
    expect([status, body.code]).toEqual([409, 'dates_taken']);
  });
});

test('a charter without a deposit ends without one to give back', async () => {
  const { id } = await createBoatReservation({ status: 'CHECKED_IN', ...stayFromToday(-7, 7) });
  const none = await move(id, { status: 'COMPLETED', deposit_returned_kurus: 0 });
  expect([none.status, none.body.code]).toEqual([409, 'no_deposit']);
  await move(id, { status: 'COMPLETED' }).expect(200);
});

describe('options that are over', () => {
  const overdue = () => createBoatReservation({ status: 'OPTION', option_until: inHours(-1) });

  test('are ended by the job, and their guests told', async () => {
    const { id, boat_id } = await overdue();
    await expireDueOptions.run();
    expect((await show(id)).body.content.status).toBe('EXPIRED');
    expect(await boatDaysTaken(boat_id)).toEqual([]);
    expect((await boatMailsOf(id)).map(({ template_code }) => template_code)).toEqual([
      'reservation_expired',
    ]);
  });

  test('stand in nobody’s way, even before the job comes', async () => {
    const { id, boat_id, check_in, check_out } = await overdue();
    await create(asked(boat_id, { check_in, check_out, status: 'OPTION' })).expect(201);
    expect((await show(id)).body.content.status).toBe('EXPIRED');
  });
});
