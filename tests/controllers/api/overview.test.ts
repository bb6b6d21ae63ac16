import { sql } from 'kysely';

import { today } from '../../../server/clock.ts';
import { monthToFile } from '../../../server/domain/btrans-months.ts';
import { listOwnerMonths } from '../../../server/queries/reports/owner-home.ts';
import { listOwnerReservations } from '../../../server/queries/reports/owner-reservations.ts';
import { listMonths } from '../../../server/queries/reports/sold-months.ts';
import { addDays, addMonths } from '../../../server/shared/days.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatPrice,
  createBoatReservation,
} from '../../support/boat-factories.ts';
import { createShowcase } from '../../support/catalogue-factories.ts';
import {
  createDistrict,
  createReservation,
  createSeason,
  createTown,
  createTransaction,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';

const other = (authorization: string) =>
  site.get('/v1/admin/other').set('authorization', authorization);

/** Kuruş of the one reservation there is of a villa or a boat. */
async function totalOf(
  table: 'reservations' | 'boat_reservations',
  listing: 'villa_id' | 'boat_id',
  id: number,
): Promise<number> {
  const { rows } = await sql<{ total_kurus: number }>`
    select total_kurus from ${sql.table(table)} where ${sql.ref(listing)} = ${id}`.execute(db);
  return Number(rows[0]?.total_kurus);
}

test('an agency that begins is led step by step until guests find a villa and can book it', async () => {
  const admin = await bearer('ADMIN');
  const step = async () => (await other(admin)).body.content.needs_action.first_step;
  const empty = await step();
  const { id: district_id } = await createDistrict();
  const placed = await step();
  const { id: villa_id } = await createVilla({
    ...{ district_id, active: false, nightly_price_kurus: null },
  });
  const written = await step();
  await db.updateTable('villas').set({ active: true }).where('id', '=', villa_id).execute();
  const onSale = await step();
  await createSeason({ villa_id, days: `[${dayFromToday(-9)},${dayFromToday(0)})` });
  const oncePriced = await step();
  await createSeason({ villa_id, days: `[${dayFromToday(0)},${dayFromToday(9)})` });
  const priced = await step();
  await createShowcase([]);
  const unfilled = await step();
  await createTown({ popular: true });
  const elsewhere = await step();
  await createShowcase([villa_id]);

  expect([empty, placed, written]).toEqual(['places', 'villa', 'villas']);
  expect([onSale, oncePriced]).toEqual(['prices', 'prices']);
  expect([priced, unfilled, elsewhere]).toEqual(['showcase', 'showcase', 'showcase']);
  expect(await step()).toBeNull();
});

test('an agency of boats alone is led to their prices, those of their coming days', async () => {
  const admin = await bearer('ADMIN');
  const { id: boat_id } = await createBoat({ prices: {} });
  const step = async () => (await other(admin)).body.content.needs_action.first_step;
  const onSale = await step();
  const price = { boat_id, unit: 'DAY', price_kurus: 40_000_00 };
  await createBoatPrice({ ...price, days: `[${dayFromToday(-9)},${dayFromToday(0)})` });
  const oncePriced = await step();
  await createBoatPrice({ ...price, days: `[${dayFromToday(0)},${dayFromToday(9)})` });

  expect([onSale, oncePriced, await step()]).toEqual(['boat_prices', 'boat_prices', null]);
});

test('staff see today, what waits and what needs action', async () => {
  const admin = await bearer('ADMIN');
  const villa = await createVilla();
  const arriving = await createReservation({
    villa_id: villa.id,
    status: 'CONFIRMED',
    ...stayFromToday(0, 3),
  });
  const before = (await other(admin)).body.content;
  await createReservation({ villa_id: villa.id });
  await db
    .insertInto('comments')
    .values({ villa_id: villa.id, author_name: 'Ali', score: 5, body: 'Güzel' })
    .execute();

  const { body } = await other(admin);

  expect(body.content.role).toBe('ADMIN');
  expect(body.content.counts.pending).toBe(before.counts.pending + 1);
  expect(body.content.needs_action.comments).toBe(before.needs_action.comments + 1);
  expect(body.content.counts.arrivals).toBe(1);
  expect(body.content.arrivals[0]).toMatchObject({ id: arriving.id, balance_kurus: 70_000_00 });
  expect(body.content.year).toHaveLength(12);
});

test('a payment under review, of a villa or a boat, and a transfer nobody has seen want somebody', async () => {
  const admin = await bearer('ADMIN');
  const needs = async () => {
    const { needs_action } = (await other(admin)).body.content;
    const { reviews, boat_reviews, transfers, paid_unsold, transactions } = needs_action;
    return [reviews, boat_reviews, transfers, paid_unsold, transactions];
  };
  const [reviews, boat_reviews, transfers, paid_unsold, transactions] = await needs();
  await createReservation({ status: 'PAYMENT_REVIEW' });
  await createBoatReservation({ status: 'PAYMENT_REVIEW' });
  const { id: reservation_id } = await createReservation({ status: 'CONFIRMED' });
  await createTransaction({ reservation_id, method: 'TRANSFER', purpose: 'BALANCE' });
  await createTransaction({ reservation_id, method: 'TRANSFER', purpose: 'REFUND' });

  // Paid while its permit was gone, in two parts: it waits for staff as long as its option runs, and no longer.
  const unsold = { status: 'PAID', paid_at: '2026-01-01', needs_action: 'MISMATCH' };
  for (const status of ['OPTION', 'EXPIRED']) {
    const waiting = await createReservation({ status });
    const of = { reservation_id: waiting.id, action_note: 'no_permit' };
    await createTransaction({ ...unsold, ...of });
    await createTransaction({ ...unsold, ...of });
  }

  const more = [reviews + 1, boat_reviews + 1, transfers + 1, paid_unsold + 1, transactions + 2];
  expect(await needs()).toEqual(more);
});

test('a day trip’s days are said as in other calls, the next day free', async () => {
  const day = stayFromToday(12, 1);
  const hours = { starts_at: '10:00', ends_at: '18:00' };
  const trip = await createBoatReservation({ unit: 'TRIP', ...day, ...hours });

  const { latest } = (await other(await bearer('ADMIN'))).body.content;

  expect(latest[0]).toMatchObject({ kind: 'boat', id: trip.id, unit: 'TRIP', ...day });
});

test('a month whose report nobody filed is waited for until somebody did', async () => {
  const admin = await bearer('ADMIN');
  const month = addMonths(monthToFile(today().toString()), -1);
  const months = async () => (await other(admin)).body.content.needs_action.btrans_months;
  const before = await months();
  await createReservation({ status: 'COMPLETED', confirmed_at: `${month}-15T09:00:00Z` });
  const waiting = await months();
  await db
    .insertInto('btrans_reports')
    .values({
      ...{ period: month, edition: 1, date_basis: 'CONFIRMED', row_count: 1, missing_count: 0 },
      ...{
        sha256: 'a'.repeat(64),
        bytes: 1,
        file_encrypted: 'x',
        filed_at: `${month}-28T09:00:00Z`,
      },
    })
    .execute();

  expect([waiting, await months()]).toEqual([before + 1, before]);
});

test('an agency without an account for transfers is told so until it has one in lira', async () => {
  const admin = await bearer('ADMIN');
  const missing = async () => (await other(admin)).body.content.needs_action.banks_missing;
  const account = { bank_name: 'Ziraat Bankası', holder: 'Koy Turizm' };
  const none = await missing();
  await db
    .insertInto('bank_accounts')
    .values({ ...account, currency: 'EURO', iban: 'TR330006100519786457841326' })
    .execute();
  const abroad = await missing();
  await db
    .insertInto('bank_accounts')
    .values({ ...account, currency: 'TL', iban: 'TR320010009999901234567890' })
    .execute();

  expect([none, abroad, await missing()]).toEqual([1, 1, 0]);
});

test('an owner sees own stays and nobody else’s', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  const own = await createVilla({ owner_id: user.id });
  const mine = await createReservation({
    villa_id: own.id,
    status: 'CONFIRMED',
    ...stayFromToday(2, 4),
  });
  await createReservation({ status: 'CONFIRMED', ...stayFromToday(2, 4) });

  const { body } = await other(owner);

  expect(body.content).toMatchObject({ role: 'OWNER', villa_count: 1 });
  expect(body.content.arrivals.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
  expect(JSON.stringify(body)).not.toContain('customer_phone');
});

test('an owner’s home has who is there and who comes, of villas and boats, whatever else goes on', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  for (let count = 0; count < 7; count++) {
    const { id } = await createVilla({ owner_id: user.id });
    await createReservation({ villa_id: id, status: 'CHECKED_IN', ...stayFromToday(-3, 7) });
  }
  const villa = await createVilla({ owner_id: user.id });
  const boat = await createBoat({ owner_id: user.id });
  const absent = { villa_id: villa.id, status: 'NO_SHOW', ...stayFromToday(-2, 2) };
  await createReservation(absent);
  const today = { villa_id: villa.id, status: 'CONFIRMED', ...stayFromToday(0, 4) };
  const arriving = await createReservation(today);
  const charter = { boat_id: boat.id, status: 'CONFIRMED', ...stayFromToday(5, 7) };
  const { id: sailing } = await createBoatReservation(charter);

  const { staying, arrivals } = (await other(owner)).body.content;

  expect(staying).toHaveLength(6);
  expect(staying.map(({ status }: { status: string }) => status)).not.toContain('NO_SHOW');
  expect(arrivals.map(({ kind, id }: { kind: string; id: number }) => [kind, id])).toEqual([
    ['villa', arriving.id],
    ['boat', sailing],
  ]);
});

