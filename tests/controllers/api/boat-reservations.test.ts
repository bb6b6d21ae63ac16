import {
  BoatReservationAnswer,
  BoatReservationChanged,
  BoatReservationCreated,
  BoatReservationRowAnswer,
} from '../../../server/schemas/answers/boat-reservations.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatExtra,
  createBoatReservation,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import {
  createLegalDocuments,
  createUser,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { boatDaysTaken, boatMailsOf } from '../../support/reservation-traces.ts';

const RESERVATIONS = '/v1/admin/boatreservations';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await createLegalDocuments();
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

const customer = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse.demirtas@ornek.example',
  adults: 2,
};

const create = (body: object) => site.post(RESERVATIONS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${RESERVATIONS}/${id}`).set('authorization', admin);
const edit = (id: number, body: object) =>
  site.put(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);
const list = (query: object) => site.get(RESERVATIONS).set('authorization', admin).query(query);

describe('POST', () => {
  test('a day trip that has left is sold by nobody’s list, and for staff’s reason', async () => {
    const boat = await createBoat({ prices: { TRIP: 45_000_00 }, trip_starts_at: '00:00' });
    const trip = asked(boat.id, { unit: 'TRIP', status: 'OPTION', ...stayFromToday(0, 1) });

    const refused = await create(trip);
    const given = await create({ ...trip, override_reason: 'Telefonla anlaşıldı' });

    expect(refused.body).toMatchObject({
      code: 'not_sellable',
      reasons: [{ code: 'past' }],
    });
    expect(given.status).toBe(201);
  });

  test('a boat is not sold twice in the same hours of a day', async () => {
    const prices = { DAY: 60_000_00, TRIP: 45_000_00 };
    const boat = await createBoat({ prices, leaving_time: '11:00' });
    const sold = (unit: string, [from, days]: [number, number], status = 'OPTION') =>
      create(asked(boat.id, { unit, status, ...stayFromToday(from, days) }));
    const codesOf = (answers: { status: number; body: { code?: string } }[]) =>
      answers.map(({ status, body }) => body.code ?? status).toSorted();

    expect((await sold('DAY', [60, 4])).status).toBe(201);
    const trips = [await sold('TRIP', [64, 1]), await sold('TRIP', [64, 1], 'PENDING')];
    expect(codesOf(trips)).toEqual(['dates_taken', 'dates_taken']);

    const raced = await Promise.all([sold('DAY', [70, 4]), sold('TRIP', [74, 1])]);
    expect(codesOf(raced)).toEqual([201, 'dates_taken']);

    const waiting = await sold('TRIP', [84, 1], 'PENDING');
    expect((await sold('DAY', [80, 4])).status).toBe(201);
    const given = await site
      .patch(`${RESERVATIONS}/${waiting.body.content.id}`)
      .set('authorization', admin)
      .send({ status: 'OPTION' });
    expect([given.status, given.body.code]).toEqual([409, 'dates_taken']);
  });

  test('the option of a day trip ends before the boat leaves', async () => {
    const boat = await createBoat({ prices: { TRIP: 45_000_00 }, trip_starts_at: '00:30' });
    const days = stayFromToday(1, 1);
    const late = { option_until: `${days.check_in}T01:00:00+03:00` };

    const refused = await create(
      asked(boat.id, { unit: 'TRIP', status: 'OPTION', ...days, ...late }),
    );

    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      option_until: 'Opsiyon en geç teknenin kalkış saatinde bitmeli.',
    });
  });

  test('makes a reservation by the server’s own price, and keeps it', async () => {
    const boat = await createBoat({ prices: { WEEK: 350_000_00 }, included: 'mürettebat' });

    const { status, body } = await create(
      asked(boat.id, { unit: 'WEEK', ...saturdayFromToday(60, 10) }),
    );

    expect(status).toBe(201);
    expect(BoatReservationCreated.parse(body.content)).toMatchObject({
      status: 'PENDING',
      boat_id: boat.id,
      unit: 'WEEK',
      nights: 10,
      total_kurus: 500_000_00,
      prepayment_kurus: 150_000_00,
      balance_kurus: 350_000_00,
      option_until: null,
    });
    await db
      .updateTable('boat_prices')
      .set({ price_kurus: 1 })
      .where('boat_id', '=', boat.id)
      .execute();
    const kept = await show(body.content.id).expect(200);
    expect(BoatReservationAnswer.parse(kept.body.content)).toMatchObject({
      total_kurus: 500_000_00,
      quote: { total_kurus: 500_000_00, unit: 'WEEK', included: ['Mürettebat'] },
      events: [expect.objectContaining({ kind: 'CREATED', to_status: 'PENDING' })],
    });
    expect(await boatDaysTaken(boat.id)).toEqual([]);
  });

  test('holds a day trip with its hours', async () => {
    const boat = await createBoat({ prices: { TRIP: 40_000_00 } });
    const trip = stayFromToday(60, 1);

    await create(
      asked(boat.id, { unit: 'TRIP', ...trip, adults: 12, status: 'CONFIRMED', reason: 'Nakit' }),
    ).expect(201);

    expect(await boatDaysTaken(boat.id)).toEqual([
      {
        stay: `[${trip.check_in},${trip.check_out})`,
        kind: 'RESERVATION',
        starts_at: '10:00:00',
        ends_at: '18:00:00',
      },
    ]);
  });

  test('refuses taken days and says what stands there', async () => {
    const first = await createBoatReservation({ status: 'CONFIRMED' });
    const { status, body } = await create(asked(first.boat_id, stayFromToday(32, 3)));
    expect([status, body.code, body.conflicts]).toEqual([
      409,
      'dates_taken',
      [expect.objectContaining({ reservation_id: first.reservation_id })],
    ]);
  });

  test('refuses what is not for sale with every reason; staff may override', async () => {
    const boat = await createBoat({ prices: { WEEK: 350_000_00 } });
    const six = { unit: 'DAY', ...stayFromToday(60, 6), adults: 9 };

    const refused = await create(asked(boat.id, six));
    const agreed = await create(
      asked(boat.id, { ...six, override_reason: 'Sahibiyle konuşuldu', total_kurus: 300_000_00 }),
    );

    expect([refused.status, refused.body.code]).toEqual([422, 'not_sellable']);
    expect(refused.body.reasons.map(({ code }: { code: string }) => code)).toEqual([
      'unpriced',
      'too_many_guests',
    ]);
    expect(refused.body.reasons[0].text).toMatch(/fiyatı girilmemiş; ilanın fiyatlarını/);
    expect([agreed.status, agreed.body.content.total_kurus]).toEqual([201, 300_000_00]);
  });

  test('a trip of two days stays refused, whatever the reason given', async () => {
    const boat = await createBoat({ prices: { TRIP: 40_000_00 } });
    const { status, body } = await create(
      asked(boat.id, { unit: 'TRIP', ...stayFromToday(60, 2), override_reason: 'Olsun' }),
    );
    expect([status, body.code]).toEqual([422, 'not_sellable']);
  });

  test('sells extras and refuses those of another boat', async () => {
    const boat = await createBoat();
    const cook = await createBoatExtra({ boat_id: boat.id });
    const other = await createBoatExtra({ boat_id: (await createBoat()).id });

    const sold = await create(asked(boat.id, { extras: [cook.id] })).expect(201);
    const refused = await create(asked(boat.id, { extras: [other.id] }));

    expect(sold.body.content.total_kurus).toBe(135_000_00);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['extras']]);
  });

  test('sent twice with one key makes one', async () => {
    const boat = await createBoat();
    const send = () => create(asked(boat.id)).set('idempotency-key', `tekne-${boat.id}`);
    const [first, second] = [await send(), await send()];
    expect(second.body.content.id).toBe(first.body.content.id);
  });

  test('forty at once on overlapping days: one is confirmed', async () => {
    const boat = await createBoat();
    const calls = Array.from({ length: 40 }, (_, index) =>
      create(
        asked(boat.id, {
          ...stayFromToday(60 + (index % 3), 3),
          status: 'CONFIRMED',
          reason: 'Söz',
        }),
      ),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(39);
    expect(await boatDaysTaken(boat.id)).toHaveLength(1);
  });
});

test('a day trip is ended on its own day, when its deposit goes back, one by the day not before it leaves', async () => {
  const there = { status: 'CHECKED_IN', ...stayFromToday(0, 1) };
  const trip = await createBoatReservation({
    ...{ ...there, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
  });
  const night = await createBoatReservation({ ...there, unit: 'DAY' });
  const end = ({ id }: { id: number }) =>
    site.patch(`${RESERVATIONS}/${id}`).set('authorization', admin).send({ status: 'COMPLETED' });

  const [open, shut] = [await show(trip.id), await show(night.id)];
  expect([open.body.content.moves, shut.body.content.moves]).toEqual([['COMPLETED'], []]);
  expect([(await end(trip)).status, (await end(night)).status]).toEqual([200, 409]);
});

describe('PUT', () => {
  test('edits what moves neither days nor money, and nothing where it is as it was', async () => {
    const { id } = await createBoatReservation();
    const wanted = { ...customer, adults: 4, staff_note: 'Vejetaryen' };
    const { body } = await edit(id, { ...wanted, version: 1 });
    const again = await edit(id, wanted);
    expect([body.content.version, again.body.content.version]).toEqual([2, 2]);
    expect(BoatReservationChanged.parse(body.content)).toMatchObject({
      adults: 4,
      staff_note: 'Vejetaryen',
      total_kurus: 120_000_00,
      change: null,
    });
  });

  test('takes no more people than have berths, unless staff say why', async () => {
    const { id } = await createBoatReservation();

    const { status, body } = await edit(id, { ...customer, adults: 40 });

    expect(status).toBe(422);
    expect(body.reasons).toEqual([expect.objectContaining({ code: 'too_many_guests' })]);
    expect(body.fields).toHaveProperty('adults');
    const told = { ...customer, adults: 40, override_reason: 'Günübirlik misafirleri var' };
    expect((await edit(id, told)).status).toBe(200);
  });

  test('other days are priced anew, the old sale is kept and the ledger moves', async () => {
    const boat = await createBoat({ prices: { DAY: 50_000_00 } });
    const { id } = await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    const days = { check_in: dayFromToday(31), check_out: dayFromToday(35) };

    const { status, body } = await edit(id, { ...customer, ...days, reason: 'Uçak değişti' });

    expect(status).toBe(200);
    expect(BoatReservationChanged.parse(body.content)).toMatchObject({
      total_kurus: 200_000_00,
      change: { revision: 1, difference_kurus: 80_000_00 },
      revisions: [
        {
          revision: 1,
          check_in: dayFromToday(30),
          created_by_name: expect.any(String),
          snapshot: { total_kurus: 120_000_00 },
        },
      ],
    });
    expect(await boatDaysTaken(boat.id)).toMatchObject([
      { stay: `[${days.check_in},${days.check_out})`, kind: 'RESERVATION' },
    ]);
  });

  test('days become a trip with its hours, in the ledger too', async () => {
    const boat = await createBoat({ prices: { TRIP: 40_000_00 } });
    const { id } = await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    const { body } = await edit(id, { ...customer, unit: 'TRIP', ...stayFromToday(31, 1) });
    expect(body.content).toMatchObject({
      unit: 'TRIP',
      starts_at: '10:00',
      total_kurus: 40_000_00,
    });
    expect(await boatDaysTaken(boat.id)).toMatchObject([
      { starts_at: '10:00:00', ends_at: '18:00:00' },
    ]);
  });

  test('more people or extras leave the sold price of the days, and what staff agreed on', async () => {
    const boat = await createBoat({ prices: { DAY: 50_000_00 }, included: 'mürettebat' });
    const lunch = await createBoatExtra({ boat_id: boat.id, unit: 'PERSON', amount_kurus: 100_01 });
    const cook = await createBoatExtra({ boat_id: boat.id, unit: 'STAY', amount_kurus: 5_000_00 });
    const sale = { status: 'CONFIRMED', extras: [lunch.id] };
    const listed = await create(asked(boat.id, sale)).expect(201);
    const agreed = { total_kurus: 100_000_00, override_reason: 'Sadık misafir' };
    const other = asked(boat.id, { ...sale, ...agreed, ...stayFromToday(70, 3) });
    const cheap = await create(other).expect(201);
    await db
      .updateTable('boat_prices')
      .set({ price_kurus: 80_000_00 })
      .where('boat_id', '=', boat.id)
      .execute();

    const more = await edit(listed.body.content.id, { ...customer, adults: 3 }).expect(200);
    const extras = [lunch.id, cook.id];
    const kept = await edit(cheap.body.content.id, { ...customer, extras }).expect(200);

    expect(more.body.content).toMatchObject({
      total_kurus: 150_300_03,
      quote: { unit: 'DAY', included: ['Mürettebat'], accommodation_kurus: 150_000_00 },
    });
    expect(kept.body.content).toMatchObject({
      total_kurus: 105_000_00,
      override_reason: 'Sadık misafir',
    });
  });

  test('a preview changes nothing', async () => {
    const boat = await createBoat({ prices: { DAY: 50_000_00 } });
    const { id } = await createBoatReservation({ boat_id: boat.id });
    const { body } = await edit(id, { ...customer, ...stayFromToday(31, 4), preview: true });
    expect(body.content).toMatchObject({
      total_kurus: 120_000_00,
      change: { after: { total_kurus: 200_000_00 } },
    });
  });

  test('days that somebody has are 409, of a state that is over too', async () => {
    const boat = await createBoat();
    const { id } = await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED', ...stayFromToday(40, 3) });
    const over = await createBoatReservation({ status: 'CANCELLED' });
    const taken = await edit(id, { ...customer, ...stayFromToday(41, 3) });
    const closed = await edit(over.id, { ...customer, ...stayFromToday(41, 3) });
    expect([taken.body.code, closed.body.code]).toEqual(['dates_taken', 'move_not_allowed']);
  });
});

describe('an extra that its boat no longer offers', () => {
  test('falls out by name when the charter is moved', async () => {
    const boat = await createBoat();
    const cook = await createBoatExtra({ boat_id: boat.id, name: 'Aşçı' });
    const { body } = await create(asked(boat.id, { extras: [cook.id] })).expect(201);
    await db.updateTable('boat_extras').set({ active: false }).where('id', '=', cook.id).execute();

    const moved = await edit(body.content.id, { ...customer, ...stayFromToday(65, 3) }).expect(200);

    expect(moved.body.content.change).toMatchObject({
      dropped_extras: ['Aşçı'],
      before: { extras_kurus: 15_000_00 },
      after: { extras_kurus: 0 },
    });
  });
});

describe('GET', () => {
  test('filters by state, boat, days and code', async () => {
    const boat = await createBoat();
    const near = await createBoatReservation({ boat_id: boat.id, status: 'CONFIRMED' });
    const far = await createBoatReservation({ boat_id: boat.id, ...stayFromToday(90, 3) });
    const found = async (query: object) => {
      const { body } = await list({ boat_id: boat.id, order: 'id', ...query }).expect(200);
      return body.content.map(({ id }: { id: number }) => id);
    };

    expect(await found({})).toEqual([near.id, far.id]);
    expect(await found({ status: 'CONFIRMED,OPTION' })).toEqual([near.id]);
    expect(await found({ started_at: dayFromToday(32) })).toEqual([near.id, far.id]);
    expect(await found({ started_at: dayFromToday(33) })).toEqual([far.id]);
    expect(await found({ finished_at: dayFromToday(89) })).toEqual([near.id]);
    expect(await found({ created_at: dayFromToday(0) })).toEqual([near.id, far.id]);
    expect(await found({ created_at: dayFromToday(-1) })).toEqual([]);
    expect(await found({ reservation_id: far.reservation_id })).toEqual([far.id]);
    expect(await found({ reservation_id: '--' })).toEqual([]);
  });

  test('shows what came to nothing between two days, and not what was taken up again', async () => {
    const boat = await createBoat();
    const ended = { boat_id: boat.id, ended_at: `${dayFromToday(0)}T12:00:00Z` };
    const { id } = await createBoatReservation({ ...ended, status: 'CANCELLED' });
    await createBoatReservation({ ...ended, status: 'CONFIRMED' });
    const endedOn = async (days: number) => {
      const day = dayFromToday(days);
      const asked = { datetype: 'ended', started_at: day, finished_at: day };
      const { body } = await list({ boat_id: boat.id, ...asked }).expect(200);
      return body.content.map((row: { id: number }) => row.id);
    };

    expect(await endedOn(0)).toEqual([id]);
    expect(await endedOn(-1)).toEqual([]);
  });

  test.each(['check_in', 'started_at', 'finished_at'])('is ordered by %s', async (day) => {
    const boat = await createBoat();
    const far = await createBoatReservation({ boat_id: boat.id, ...stayFromToday(90, 3) });
    const near = await createBoatReservation({ boat_id: boat.id, ...stayFromToday(30, 3) });
    const ids = async (order: string) => {
      const { body } = await list({ boat_id: boat.id, order }).expect(200);
      return body.content.map(({ id }: { id: number }) => id);
    };

    expect(await ids(day)).toEqual([near.id, far.id]);
    expect(await ids(`-${day}`)).toEqual([far.id, near.id]);
  });

  test('has guests in Turkish order', async () => {
    const boat = await createBoat();
    for (const [days, customer_name] of [
      [30, 'Zehra Ok'],
      [40, 'Şule Ok'],
      [50, 'Selin Ok'],
    ] as const)
      await createBoatReservation({ boat_id: boat.id, customer_name, ...stayFromToday(days, 3) });
    const inOrder = async (order: string) => {
      const { body } = await list({ boat_id: boat.id, order });
      return body.content.map((row: { customer_name: string }) => row.customer_name);
    };

    expect(await inOrder('customer_name')).toEqual(['Selin Ok', 'Şule Ok', 'Zehra Ok']);
    expect(await inOrder('-customer_name')).toEqual(['Zehra Ok', 'Şule Ok', 'Selin Ok']);
  });

  test('twenty a page by default', async () => {
    const { body } = await list({});
    expect([body.skip, body.take]).toEqual([0, 20]);
    expect(body.content.map((row: unknown) => BoatReservationRowAnswer.parse(row))).toHaveLength(
      Math.min(20, body.total),
    );
  });

  test('an owner sees own boats’ alone, without the guest’s contacts', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { bearer: token } = await signedIn(owner);
    const own = await createBoatReservation({
      boat_id: (await createBoat({ owner_id: owner.id })).id,
    });
    const other = await createBoatReservation();
    const get = (path: string) => site.get(path).set('authorization', token);

    const { body } = await get(RESERVATIONS).expect(200);
    expect(body.content.map(({ id }: { id: number }) => id)).toEqual([own.id]);
    expect(body.content[0]).not.toHaveProperty('customer_phone');
    await get(`${RESERVATIONS}/${other.id}`).expect(404);
  });
});

describe('a guest', () => {
  const request = (body: object) =>
    site
      .post('/v1/boatreservations')
      .send({ accept_information: true, accept_contract: true, ...body });

  test('asks for a charter, and is answered by mail', async () => {
    const boat = await createBoat({ name: 'Mavi Tirhandil' });

    const { status, body } = await request(asked(boat.id));

    expect([status, body.content.status, body.content.total_kurus]).toEqual([
      201,
      'PENDING',
      120_000_00,
    ]);
    const [mail] = await boatMailsOf(body.content.id);
    expect(mail).toMatchObject({ template_code: 'reservation_requested' });
    expect(mail?.text).toContain('Mavi Tirhandil');
    expect(mail?.text).toContain('3 gün');
    expect(mail?.html).toContain(body.content.reservation_id);
  });

  test('must accept both texts', async () => {
    const boat = await createBoat();
    const { status, body } = await site.post('/v1/boatreservations').send(asked(boat.id));
    expect([status, Object.keys(body.fields)]).toEqual([
      422,
      ['accept_information', 'accept_contract'],
    ]);
  });

  test('finds the charter by its code and phone', async () => {
    const { reservation_id } = await createBoatReservation({ status: 'CONFIRMED' });
    const page = await findEnquiry(reservation_id, '0532 123 45 67');
    expect(page.status).toBe(200);
    expect(page.text).toContain(reservation_id);
    expect(page.text).toContain('Ayşe Demirtaş');
  });
});
