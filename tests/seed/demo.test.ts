import { sql } from 'kysely';
import { quote } from '../../server/domain/pricing.ts';
import { stayOf } from '../../server/domain/stay.ts';
import { listGapOffers } from '../../server/queries/listings/gap-offers.ts';
import { listFiledMonths } from '../../server/queries/reports/btrans-filed.ts';
import { seedDemo } from '../../server/seed/index.ts';
import { passwordMatches } from '../../server/services/accounts/passwords.ts';
import { listOfferedDocuments } from '../../server/services/content/documents.ts';
import { sanitiseRichText } from '../../server/services/content/rich-text.ts';
import { addMissingTexts } from '../../server/services/content/starting-texts.ts';
import { documentStore } from '../../server/services/files/document-store.ts';
import { asPricedVilla } from '../../server/services/prices/priced-villas.ts';
import { noteDiffering } from '../../server/services/reports/btrans-filed.ts';
import { unseal } from '../../server/services/sealed.ts';
import { RESERVATION_STATES } from '../../server/shared/reservation-states.ts';
import { db } from '../support/db.ts';

const TODAY = '2026-11-20';
const NOW = Temporal.Instant.from('2026-11-20T08:30:00Z');

beforeAll(async () => {
  // As a start without the demo leaves the database.
  await addMissingTexts(db);
  const start = performance.now();
  await seedDemo(db, TODAY, NOW);
  process.stdout.write(`demo: ${Math.round(performance.now() - start)} ms\n`);
});