test('the day is told as it was a year ago, to staff and of an owner’s own', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  const [admin, villa] = [await bearer('ADMIN'), await createVilla({ owner_id: user.id })];
  const boat = await createBoat();
  const read = async () => (await other(admin)).body.content.year_before;
  const none = await read();
  const daysInYear = today().subtract({ years: 1 }).until(today()).days;
  const ofYearBefore = { villa_id: villa.id, status: 'COMPLETED' };
  await createReservation({ ...ofYearBefore, ...stayFromToday(-daysInYear, 3) });
  await createReservation({ ...ofYearBefore, ...stayFromToday(-daysInYear - 4, 4) });
  await createReservation({
    ...ofYearBefore,
    status: 'CANCELLED',
    ...stayFromToday(-daysInYear, 2),
  });
  const trip = { unit: 'TRIP', starts_at: '10:00', ends_at: '18:00', status: 'COMPLETED' };
  const sailed = { boat_id: boat.id, ...trip, ...stayFromToday(-daysInYear, 1) };
  const { id: charter } = await createBoatReservation(sailed);
  const { rows } = await sql<{ due: string }>`
    select sum(balance_kurus) as due from (
      select balance_kurus from reservations where villa_id = ${villa.id} and status = 'COMPLETED'
        and check_in = ${dayFromToday(-daysInYear)}::date
      union all select balance_kurus from boat_reservations where id = ${charter}) came`.execute(
    db,
  );

  expect(await read()).toEqual({
    arrivals: none.arrivals + 2,
    departures: none.departures + 1,
    due_kurus: none.due_kurus + Number(rows[0]?.due),
    asked: none.asked + 4,
    asked_before: none.asked_before,
  });
  expect((await other(owner)).body.content.staying_before).toBe(1);
});

