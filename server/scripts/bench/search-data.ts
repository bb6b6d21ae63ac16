import { type Kysely, sql } from 'kysely';

import type { DB } from '../../db/tables.ts';

/** How much the generator makes; `ranges` is per villa. */
type SearchSize = { villas: number; ranges: number };
export const FULL_SIZE: SearchSize = { villas: 100_000, ranges: 30 };

const REGIONS = 10;
const TOWNS_A_REGION = 6;
const DISTRICTS_A_TOWN = 5;
const PICTURES = 20_000;
/** Days that a taken range and the free time before it share. */
const ROOM = 18;
/** Villas whose search rows are made in one statement. */
const BATCH = 5_000;

/**
 * Fills an empty migrated database with villas for the benchmark of search: seasons, rules and
 * discounts like the demo's, taken time spread over a year and a half. Set by set and with triggers
 * and foreign keys asleep; the search rows are made at the end, by the product's own function, `more`
 * before them.
 */
export async function fillForSearch(
  db: Kysely<DB>,
  size: SearchSize = FULL_SIZE,
  more: (session: Kysely<DB>) => Promise<void> = async () => {},
): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`set session_replication_role = replica`.execute(session);
    await sql`select setseed(0.18126)`.execute(session);
    await fillPlaces(session);
    await fillVillas(session, size);
    await fillVillaParts(session);
    await fillPrices(session);
    await fillTakenTime(session, size);
    await more(session);
    await sql`set session_replication_role = origin`.execute(session);
    await sql`vacuum analyze`.execute(session);
    await makeSearchRows(session, size);
  });
}

type Session = Kysely<DB>;

async function fillPlaces(session: Session): Promise<void> {
  await sql`
    insert into regions (slug, name)
    select 'bolge-' || n, (array['Antalya', 'Muğla', 'İzmir', 'Aydın', 'Mersin', 'Balıkesir',
      'Çanakkale', 'Sakarya', 'Trabzon', 'Nevşehir'])[n] from generate_series(1, ${REGIONS}) n`.execute(
    session,
  );
  await sql`
    insert into towns (region_id, slug, name)
    select 1 + (n - 1) / ${TOWNS_A_REGION}::int, 'belde-' || n,
      (array['Kalkan', 'Kaş', 'Fethiye', 'Göcek', 'Bodrum', 'Çeşme'])[1 + n % 6]
        || case when n > 6 then ' ' || chr(64 + n / 6) else '' end
    from generate_series(1, ${REGIONS * TOWNS_A_REGION}::int) n`.execute(session);
  await sql`
    insert into districts (town_id, slug, name)
    select 1 + (n - 1) / ${DISTRICTS_A_TOWN}::int, 'semt-' || n,
      (array['İslamlar', 'Kalamar', 'Ovacık', 'Üzümlü', 'Kördere'])[1 + n % 5] || ' ' || n
    from generate_series(1, ${REGIONS * TOWNS_A_REGION * DISTRICTS_A_TOWN}::int) n`.execute(
    session,
  );
  await sql`
    insert into villa_types (slug, name)
    select 'tur-' || n, 'Tür ' || n from generate_series(1, 12) n`.execute(session);
  await sql`
    insert into feature_categories (name, kind) values ('Özellikler', 'VILLA')`.execute(session);
  await sql`
    insert into features (category_id, name)
    select 1, 'Özellik ' || n from generate_series(1, 40) n`.execute(session);
  await sql`
    insert into stored_pictures (hash, width, height, colour, bytes)
    select md5(n::text) || md5('k' || n), 1280, 853, '#8899aa', 100000
    from generate_series(1, ${PICTURES}::int) n`.execute(session);
}

const villaName = sql`'Villa '
  || (array['Lodos', 'Poyraz', 'Meltem', 'İmbat', 'Sardunya', 'Begonvil', 'Zeytin', 'Çınar',
    'Defne', 'Yasemin', 'Kekik', 'Lavanta', 'Mercan', 'Yakamoz', 'Turkuaz', 'Gümüş', 'Ilgın',
    'Nergis', 'Papatya', 'Sedir'])[1 + n % 20] || ' '
  || (array['Bahçe', 'Koy', 'Tepe', 'Deniz', 'Taş', 'Ay', 'Güneş', 'Rüya', 'Vadi', 'Liman'])[
    1 + (n / 20) % 10] || ' ' || n`;

async function fillVillas(session: Session, { villas }: SearchSize): Promise<void> {
  await sql`
    insert into villas (slug, name, code, district_id, capacity, bedrooms, bathrooms, min_nights,
      short_stay_limit, short_stay_fee_kurus, gap_allowed, gap_min_nights, popular, position,
      active, permit_no, permit_capacity, permit_verified_at, instant_booking, pool_kind,
      rating_average, rating_count, created_at)
    select 'villa-' || n, ${villaName}, 'K' || n,
      1 + (random() * 1e9)::int % ${REGIONS * TOWNS_A_REGION * DISTRICTS_A_TOWN}::int,
      2 + 2 * rooms, 1 + rooms, 1 + rooms / 2, 3, case when n % 3 = 0 then 7 else 5 end, 350000,
      n % 3 <> 2, case when rooms > 3 then 3 else 2 end, n % 25 = 0,
      (random() * 1e6)::int, n % 50 <> 0, '07-' || n, 16, now(), n % 4 = 0,
      (array['PRIVATE', 'PRIVATE', 'SHARED', 'INDOOR', 'NONE'])[1 + n % 5],
      case when n % 3 = 0 then null else (3 + random() * 2)::numeric(3, 2) end, n % 40,
      now() - n * interval '1 minute'
    from (select n, (random() * 6)::int as rooms from generate_series(1, ${villas}::int) n) made`.execute(
    session,
  );
}

