import { type Kysely, sql } from 'kysely';

import type { DB } from '../../db/tables.ts';
import { fillForSearch } from './search-data.ts';

/** How much there is on the desk of the benchmark of lists; the rest follows from the reservations. */
const SIZE = {
  villas: 5_000,
  stays_a_villa: 40,
  owners: 500,
  boats: 300,
  charters_a_boat: 60,
  feeds: 1_500,
  messages: 20_000,
  subscribers: 50_000,
  offers: 10_000,
};

/** Days that a stay and the free time after it share. */
const SLOT = 16;

type Session = Kysely<DB>;

/**
 * Fills an empty migrated database with an agency of 5,000 villas after some years: 200,000
 * reservations, two thirds of them past, and what such a desk gathers beside them. Set by set, with
 * triggers and foreign keys asleep.
 */
export async function fillForLists(db: Kysely<DB>): Promise<void> {
  await fillForSearch(db, { villas: SIZE.villas, ranges: 0 }, async (session) => {
    await fillOwners(session);
    await fillBoats(session);
    await fillReservations(session);
    await fillLedger(session);
    await fillPayments(session);
    await fillTold(session);
    await fillRecords(session);
    await fillDesk(session);
    await fillOffers(session);
    await sql`vacuum analyze`.execute(session);
  });
}

const FIRST_NAMES = sql`array['Ayşe', 'Fatma', 'Zeynep', 'Elif', 'Emine', 'Merve', 'Deniz', 'Selin',
  'Mehmet', 'Mustafa', 'Ahmet', 'Ali', 'Hüseyin', 'Emre', 'Can', 'Burak', 'Kerem', 'Oğuz', 'Ece']`;
const LAST_NAMES = sql`array['Yılmaz', 'Kaya', 'Demir', 'Çelik', 'Şahin', 'Yıldız', 'Öztürk', 'Aydın',
  'Arslan', 'Doğan', 'Kılıç', 'Aslan', 'Çetin', 'Kara', 'Koç', 'Kurt', 'Özkan', 'Şimşek', 'Polat',
  'Erdoğan', 'Güneş', 'Aksoy', 'Tekin']`;
const nameOf = (n: ReturnType<typeof sql>) =>
  sql`(${FIRST_NAMES})[1 + ${n} % 19] || ' ' || (${LAST_NAMES})[1 + ${n} % 23]`;

async function fillOwners(session: Session): Promise<void> {
  await sql`
    insert into users (role, first_name, last_name, email, phone, person_kind)
    select case when n <= 8 then 'ADMIN' else 'OWNER' end, (${FIRST_NAMES})[1 + n % 19],
      (${LAST_NAMES})[1 + n % 23] || ' ' || n, 'kisi' || n || '@ornek.example',
      '+90532' || lpad(n::text, 7, '0'), 'INDIVIDUAL'
    from generate_series(1, ${SIZE.owners + 8}::int) n`.execute(session);
  await sql`
    update villas set owner_id = 9 + id % ${SIZE.owners}::int, position = id`.execute(session);
}

async function fillBoats(session: Session): Promise<void> {
  await sql`
    insert into marinas (town_id, name)
    select n, 'Marina ' || n from generate_series(1, 12) n`.execute(session);
  await sql`
    insert into boat_types (slug, name)
    select 'tekne-turu-' || n, 'Tekne türü ' || n from generate_series(1, 6) n`.execute(session);
  await sql`
    insert into boats (slug, name, code, owner_id, marina_id, guests_day, guests_night, cabins,
      position, active, licence_no, licence_verified_at, insurance_until, seaworthiness_until)
    select 'tekne-' || n, 'Tekne ' || n, 'T' || n, 9 + n, 1 + n % 12, 12, 8, 4, n, n % 20 <> 0,
      'TR-' || n, now(), current_date + 300, current_date + n
    from generate_series(1, ${SIZE.boats}::int) n`.execute(session);
  await sql`
    insert into boat_boat_types (boat_id, boat_type_id)
    select id, 1 + id % 6 from boats`.execute(session);
  await sql`
    insert into boat_prices (boat_id, unit, days, price_kurus)
    select id, 'DAY', daterange(current_date - 700, current_date + 400), 4500000
    from boats`.execute(session);
}