test('an owner’s month has earned by villas, boats and what was deleted since', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  const [villa, deleted] = [
    await createVilla({ owner_id: user.id }),
    await createVilla({ owner_id: user.id }),
  ];
  const boat = await createBoat({ owner_id: user.id });
  const month = dayFromToday(0).slice(0, 7);
  const nights = { check_in: `${month}-02`, check_out: `${month}-04` };
  const sold = { status: 'COMPLETED', commission_percent: 20, ...nights };
  await createReservation({ villa_id: villa.id, ...sold });
  await createReservation({ villa_id: deleted.id, ...sold });
  await createBoatReservation({ boat_id: boat.id, ...sold });
  await db
    .updateTable('villas')
    .set({ active: false, deleted_at: new Date() })
    .where('id', '=', deleted.id)
    .execute();
  const total =
    2 * (await totalOf('reservations', 'villa_id', villa.id)) +
    (await totalOf('boat_reservations', 'boat_id', boat.id));

  const { body } = await other(owner);

  expect(body.content.month).toMatchObject({ month, nights: 2, earnings_kurus: total * 0.8 });
});

test('a villa that was taken off the site was on sale in the months it was sold in: none is fuller than full', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  const villas = [1, 2, 3].map(() => createVilla({ owner_id: user.id }));
  const [stays, left, unsold] = (await Promise.all(villas)).map(({ id }) => id);
  const month = dayFromToday(0).slice(0, 7);
  const whole = { check_in: `${month}-01`, check_out: `${addMonths(month, 1)}-01` };
  for (const villa_id of [stays, left])
    await createReservation({ villa_id, status: 'COMPLETED', ...whole });
  const nightsOnSale = async () =>
    (await listMonths(db, dayFromToday(0))).find((each) => each.month === month)?.nights_on_sale;
  const before = Number(await nightsOnSale());
  const takeOff = (ids: (number | undefined)[]) =>
    db.updateTable('villas').set({ active: false }).where('id', 'in', ids.map(Number)).execute();

  await takeOff([left]);
  const withoutSold = await nightsOnSale();
  await takeOff([unsold]);

  expect(withoutSold).toBe(before);
  expect(await nightsOnSale()).toBe(before - Number(addDays(whole.check_out, -1).slice(8)));
  const { body } = await other(owner);
  expect(body.content).toMatchObject({ villa_count: 1, month: { month, occupancy_percent: 100 } });
});