async function fillVillaParts(session: Session): Promise<void> {
  await sql`
    insert into villa_villa_types (villa_id, villa_type_id)
    select id, 1 + (id * 7 + k * 5) % 12 from villas, generate_series(0, 1) k
    where k = 0 or id % 2 = 0`.execute(session);
  await sql`
    insert into villa_features (villa_id, feature_id)
    select id, 1 + (id * 11 + k * 5) % 40 from villas, generate_series(0, 7) k`.execute(session);
  await sql`
    insert into villa_distances (villa_id, key, metres)
    select id, 'SEA', 50 + (random() * 8000)::int from villas`.execute(session);
  await sql`
    insert into villa_pictures (villa_id, hash, position)
    select villas.id, p.hash, k from villas, generate_series(0, 3) k,
      (select array_agg(hash order by hash) as all_hashes from stored_pictures) kept,
      lateral (select kept.all_hashes[1 + (villas.id * 3 + k) % ${PICTURES}::int] as hash) p`.execute(
    session,
  );
}

/** First days of the seasons, their share of the high season's price, their minimum of nights. */
const SEASONS = sql`(values
  ('01-03', 0.35, 3), ('04-01', 0.45, 3), ('05-01', 0.6, 4), ('06-01', 0.8, 4), ('06-15', 1, 6),
  ('09-01', 0.85, 5), ('09-16', 0.7, 4), ('10-01', 0.55, 3), ('11-01', 0.35, 3), ('12-29', 0.6, 3)
) season (starts, share, min_nights)`;

async function fillPrices(session: Session): Promise<void> {
  await sql`alter table villa_prices drop constraint villa_prices__no_overlap`.execute(session);
  await sql`
    insert into villa_prices (villa_id, days, nightly_price_kurus, min_nights, arrival_weekdays)
    select v.id, daterange(s.first, s.until),
      (v.nightly * s.share * (1 + 0.2 * s.year) / 250)::bigint * 25000, s.min_nights,
      case when s.share = 1 and v.id % 24 = 11 then '{6}'::smallint[] end
    from (select id, 6000 + bedrooms * 3000 + id % 40 * 250 as nightly from villas) v
    cross join (
      select first, share, min_nights, year,
        coalesce(lead(first) over (order by first), first + 5) as until
      from ${SEASONS}, generate_series(0, 2) year, lateral (
        select (extract(year from current_date)::int + year || '-' || starts)::date as first) at
    ) s
    where s.until > current_date - 30 and s.first < current_date + 560
      and (v.id % 50 <> 7 or s.share < 1)`.execute(session);
  await sql`
    alter table villa_prices add constraint villa_prices__no_overlap
      exclude using gist (villa_id with =, days with &&)`.execute(session);
  await fillDiscounts(session);
  await sql`
    insert into villa_extras (villa_id, name, unit, amount_kurus, optional)
    select id, 'Temizlik', 'STAY', 250000, false from villas where id % 5 = 0
    union all select id, 'Ek yatak', 'NIGHT', 75000, true from villas`.execute(session);
}

async function fillDiscounts(session: Session): Promise<void> {
  const always = sql`daterange(current_date - 460, current_date + 540)`;
  await sql`
    insert into villa_discounts (villa_id, kind, percent, days, book_before, within_days, min_nights)
    select id, 'GAP', 15 + id % 3 * 5, ${always}, null::date, null::int, null::int
      from villas where id % 3 <> 2
    union all select id, 'EARLY', 10 + id % 3 * 2, daterange(make_date(year, 5, 1),
        make_date(year, 10, 16)), current_date + 45, null, 5
      from villas, lateral (select extract(year from current_date + 240)::int as year) coming
      where id % 20 < 9
    union all select id, 'LAST_MINUTE', 10, ${always}, null, 10, null from villas where id % 10 < 3
    union all select id, 'LONG_STAY', 8, ${always}, null, null, 14 from villas where id % 20 >= 13
    union all select id, 'LONG_STAY', 15, ${always}, null, null, 28 from villas where id % 20 >= 13
    union all select id, 'PERIOD', 10 + id % 3 * 5, daterange(current_date + 7, current_date + 37),
        null, null, null from villas where id % 5 = 1`.execute(session);
}

/** The ledger's indexes are made after its rows, many times quicker; they are the migrations' own. */
async function fillTakenTime(session: Session, { ranges }: SearchSize): Promise<void> {
  await sql`
    insert into villa_closings (villa_id, stay)
    select v.id, daterange(made.first, made.first + 3 + (random() * 7)::int)
    from villas v cross join generate_series(0, ${ranges - 1}::int) k
    cross join lateral (
      select current_date - 20 + k * ${ROOM}::int + (random() * 7)::int + v.id * 0 as first) made`.execute(
    session,
  );
  await sql`
    alter table villa_occupancies drop constraint villa_occupancies__no_overlap`.execute(session);
  await sql`
    insert into villa_occupancies (villa_id, stay, kind, closing_id)
    select villa_id, stay, 'CLOSING', id from villa_closings`.execute(session);
  await sql`
    alter table villa_occupancies add constraint villa_occupancies__no_overlap
      exclude using gist (villa_id with =, stay with &&)`.execute(session);
}

async function makeSearchRows(session: Session, { villas }: SearchSize): Promise<void> {
  for (let from = 0; from < villas; from += BATCH)
    await sql`
      select refresh_villa_search(array(
        select id from villas where id > ${from}::int and id <= ${from + BATCH}::int))`.execute(
      session,
    );
  await sql`cluster villa_search; cluster villa_openings`.execute(session);
  await sql`vacuum analyze villa_search`.execute(session);
  await sql`vacuum analyze villa_openings`.execute(session);
}