/** Of stays past most took place, of coming ones most are sold; some of each came to nothing. */
const stateOf = (stay: ReturnType<typeof sql>) => sql`
  case when what < 0.14 then (array['CANCELLED', 'EXPIRED', 'REJECTED'])[1 + n % 3]
    when upper(${stay}) <= current_date then case when what < 0.15 then 'NO_SHOW' else 'COMPLETED' end
    when lower(${stay}) <= current_date then 'CHECKED_IN'
    when what > 0.98 then 'PENDING' when what > 0.95 then 'OPTION' else 'CONFIRMED' end`;

interface Made {
  table: string;
  listing: string;
  own: ReturnType<typeof sql>;
  ownValues: ReturnType<typeof sql>;
  each: number;
  prefix: string;
}

async function fillReservations(session: Session): Promise<void> {
  await insertReservations(session, {
    table: 'reservations',
    listing: 'villa',
    own: sql`villa_id`,
    ownValues: sql`listing_id`,
    each: SIZE.stays_a_villa,
    prefix: 'K',
  });
  await insertReservations(session, {
    table: 'boat_reservations',
    listing: 'boat',
    own: sql`boat_id, unit`,
    ownValues: sql`listing_id, 'DAY'`,
    each: SIZE.charters_a_boat,
    prefix: 'T',
  });
}

/** Every listing has stays of five to eleven nights, one after the other, for two years until next spring. */
async function insertReservations(session: Session, made: Made): Promise<void> {
  const first = -Math.round(made.each * SLOT * 0.7);
  await sql`
    insert into ${sql.table(made.table)} (reservation_id, ${made.own}, stay, adults, children, status,
      option_until, state_reason, customer_name, customer_phone, customer_email, customer_note, source,
      quote, accommodation_kurus, extras_kurus, total_kurus, prepayment_kurus, balance_kurus,
      deposit_kurus, paid_kurus, commission_percent, confirmed_at, comment_invited_at, created_at)
    select ${made.prefix} || upper(substr(md5(n::text), 1, 5)) || '-' || lpad(n::text, 6, '0'),
      ${made.ownValues}, stay, 2 + n % 6, n % 3, status,
      case when status = 'OPTION' then now() + (1 + n % 40) * interval '1 day' end,
      case when status in ('CANCELLED', 'REJECTED') then 'Vazgeçti' end,
      ${nameOf(sql`n`)}, '+90533' || lpad((n * 7 % 9999999)::text, 7, '0'),
      'konuk' || n % 90000 || '@ornek.example', case when n % 4 = 0 then 'Bebek yatağı rica ederiz.' else '' end,
      (array['WEB', 'WEB', 'STAFF', 'PHONE', 'OFFER'])[1 + n % 5],
      jsonb_build_object('extras', '[]'::jsonb, 'nights', (
        select jsonb_agg(jsonb_build_object('date', lower(stay) + k, 'price_kurus', nightly,
          'discount_kurus', 0))
        from generate_series(0, nights - 1) k)),
      nightly * nights, 250000, nightly * nights + 250000, 1000000,
      nightly * nights - 750000, 500000,
      case when status = 'COMPLETED' then nightly * nights + 250000
        when status in ('CONFIRMED', 'CHECKED_IN') then 1000000 else 0 end, 20,
      case when status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') then booked_at end,
      case when status = 'COMPLETED' then upper(stay) end, booked_at
    from (
      select *, ${stateOf(sql`stay`)} as status, upper(stay) - lower(stay) as nights,
        lower(stay) - (5 + n % 120) * interval '1 day' - (n % 1440) * interval '1 minute' as booked_at
      from (
        select l.id as listing_id, (l.id - 1) * ${made.each}::int + k + 1 as n, random() as what,
          500000 + l.id % 40 * 25000 as nightly,
          daterange(day, day + 5 + floor(random() * 7)::int) as stay
        from ${sql.table(`${made.listing}s`)} l
        cross join generate_series(0, ${made.each - 1}::int) k
        cross join lateral (select current_date + ${first}::int + k * ${SLOT}::int + l.id % 5 as day) days
      ) slots
    ) sold`.execute(session);
}