async function numberOf(condition: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*)::int from ${condition}`)
    .execute(db);
  return rows[0]?.count ?? 0;
}

async function column<T>(query: string): Promise<T[]> {
  const { rows } = await sql.raw<{ value: T }>(query).execute(db);
  return rows.map(({ value }) => value);
}

test.each([
  ['villas where active', 64],
  ['(select town_id from villa_search where active group by town_id) t', 8],
  ['districts', 20],
  ['boats where active', 20],
  ['(select marina_id from boats where active group by marina_id) m', 5],
  ['villa_types', 30],
  ['features', 100],
  ['cancellation_policies', 4],
  ['users where role = $$OWNER$$', 9],
  ['users where role = $$ADMIN$$', 3],
  ['reservations', 900],
  ['boat_reservations', 150],
  ['reservations where status = $$PENDING$$ and created_at > $$2026-11-15$$', 12],
  ['reservations where status = $$PAYMENT_REVIEW$$', 4],
  ['comments where state = $$PUBLISHED$$', 400],
  ['(select distinct body from comments) b', 350],
  ['(select distinct comment_id from comment_pictures) c', 50],
  ['blog_posts where state = $$PUBLISHED$$', 8],
  ['faq_entries', 20],
  ['(select distinct landing_kind, landing_id from faq_groups where landing_id is not null) l', 2],
  ['showcase_villas', 32],
  ['content_pages', 11],
  ['bank_accounts', 3],
  ['mails where state = $$SENT$$', 20],
  ['contact_messages where state = $$UNREAD$$', 3],
  ['subscribers', 50],
  ['offers', 8],
  ['feed_conflicts where state = $$OPEN$$', 1],
  ['legal_acceptances', 20],
  ['audit_log', 100],
  ['reservation_revisions', 4],
  ['calendar_feeds', 5],
  ['btrans_reports', 1],
])('%s: at least %i', async (condition, least) => {
  expect(await numberOf(condition)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['reservations', 'status', [...RESERVATION_STATES]],
  ['boat_reservations', 'status', ['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED']],
  ['external_records', 'status', ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED']],
  ['comments', 'state', ['WAITING', 'PUBLISHED', 'HIDDEN']],
  ['subscribers', 'state', ['WAITING', 'ACTIVE', 'LEFT']],
  ['mails', 'state', ['WAITING', 'SENT', 'FAILED', 'DEAD', 'SKIPPED']],
  ['transactions', 'status', ['PENDING', 'PAID', 'FAILED']],
  ['transactions', 'method', ['CARD', 'TRANSFER', 'CASH']],
  ['transactions', 'purpose', ['PREPAYMENT', 'BALANCE', 'DEPOSIT', 'REFUND']],
  ['transactions', 'needs_action', ['LATE', 'EXCESS', 'DUPLICATE', 'UNMATCHED', 'REFUND_DUE']],
  ['villa_discounts', 'kind', ['EARLY', 'LAST_MINUTE', 'PERIOD', 'LONG_STAY', 'GAP']],
  ['villa_occupancies', 'kind', ['OPTION', 'RESERVATION', 'CLOSING', 'EXTERNAL', 'FEED']],
  ['deposits', 'state', ['TAKEN', 'RETURNED', 'PARTLY_RETURNED']],
])('%s has every %s', async (table, name, wanted) => {
  const found = await column<string>(`select distinct ${name} as value from ${table}`);
  expect(found).toEqual(expect.arrayContaining(wanted));
});

test.each(['reservation', 'boat_reservation'])(
  'what a called off %s kept and gave back is told, and is what was paid',
  async (kind) => {
    const wrong = await column<string>(`
      select r.reservation_id as value from ${kind}s r,
        lateral (select
            coalesce(sum(amount_kurus) filter (where purpose <> 'REFUND' and status = 'PAID'), 0) as came,
            coalesce(sum(amount_kurus) filter (where purpose = 'REFUND'), 0) as back
          from transactions t where t.${kind}_id = r.id) as money,
        lateral (select details from reservation_events e
          where e.${kind}_id = r.id and e.to_status = 'CANCELLED') as ended
      where r.status = 'CANCELLED' and (
        r.kept_kurus + r.refund_kurus is distinct from came or r.refund_kurus is distinct from back
        or (ended.details ->> 'kept_kurus')::bigint is distinct from r.kept_kurus
        or (ended.details ->> 'refund_kurus')::bigint is distinct from r.refund_kurus)`);
    expect(wrong).toEqual([]);
    const [kept] = await column<number>(`
      select count(*)::int as value from ${kind}s where status = 'CANCELLED' and kept_kurus is not null`);
    expect(kept).toBeGreaterThan(0);
  },
);

test('the villas on sale can be sold', async () => {
  const lacking = await column<string>(`
    select v.name as value from villas v where v.active and (
      (select count(*) from villa_pictures where villa_id = v.id) not between 8 and 14
      or (select count(*) from villa_features where villa_id = v.id) not between 20 and 45
      or not exists (select 1 from villa_villa_types where villa_id = v.id)
      or not exists (select 1 from villa_prices where villa_id = v.id and days @> date '${TODAY}'
        and nightly_price_kurus > 0)
      or v.owner_id is null or v.lat is null or v.summary = '' or length(v.description) < 200
      or v.description like '%{{%' or v.permit_no !~ '^(07|35|48|54)-[0-9]+$')`);
  // Two houses whose winter prices their owners have not given yet.
  expect(lacking.length).toBeLessThanOrEqual(2);
  expect(await numberOf('villas where not active and withdrawn_at is not null')).toBe(1);
  expect(await numberOf('villas where permit_no is null')).toBe(1);
  expect(
    await numberOf('(select permit_no from villas where active group by 1 having count(*) > 1) d'),
  ).toBe(0);
});

test('the boats can be chosen between: a day by itself is dearer than a seventh of a week', async () => {
  const cheaper = await column<string>(`
    select b.name as value from boats b
      join boat_prices d on d.boat_id = b.id and d.unit = 'DAY'
      join boat_prices w on w.boat_id = b.id and w.unit = 'WEEK' and w.days = d.days
    where d.price_kurus * 7 <= w.price_kurus`);
  expect(cheaper).toEqual([]);
});

test('of a day trip nobody tells how they slept, nor of a crew where there is none', async () => {
  const wrong = await column<string>(`
    select c.body as value from comments c join boats b on b.id = c.boat_id
    where (b.guests_night = 0 and c.body ~* 'gece|sabah|kabin')
      or (b.crew_count = 0 and c.body ~* 'kaptan|mürettebat|aşçı')`);
  expect(wrong).toEqual([]);
});

test('every reservation charges what its frozen quote says', async () => {
  for (const table of ['reservations', 'boat_reservations']) {
    const wrong = await column<number>(`
      select id as value from ${table} where override_reason is null and (
        not (quote->>'sellable')::boolean
        or total_kurus <> (quote->>'total_kurus')::bigint
        or prepayment_kurus <> (quote->>'prepayment_kurus')::bigint
        or balance_kurus <> (quote->>'balance_kurus')::bigint
        or accommodation_kurus <> (quote->>'accommodation_kurus')::bigint
        or accommodation_kurus <> (select sum((n->>'price_kurus')::bigint)
          from jsonb_array_elements(quote->'nights') n)
        or nights <> jsonb_array_length(quote->'nights'))`);
    expect(wrong).toEqual([]);
  }
  expect(await numberOf('reservations where override_reason is not null')).toBeGreaterThan(2);
});

test.each(['reservation', 'boat_reservation'])(
  'what was paid for a %s is the sum of its movements, its deposit apart',
  async (kind) => {
    const wrong = await column<number>(`
      select r.id as value from ${kind}s r where paid_kurus <> coalesce((
        select sum(case t.purpose when 'REFUND' then -t.amount_kurus else t.amount_kurus end)
        from transactions t left join transactions of on of.id = t.refund_of_id
        where t.${kind}_id = r.id and t.status = 'PAID' and t.purpose <> 'DEPOSIT'
          and of.purpose is distinct from 'DEPOSIT'), 0)`);
    expect(wrong).toEqual([]);
  },
);

test.each(['reservation', 'boat_reservation'])(
  'the deposit of a %s is what came for it and went back',
  async (kind) => {
    const wrong = await column<number>(`
      select d.id as value from deposits d,
        lateral (select coalesce(sum(t.amount_kurus) filter (where t.purpose = 'DEPOSIT'), 0) as came,
            coalesce(sum(t.amount_kurus) filter (where of.purpose = 'DEPOSIT'), 0) as went
          from transactions t left join transactions of on of.id = t.refund_of_id
          where t.${kind}_id = d.${kind}_id and t.status = 'PAID') money
      where d.${kind}_id is not null and (money.came <> d.amount_kurus
        or money.went <> d.returned_kurus
        or d.returned_kurus <> d.amount_kurus and d.state = 'RETURNED')`);
    expect(wrong).toEqual([]);
    expect(await numberOf(`deposits where ${kind}_id is not null`)).toBeGreaterThan(10);
    expect(
      await numberOf(`(select ${kind}_id from transactions where purpose = 'DEPOSIT'
        and ${kind}_id is not null except select ${kind}_id from deposits) strays`),
    ).toBe(0);
  },
);

test('the ledger holds exactly the reservations whose state holds nights', async () => {
  const holding = "('OPTION', 'PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')";
  expect(
    await numberOf(`reservations r left join villa_occupancies o on o.reservation_id = r.id
      where (r.status in ${holding}) <> (o.id is not null) or o.stay <> r.stay`),
  ).toBe(0);
});

test('each timeline ends in the state its reservation is in', async () => {
  expect(
    await numberOf(`reservations r where status is distinct from (
      select to_status from reservation_events e
      where e.reservation_id = r.id and to_status is not null order by id desc limit 1)`),
  ).toBe(0);
});

test('options end within a day', async () => {
  const minutes = await column<number>(`
    select extract(epoch from option_until - timestamptz '${NOW}')::int / 60 as value
    from reservations where status = 'OPTION' order by 1`);
  expect(minutes.length).toBeGreaterThanOrEqual(6);
  expect(minutes[0]).toBeGreaterThanOrEqual(60);
  expect(minutes.at(-1)).toBeLessThanOrEqual(24 * 60);
});

test('the filed month of the ministry’s report can be held against its sales, and is what they are', async () => {
  const months = await listFiledMonths(db, null);
  for (const month of months) await noteDiffering(db, month, TODAY);

  expect(months.length).toBeGreaterThan(0);
  expect(await numberOf('btrans_reports where differing = 0')).toBe(months.length);
});

test('people arrive, leave and stay today', async () => {
  expect(
    await numberOf(`reservations where check_in = '${TODAY}' and status = 'CONFIRMED'`),
  ).toBeGreaterThan(2);
  expect(
    await numberOf(`reservations where check_out = '${TODAY}' and status = 'CHECKED_IN'`),
  ).toBeGreaterThan(2);
  expect(await numberOf("reservations where status = 'CHECKED_IN'")).toBeGreaterThan(8);
  expect(
    await numberOf(`reservations r join villas v on v.id = r.villa_id
      join users u on u.id = v.owner_id
      where u.email = 'owner@koy.example' and r.check_in > '${TODAY}' and r.status = 'CONFIRMED'`),
  ).toBeGreaterThan(2);
});

test('short gaps can be had at a discount', async () => {
  const gaps = await listGapOffers(db, { today: TODAY, maxNights: 6, limit: 40 });
  const quotes = gaps.map((gap) =>
    quote(asPricedVilla(gap), {
      stay: stayOf(gap.started_at, gap.finished_at),
      guests: { adults: 1, children: 0, babies: 0 },
      extra_ids: [],
      today: Temporal.PlainDate.from(TODAY),
      full_payment_days: 14,
      gap_max_nights: 6,
    }),
  );
  const sold = quotes.filter(
    ({ sellable, discount_kurus }) => sellable && Number(discount_kurus) > 0,
  );
  expect(sold.length).toBeGreaterThanOrEqual(6);
});

test('each of the agency’s papers can be downloaded', async () => {
  const papers = await listOfferedDocuments(db);

  expect(papers).toHaveLength(4);
  for (const { hash, bytes } of papers) {
    const file = await documentStore().open(hash);
    expect(file?.size).toBe(bytes);
    await file?.close();
  }
});

test('staff’s texts survive the product’s own cleaning', async () => {
  const bodies = await column<string>(`
    select body as value from blog_posts union all select body from content_pages
    union all select answer from faq_entries union all select body from legal_documents
    union all select body from towns union all select body from villa_types`);
  expect(bodies.map(sanitiseRichText)).toEqual(bodies);
});

test('identity numbers and IBANs of people stand nowhere in the clear', async () => {
  const sealed = {
    'users.tckn': await column<string>(
      'select tckn_encrypted as value from users where tckn_encrypted is not null',
    ),
    'users.iban': await column<string>(
      'select iban_encrypted as value from users where iban_encrypted is not null',
    ),
    'deposits.return_iban': await column<string>(
      `select return_iban_encrypted as value from deposits where return_iban_encrypted is not null`,
    ),
    'reservation_guests.document_no': await column<string>(`
      select document_no_encrypted as value from reservation_guests
      where document_no_encrypted is not null`),
  };
  const numbers = new Set(
    Object.entries(sealed).flatMap(([place, texts]) => texts.map((text) => unseal(text, place))),
  );
  const tables = await column<string>(`select relname as value from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const leaks: string[] = [];
  for (const table of tables) {
    const words = await column<string>(`
      select distinct (regexp_matches(translate(t::text, ' ', ''),
        '[A-Z]{0,2}[0-9]{6,24}', 'g'))[1] as value from "${table}" t`);
    leaks.push(...words.filter((word) => numbers.has(word)).map((word) => `${table}: ${word}`));
  }

  expect(Object.values(sealed).every((texts) => texts.length > 3)).toBe(true);
  expect(leaks).toEqual([]);
});

