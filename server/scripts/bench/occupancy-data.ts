import { type Kysely, sql } from 'kysely';

import type { DB } from '../../db/tables.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const FIRST_NAMES =
  'Ayşe Fatma Zeynep Elif Emine Hatice Merve Deniz Selin Ece Mehmet Mustafa Ahmet Ali Hüseyin Emre Can Burak Kerem Oğuz';
const LAST_NAMES =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Erdoğan';

/** Days that a stay and the free time after it share. */
const SLOT = 11;
const SLOTS = 11;

/**
 * Adds a region of so many villas to a migrated database, each with a season price and four months of
 * stays from `from` on: two nights in three are taken, as in the demo's summer half-year; one stay in
 * five is a closing or was sold elsewhere; names and codes are as different as real ones. Returns the region's id.
 */
export async function fillCalendars(
  db: Kysely<DB>,
  { villas, from }: { villas: number; from: string },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`select setseed(0.7464)`.execute(transaction);
    const region_id = await fillVillas(transaction, villas);
    await fillReservations(transaction, region_id, from);
    await fillOthers(transaction);
    await sql`drop table slots`.execute(transaction);
    return region_id;
  });
}

async function fillVillas(db: Kysely<DB>, villas: number): Promise<number> {
  const { rows } = await sql<{ id: number; district_id: number }>`
    with region as (insert into regions (slug, name) values ('cizelge', 'Çizelge') returning id),
    town as (insert into towns (region_id, slug, name)
      select id, 'cizelge-beldesi', 'Çizelge' from region returning id)
    insert into districts (town_id, slug, name)
    select id, 'cizelge-semti', 'Çizelge' from town
    returning id as district_id, (select id from region) as id`.execute(db);
  const { id = 0, district_id = 0 } = rows[0] ?? {};
  await sql`
    insert into villas (slug, name, district_id, capacity, min_nights, gap_min_nights, permit_no,
      permit_capacity, permit_verified_at, active)
    select 'cizelge-' || n, 'Villa ' || (array['Lodos', 'Poyraz', 'Meltem', 'İmbat', 'Karayel'])[1 + n % 5]
      || ' ' || n, ${district_id}, 8, 5, 2, '07-' || (5000 + n), 8, now(), true
    from generate_series(1, ${villas}::int) n`.execute(db);
  await sql`
    insert into villa_prices (villa_id, days, nightly_price_kurus)
    select id, daterange(current_date - 60, current_date + 700), 1000000 + id * 1000
    from villas where district_id = ${district_id}`.execute(db);
  return id;
}

/** A slot holds one stay of four to eleven nights, or none. */
async function fillReservations(db: Kysely<DB>, region_id: number, from: string): Promise<void> {
  await sql`
    create temporary table slots as
    select v.id as villa_id, random() as what,
      daterange(first_day, first_day + 4 + floor(random() * 8)::int) as stay
    from villas v
    join districts d on d.id = v.district_id join towns t on t.id = d.town_id
    cross join generate_series(0, ${SLOTS - 1}) slot
    cross join lateral (select ${from}::date + (slot * ${SLOT})::int as first_day) days
    where t.region_id = ${region_id} and random() < 0.96`.execute(db);
  await sql`
    with made as (
      insert into reservations (reservation_id, villa_id, stay, adults, status, option_until,
        confirmed_at, customer_name, customer_phone, customer_email, quote, accommodation_kurus,
        total_kurus, prepayment_kurus, balance_kurus)
      select overlay(code placing '-' || substr(code, 5, 1) from 5 for 1), villa_id, stay, 2,
        case when what < 0.08 then 'OPTION' else 'CONFIRMED' end,
        case when what < 0.08 then now() + interval '5 hours' end,
        case when what >= 0.08 then now() end,
        first_name || ' ' || last_name, '+905321234567', 'konuk@ornek.example', '{}',
        7000000, 7000000, 1400000, 5600000
      from slots
      cross join lateral (
        select string_agg(substr(${LETTERS}, 1 + floor(random() * 32)::int, 1), '') as code
        from generate_series(1, 10) where villa_id > 0
      ) codes
      cross join lateral (
        select (string_to_array(${FIRST_NAMES}, ' '))[1 + floor(random() * 20)::int] as first_name,
          (string_to_array(${LAST_NAMES}, ' '))[1 + floor(random() * 20)::int] as last_name
        where villa_id > 0
      ) names
      where what < 0.8
      returning id, villa_id, stay, status, option_until
    )
    insert into villa_occupancies (villa_id, stay, kind, reservation_id, expires_at)
    select villa_id, stay, case status when 'OPTION' then 'OPTION' else 'RESERVATION' end, id,
      option_until from made`.execute(db);
}

async function fillOthers(db: Kysely<DB>): Promise<void> {
  await sql`
    with made as (
      insert into villa_closings (villa_id, stay, note)
      select villa_id, stay, 'Bakım ' || villa_id from slots where what between 0.8 and 0.9
      returning id, villa_id, stay
    )
    insert into villa_occupancies (villa_id, stay, kind, closing_id)
    select villa_id, stay, 'CLOSING', id from made`.execute(db);
  await sql`
    with made as (
      insert into external_records (villa_id, stay, status, note, decided_at)
      select villa_id, stay, 'APPROVED', 'Ev sahibi ' || villa_id, now() from slots where what > 0.9
      returning id, villa_id, stay
    )
    insert into villa_occupancies (villa_id, stay, kind, external_id)
    select villa_id, stay, 'EXTERNAL', id from made`.execute(db);
  await sql`analyze villa_occupancies, reservations, villa_search`.execute(db);
}