test('a villa that went to another owner was the former one’s in the months they sold it in: none is fuller than full', async () => {
  const [former, next] = [await createUser({ role: 'OWNER' }), await createUser({ role: 'OWNER' })];
  const { bearer: owner } = await signedIn(former);
  const [stays, given] = [
    await createVilla({ owner_id: former.id }),
    await createVilla({ owner_id: former.id }),
  ];
  const month = dayFromToday(0).slice(0, 7);
  const whole = { check_in: `${month}-01`, check_out: `${addMonths(month, 1)}-01` };
  for (const villa_id of [stays.id, given.id])
    await createReservation({ villa_id, status: 'COMPLETED', ...whole });
  await db.updateTable('villas').set({ owner_id: next.id }).where('id', '=', given.id).execute();

  const { body } = await other(owner);
  expect(body.content).toMatchObject({ villa_count: 1, month: { month, occupancy_percent: 100 } });
});

test('the list that an owner’s month leads to tells what its nights bring, and what the whole stays do', async () => {
  const user = await createUser({ role: 'OWNER' });
  const villa = await createVilla({ owner_id: user.id });
  const month = dayFromToday(0).slice(0, 7);
  const { check_in, check_out } = {
    check_in: addDays(`${month}-01`, -3),
    check_out: `${month}-02`,
  };
  const sold = { villa_id: villa.id, commission_percent: 20, status: 'COMPLETED' };
  await createReservation({ ...sold, check_in, check_out });
  const own = { owner_id: user.id, today: today().toString(), when: 'coming', skip: 0 } as const;

  const found = await listOwnerReservations(db, { ...own, month, take: 5 });
  const months = await listOwnerMonths(db, user.id, today().toString());

  const home = months.find((each) => each.month === month);
  expect(found.month_kurus).toBe(home?.earnings_kurus);
  expect(found.sum_kurus).toBe(found.rows[0]?.owner_amount_kurus);
  expect(found.month_kurus).toBeGreaterThan(0);
  expect(found.month_kurus).toBeLessThan(found.sum_kurus);
  expect(Object.keys(found.rows[0] ?? {})).not.toContain('in_month');
});

test('of who did not come an owner’s part is of what was kept, in the list and in the month', async () => {
  const user = await createUser({ role: 'OWNER' });
  const villa = await createVilla({ owner_id: user.id });
  const stay = { status: 'NO_SHOW', commission_percent: 20, ...stayFromToday(-1, 1) };
  await createReservation({ villa_id: villa.id, ...stay, paid_kurus: 14_000_00 });

  const own = { owner_id: user.id, today: today().toString() };
  const stays = await listOwnerReservations(db, { ...own, when: 'past', skip: 0, take: 5 });
  const months = await listOwnerMonths(db, user.id, today().toString());

  expect(stays).toMatchObject({ sum_kurus: 11_200_00, rows: [{ owner_amount_kurus: 11_200_00 }] });
  expect(Math.max(...months.map(({ earnings_kurus }) => earnings_kurus ?? 0))).toBe(11_200_00);
});

test('an arrival that was paid too much owes nothing, and lessens no other’s rest', async () => {
  const authorization = await bearer('ADMIN');
  const coming = { status: 'CONFIRMED', ...stayFromToday(0, 3) };
  await createReservation({ ...coming, paid_kurus: 10_000_00 });
  const { id } = await createReservation({ ...coming, paid_kurus: 90_000_00 });

  const { arrivals } = (await other(authorization)).body.content;

  expect(arrivals).toContainEqual(expect.objectContaining({ id, balance_kurus: 0 }));
  const left = (arrivals as { balance_kurus: number }[]).map(({ balance_kurus }) => balance_kurus);
  expect(Math.min(...left)).toBe(0);
});