/** Each ledger's index is made after its rows, many times quicker; it is the migrations' own. */
async function fillLedger(session: Session): Promise<void> {
  for (const [kind, table] of [
    ['villa', 'reservations'],
    ['boat', 'boat_reservations'],
  ] as const) {
    const ledger = sql.table(`${kind}_occupancies`);
    const rule = sql.id(`${kind}_occupancies__no_overlap`);
    const listing = sql.id(`${kind}_id`);
    await sql`alter table ${ledger} drop constraint ${rule}`.execute(session);
    await sql`
      insert into ${ledger} (${listing}, stay, kind, reservation_id, expires_at)
      select ${listing}, stay, case status when 'OPTION' then 'OPTION' else 'RESERVATION' end, id,
        case status when 'OPTION' then option_until end
      from ${sql.table(table)}
      where status in ('OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED')`.execute(session);
    await sql`
      alter table ${ledger} add constraint ${rule}
        exclude using gist (${listing} with =, stay with &&)`.execute(session);
  }
}

/** A prepayment of each sold stay, the rest of each past one, some refunds, some that need a look. */
async function fillPayments(session: Session): Promise<void> {
  for (const [column, table] of [
    ['reservation_id', 'reservations'],
    ['boat_reservation_id', 'boat_reservations'],
  ] as const)
    await sql`
      insert into transactions (${sql.id(column)}, status, method, purpose, amount_kurus, payer_name,
        bank_reference, paid_at, needs_action, created_at)
      select r.id, case when r.id % 30 = 0 then 'FAILED' else 'PAID' end,
        (array['TRANSFER', 'TRANSFER', 'CARD', 'CASH'])[1 + r.id % 4], purpose,
        case purpose when 'PREPAYMENT' then r.prepayment_kurus else r.balance_kurus end,
        r.customer_name, 'EFT ' || r.reservation_id,
        case when r.id % 30 <> 0 then r.created_at + interval '1 day' end,
        case when r.id % 2000 = 7 then 'EXCESS' end, r.created_at + interval '1 day'
      from ${sql.table(table)} r
      cross join (values ('PREPAYMENT'), ('BALANCE')) what (purpose)
      where r.confirmed_at is not null and (purpose = 'PREPAYMENT' or r.status = 'COMPLETED')`.execute(
      session,
    );
}

/** What was mailed, what happened, and who did it. */
async function fillTold(session: Session): Promise<void> {
  await sql`
    insert into mails (template_code, recipient, subject, html, text, event_key, state, sent_at,
      last_error, reservation_id, created_at)
    select (array['reservation_received', 'reservation_confirmed'])[k], r.customer_email,
      'Rezervasyonunuz ' || r.reservation_id, '<p>' || repeat('Merhaba, ', 30) || '</p>', 'Merhaba',
      'bench ' || r.id || ' ' || k, state, case when state = 'SENT' then r.created_at end,
      case when state <> 'SENT' then 'connection refused' end, r.id, r.created_at
    from reservations r cross join generate_series(1, 2) k
    cross join lateral (
      select case when r.id % 5000 = 3 then 'DEAD' when r.id % 300 = 5 then 'SKIPPED' else 'SENT' end
        as state) sent`.execute(session);
  await sql`
    insert into reservation_events (reservation_id, kind, from_status, to_status, actor_id, actor_role, at)
    select r.id, 'STATUS', 'PENDING', r.status, 1 + r.id % 8, 'ADMIN', r.created_at
    from reservations r cross join generate_series(1, 2) k`.execute(session);
  await sql`
    insert into audit_log (at, actor_id, actor_role, ip, action, entity, entity_id, before, after)
    select r.created_at + k * interval '1 hour', 1 + (r.id + k) % 8, 'ADMIN', '10.0.0.' || r.id % 250,
      case k when 1 then 'reservation.create' else 'reservation.move' end, 'reservation', r.id,
      case k when 1 then null else jsonb_build_object('status', 'PENDING') end,
      jsonb_build_object('status', r.status)
    from reservations r cross join generate_series(1, 2) k`.execute(session);
}

