import { formatDay, formatDayOfMonth, formatShortDay } from '../../../server/shared/format-days.ts';
import { tableDay } from '../../../views/components/dashboard/format.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { dayFromToday, stayFromToday } from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

/** In the ledger a day trip reaches to the next day: no screen says so. */
const DAY = dayFromToday(20);
let staff: string;
let boat: Awaited<ReturnType<typeof createBoat>>;
let trip: Awaited<ReturnType<typeof createBoatReservation>>;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  boat = await createBoat({ name: 'Poyraz Gün', prices: { TRIP: 40_000_00 } });
  trip = await createBoatReservation({
    ...{ boat_id: boat.id, unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
    ...{ customer_name: 'Selin Gündüz', status: 'CONFIRMED' },
    ...{ check_in: DAY, check_out: dayFromToday(21) },
    quote: JSON.stringify({ unit: 'TRIP', nights: [], extras: [] }),
  });
});

const read = async (address: string) =>
  (await site.get(address).set('cookie', staff).expect(200)).text;
const words = async (address: string) => wordsOf(await read(address));
const occupancy = `/dashboard/occupancy?kind=boat&dateStart=${dayFromToday(0)}&dateEnd=${dayFromToday(27)}`;

test('a search’s hit of a day trip says its day, and tells scripts its unit', async () => {
  const { body } = await site
    .get('/v1/admin/find?q=selin')
    .set('authorization', await bearer('ADMIN'))
    .expect(200);

  expect(body.content.reservations).toMatchObject([{ check_in: DAY, unit: 'TRIP' }]);
  expect(await words('/dashboard/search?q=selin')).toContain(
    `Poyraz Gün · ${formatShortDay(DAY)} · `,
  );
});

test('a boat’s calendar lists a day trip under its day', async () => {
  expect(await words(`/dashboard/boats/${boat.id}/calendar`)).toContain(`${formatDay(DAY)} 1 gün`);
});

test('the occupancy calendar says a day trip’s day, in its bar and in its list', async () => {
  expect(await read(occupancy)).toContain(
    `aria-label="Selin G., Kesinleşti, ${formatDayOfMonth(DAY)}, 1 gün, `,
  );
  expect(await words(`${occupancy}&view=list`)).toContain(
    `Poyraz Gün ${tableDay(DAY)} ${tableDay(DAY)} 1 gün`,
  );
});

test('a guest’s wish for another day is that day, on the reservation’s page and among the requests', async () => {
  const wanted = dayFromToday(25);
  await db
    .insertInto('reservation_requests')
    .values({
      ...{ boat_reservation_id: trip.id, kind: 'CHANGE', message: 'Hava bozacakmış' },
      wanted_stay: `[${wanted},${dayFromToday(26)})`,
    })
    .execute();

  expect(await words(`/dashboard/reservations/boat/${trip.id}`)).toContain(
    `${formatDay(wanted)} · Hava bozacakmış`,
  );
  expect(await words('/dashboard/reservations/requests')).toContain(
    `· ${formatDay(wanted)} · Hava bozacakmış ${trip.reservation_id} · Poyraz Gün · ${formatDay(DAY)} `,
  );
});

describe('a change of a day trip', () => {
  const next = dayFromToday(22);

  test('is previewed from day to day, without a fee that no charter has', async () => {
    const shown = await words(
      `/dashboard/reservations/boat/${trip.id}/change?unit=trip&check_in=${next}&listing=${boat.id}`,
    );

    expect(shown).toContain(`${formatDay(DAY)} ${formatDay(next)} Kişi`);
    expect(shown).not.toContain('Kısa konaklama bedeli');
  });

  test('keeps what it was as the day it was sold for', async () => {
    await site
      .put(`/v1/admin/boatreservations/${trip.id}`)
      .set('authorization', await bearer('ADMIN'))
      .send({
        ...{ unit: 'TRIP', ...stayFromToday(22, 1), adults: 2, customer_name: 'Selin Gündüz' },
        ...{ customer_phone: '+905321234567', customer_email: 'selin@ornek.example' },
      })
      .expect(200);
    const page = await words(`/dashboard/reservations/boat/${trip.id}`);

    expect(page).toContain(`Önceki satışlar 1 ${formatDay(DAY)} `);
  });
});
