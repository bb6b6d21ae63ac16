import { sql } from 'kysely';

import { countQueries } from '../../server/db/index.ts';
import { startHearingChanges, stopHearingChanges } from '../../server/services/cache-listener.ts';
import { paths } from '../../server/shared/paths.ts';
import { signIn, site } from '../support/api.ts';
import { db } from '../support/db.ts';
import { createReservation, createVilla, stayFromToday } from '../support/factories.ts';

const stay = stayFromToday(60, 7);

type Villa = Awaited<ReturnType<typeof createVilla>>;

let villa: Villa;
let reservation: { id: number };
let staff: string;

beforeAll(async () => {
  villa = await createVilla({ popular: true });
  for (let n = 0; n < 9; n++) await createVilla({ district_id: villa.district_id });
  reservation = await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });
  for (let n = 0; n < 9; n++) await createReservation({ villa_id: villa.id });
  staff = await signIn('ADMIN');
  // Menus and settings stand in memory as long as their changes can be heard.
  await startHearingChanges();
});

afterAll(stopHearingChanges);

interface Counted {
  name: string;
  most: number;
  path: () => string;
}

const PAGES: Counted[] = [
  { name: 'home', most: 4, path: () => paths.home() },
  { name: 'a list with dates', most: 3, path: () => paths.villas({ ...stay, adults: 2 }) },
  { name: 'a list without dates', most: 3, path: () => paths.villas({ q: 'villa' }) },
  {
    name: 'a search of the API',
    most: 3,
    path: () => `/v2/search?${new URLSearchParams({ ...stay, flex: '3', q: 'vila' })}`,
  },
  { name: 'a villa', most: 4, path: () => paths.villa(villa.slug) },
  {
    name: 'a villa with dates',
    most: 4,
    path: () => paths.villa(villa.slug, { ...stay, adults: 2 }),
  },
  { name: 'the dashboard’s home', most: 6, path: () => paths.dashboard.home() },
  { name: 'a list of the dashboard', most: 6, path: () => paths.dashboard.villaReservations() },
  { name: 'a reservation', most: 6, path: () => paths.dashboard.villaReservation(reservation.id) },
];

const few = new Map<string, number>();

describe.each(['ten rows', 'a thousand rows'])('with %s', (rows) => {
  beforeAll(async () => {
    if (rows === 'ten rows') return;
    await createMany();
    await site.get(paths.home());
  });

  test.each(PAGES)('$name asks at most $most times', async ({ name, most, path }) => {
    const count = await countFor(path());

    expect(count).toBeLessThanOrEqual(most);
    expect(count).toBe(few.get(name) ?? count);
    few.set(name, count);
  });
});

/** What a page asks the database, who is signed in apart. The first visit fills what stays in memory. */
async function countFor(path: string): Promise<number> {
  const visit = () => site.get(path).set('cookie', staff).expect(200);
  await visit();
  const { queries } = await countQueries(async () => await visit());
  return queries.filter((query) => !query.includes('"sessions"')).length;
}

async function createMany(): Promise<void> {
  await sql`
    insert into villas (slug, name, district_id, capacity, permit_no, permit_capacity,
      permit_verified_at, active, prepayment_percent, popular)
    select 'toplu-' || n, 'Toplu ' || n, ${villa.district_id}::int, 4 + n % 8, '07-' || 20000 + n, 12,
      now(), true, 20, n % 3 = 0
    from generate_series(1, 1000) n`.execute(db);
  await sql`
    insert into villa_prices (villa_id, days, nightly_price_kurus)
    select id, daterange(current_date, current_date + 400), 500000 + id
    from villas where slug like 'toplu-%'`.execute(db);
  await sql`
    insert into comments (villa_id, author_name, score, body, state, published_at)
    select ${villa.id}::int, 'Ayşe', 5, 'Güzeldi', 'PUBLISHED', now()
    from generate_series(1, 1000)`.execute(db);
  await sql`
    insert into reservations (reservation_id, villa_id, stay, status, adults, customer_name,
      customer_phone, customer_email, quote, accommodation_kurus, total_kurus, prepayment_kurus,
      balance_kurus, deposit_kurus)
    select 'TPLU-' || lpad(translate(n::text, '01', 'XY'), 6, 'Z'), ${villa.id}::int,
      daterange(current_date + n, current_date + n + 7), 'PENDING', 2, 'Ayşe Demirtaş',
      '+905321234567', 'ayse@ornek.example', '{"nights": [], "extras": []}', 7000000, 7000000,
      1400000, 5600000, 500000
    from generate_series(1, 1000) n`.execute(db);
}