test('money that nobody can use waits with its refund, and is too much where it is told so', async () => {
  const unlike = await column<string>(`
    select t.needs_action || ' ' || t.id as value
    from transactions t join reservations r on r.id = t.reservation_id
      left join transactions back on back.refund_of_id = t.id and back.status = 'PENDING'
    where t.needs_action in ('LATE', 'DUPLICATE', 'EXCESS') and back.amount_kurus is distinct from
      case t.needs_action when 'EXCESS' then r.paid_kurus - r.total_kurus else t.amount_kurus end`);

  expect(unlike).toEqual([]);
});

test('JSON is written as what it says, never as a text of it, which no query could read', async () => {
  const columns = await column<{ table: string; name: string }>(`
    select jsonb_build_object('table', table_name, 'name', column_name) as value
    from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`);
  const texts: string[] = [];
  for (const { table, name } of columns)
    if ((await numberOf(`"${table}" where jsonb_typeof("${name}") = 'string'`)) > 0)
      texts.push(`${table}.${name}`);

  expect(columns.map(({ table }) => table)).toContain('btrans_reports');
  expect(texts).toEqual([]);
});

test('accepted texts have every fact in them', async () => {
  expect(await numberOf("legal_acceptances where rendered_html ~ '[{][{]|…'")).toBe(0);
});

test('the demo’s logins work, and new rows get numbers of their own', async () => {
  const [stored] = await column<string>(
    "select password_hash as value from users where email = 'admin@koy.example'",
  );
  expect(await passwordMatches('koy-demo-2026', stored ?? null)).toBe(true);
  const { id } = await db
    .insertInto('showcases')
    .values({ title: 'Yeni' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(5);
});

test('nothing points outside: mails and phones are invented', async () => {
  expect(await numberOf("mails where recipient !~ '[.]example$'")).toBe(0);
  expect(await numberOf("reservations where customer_email !~ '[.]example$'")).toBe(0);
  expect(
    await numberOf(
      "reservations where customer_phone ~ '^[+]90' and customer_phone !~ '^[+]905[0-9]{2}000'",
    ),
  ).toBe(0);
});