async function fillRecords(session: Session): Promise<void> {
  await sql`
    insert into external_records (villa_id, stay, status, note, created_by, decided_at, created_at)
    select v.id, daterange(current_date + 170 + k * 12, current_date + 175 + k * 12), status, 'Ev sahibi',
      v.owner_id, case when status <> 'PENDING' then now() end, now() - v.id * interval '20 minutes'
    from villas v cross join generate_series(0, 3) k
    cross join lateral (
      select (array['APPROVED', 'REJECTED', 'CANCELLED', 'PENDING'])[1 + (v.id + k) % 4] as status
    ) decided`.execute(session);
  await sql`
    insert into comments (villa_id, reservation_id, author_name, stayed_on, score, body, state,
      published_at, created_at)
    select villa_id, id, customer_name, check_in, 3 + id % 3, 'Güzel bir tatildi, yine geliriz.',
      case when id % 60 = 0 then 'WAITING' when id % 35 = 0 then 'HIDDEN' else 'PUBLISHED' end,
      now(), check_out
    from reservations where status = 'COMPLETED' and id % 5 = 0`.execute(session);
  await sql`
    insert into calendar_feeds (villa_id, name, source, url_encrypted, last_attempt_at, last_ok_at, fail_count)
    select n, 'Takvim', 'AIRBNB', 'x', now(), now() - case when n % 50 = 0 then interval '3 days'
      else interval '0' end, case when n % 50 = 0 then 9 else 0 end
    from generate_series(1, ${SIZE.feeds}::int) n`.execute(session);
  await sql`
    insert into feed_imports (feed_id, fetched_at, state, event_count)
    select id, now() - k * interval '1 hour', 'UNCHANGED', 4
    from calendar_feeds, generate_series(1, 40) k`.execute(session);
  await sql`
    insert into feed_conflicts (feed_id, villa_id, stay, reservation_id)
    select f.id, f.villa_id, r.stay, r.id from calendar_feeds f
    cross join lateral (select id, stay from reservations
      where villa_id = f.villa_id and status = 'CONFIRMED' order by id limit 1) r
    where f.id % 10 = 0`.execute(session);
}

async function fillDesk(session: Session): Promise<void> {
  await sql`
    insert into contact_messages (name, email, subject, message, state, read_at, villa_id, created_at)
    select ${nameOf(sql`n`)}, 'konuk' || n || '@ornek.example', 'Fiyat sorusu ' || n,
      'Merhaba, ağustos ayında üç hafta için fiyat alabilir miyim?',
      case when n % 200 = 0 then 'UNREAD' else 'READ' end, case when n % 200 <> 0 then now() end,
      1 + n % ${SIZE.villas}::int, now() - n * interval '37 minutes'
    from generate_series(1, ${SIZE.messages}::int) n`.execute(session);
  await sql`
    insert into subscribers (email, state, source, leave_code, confirmed_at, left_at, created_at)
    select 'abone' || n || '@ornek.example', state, 'FOOTER', md5('a' || n), now(),
      case when state = 'LEFT' then now() end, now() - n * interval '11 minutes'
    from generate_series(1, ${SIZE.subscribers}::int) n
    cross join lateral (
      select case n % 20 when 0 then 'LEFT' when 1 then 'WAITING' else 'ACTIVE' end as state) known`.execute(
    session,
  );
  await sql`
    insert into exchange_rates (currency, rate, source, created_at)
    select currency, 30 + n / 100.0, 'STAFF', now() - n * interval '1 day'
    from generate_series(1, 1000) n, (values ('DOLLAR'), ('EURO'), ('POUND')) c (currency)`.execute(
    session,
  );
  await sql`
    insert into blog_posts (slug, title, body, state, published_at)
    select 'yazi-' || n, 'Yazı ' || n, '<p>' || repeat('Kaş ve Kalkan. ', 200) || '</p>', 'PUBLISHED',
      now() - n * interval '2 days'
    from generate_series(1, 400) n`.execute(session);
}

async function fillOffers(session: Session): Promise<void> {
  await sql`
    insert into offers (code, customer_name, customer_email, stay, adults, valid_until, sent_at,
      opened_at, created_by, created_at)
    select upper(substr(md5('o' || n), 1, 12)), ${nameOf(sql`n`)}, 'konuk' || n || '@ornek.example',
      daterange(current_date + 30 + n % 90, current_date + 37 + n % 90), 2 + n % 4,
      now() + (n % 400 - 350) * interval '1 day', now(), case when n % 2 = 0 then now() end,
      1 + n % 8, now() - n * interval '50 minutes'
    from generate_series(1, ${SIZE.offers}::int) n`.execute(session);
  await sql`
    insert into offer_villas (offer_id, villa_id, quote, total_kurus, position)
    select id, 1 + (id * 3 + k) % ${SIZE.villas}::int, '{"nights": [], "extras": []}', 7000000, k
    from offers, generate_series(0, 2) k`.execute(session);
}
