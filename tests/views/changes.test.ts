import { sql } from 'kysely';

import { t } from '../../server/i18n.ts';
import { JOBS } from '../../server/jobs/index.ts';
import { ROW_NAMES } from '../../server/queries/row-names.ts';
import { valueText } from '../../views/components/dashboard/changes/value.ts';
import { codeWords, fieldWords } from '../../views/components/dashboard/changes/words.ts';
import { catalogues } from '../../views/locales/index.ts';
import { db } from '../support/db.ts';

/** The table behind each kind of row that the audit log knows; of the rest there is no row. */
const TABLES: Record<string, string | null> = {
  access: null,
  boat_closing: 'boat_closings',
  calendar_export: 'calendar_exports',
  exchange_rate: null,
  external_record: 'external_records',
  faq_entry: 'faq_entries',
  feature_category: 'feature_categories',
  cancellation_policy: 'cancellation_policies',
  job: null,
  list: null,
  personal_data: null,
  picture: null,
  post: 'blog_posts',
  session: null,
  settings: null,
  villa_date: 'villa_closings',
};

const entities = Object.keys(catalogues.tr.ops.entity);
const tableOf = (entity: string) =>
  entity in TABLES ? TABLES[entity] : `${entity}s`.replace(/([^aeiou])ys$/, '$1ies');

test.each(entities)('every column of %s has words', async (entity) => {
  const table = tableOf(entity);
  if (!table) return;
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(
    db,
  );

  expect(rows).not.toEqual([]);
  expect(rows.filter(({ name }) => !fieldWords(t, entity, name))).toEqual([]);
});

test('of every kind it is said how its rows are named, or that they have no name', () => {
  expect(Object.keys(ROW_NAMES).toSorted()).toEqual(entities.toSorted());
});

test('no two acts that the audit log is searched by are called alike', () => {
  const words = Object.values(catalogues.tr.ops.did);

  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('every setting has words', () => {
  const settings = Object.keys(catalogues.tr.settings.field);

  expect(settings.filter((name) => !fieldWords(t, 'settings', name))).toEqual([]);
});

test('every code that the database allows in a column is said in words', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'c' and conrelid <> 0`.execute(db);
  const codes = entities.flatMap((entity) =>
    rows
      .filter(({ table }) => table === tableOf(entity))
      .flatMap(({ rule }) => codesIn(rule).map((each) => ({ entity, ...each }))),
  );

  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !codeWords(t, code))).toEqual([]);
});

test('a code that a screen has words for is said in those', () => {
  const said = (entity: string, field: string, code: string) =>
    codeWords(t, { entity, field, code });

  const jobs = JOBS.map(({ name }) => [name, said('job', 'job', name)]);
  expect(Object.fromEntries(jobs)).toEqual(catalogues.tr.ops.jobs.name);
  expect(said('transaction', 'needs_action', 'UNMATCHED')).toBe('Sahipsiz para');
  expect(said('villa', 'withdrawn_reason', 'OWNER_LEFT')).toBe('Ev sahibi ayrıldı');
  expect(said('mail', 'template_code', 'offer')).toBe('Teklif');
  expect(said('boat', 'withdrawn_reason', 'OWNER_LEFT')).toBe('Sahibi ayrıldı');
  // Of a reservation the same code is the channel.
  expect(said('subscriber', 'source', 'BOOKING')).toBe('Rezervasyon formu');
  expect(said('reservation', 'source', 'BOOKING')).toBe('Booking.com');
  expect(said('job', 'job', 'nothing-of-ours')).toBeUndefined();
});

test('what stood in a field is said as a clerk reads it', () => {
  const words = { t, entity: 'villa', names: { 'user 4': 'Elif Şahin', 'villa_type 2': 'Balayı' } };
  const said = (field: string, value: unknown) => valueText(words, field, value);

  expect(said('deposit_kurus', 1_250_050)).toBe('₺12.500,50');
  expect(said('min_nights', 7)).toBe('7 gece');
  expect(said('prepayment_percent', 30)).toBe('%30');
  expect(said('jacuzzi', false)).toBe('hayır');
  expect(said('withdrawn_reason', 'PERMIT_LOST')).toBe('İzin belgesi düştü');
  expect(said('permit_date', '2026-03-01')).toBe('1 Mart 2026');
  expect(said('stay', '[2026-08-15,2026-08-22)')).toBe('15 – 22 Ağustos 2026');
  expect(said('permit_verified_at', '2026-11-22T21:27:45.22025293Z')).toBe('23 Kasım 2026 00.27');
  expect(said('option_until', '2026-11-28T15:06:00+03:00')).toBe('28 Kasım 2026 15.06');
  expect(said('picture_hash', '8209b70950537b2ac8be')).toBe('görsel 8209b7');
  expect(said('home_picture', '8209b70950537b2ac8be')).toBe('görsel 8209b7');
  expect(said('check_in_time', '16:00:00')).toBe('16.00');
  expect(said('arrival_weekdays', [6, 7])).toBe('Cumartesi ve Pazar');
  expect(said('owner_id', 4)).toBe('Elif Şahin');
  expect(said('type_ids', [2, 9])).toBe('Balayı ve 9 numaralı kayıt');
  expect(said('rooms', [{ kind: 'BEDROOM', beds: [{ kind: 'DOUBLE', count: 1 }] }])).toBe(
    'Tür: Yatak odası, Yataklar: Tür: Çift kişilik, Adet: 1',
  );
  expect(said('description', '<p>Deniz <b>önünde</b></p>')).toBe('Deniz önünde');
  expect(said('summary', '')).toBe('—');
  expect(said('internal_note', 'PENDING')).toBe('PENDING');
});

test.each([
  '2026-01-01T99:99:99Z',
  '2026-01-01T.Z',
  '2026-02-30',
  '0000-00',
  '[2026-99-99,2026-99-99)',
])('%s is no time, whatever it looks like: it stays as it was typed', (typed) => {
  const words = { t, entity: 'villa', names: {} };

  for (const field of ['kbs_facility_code', 'permit_date', 'stay', 'created_at'])
    expect(valueText(words, field, typed)).toBe(typed);
  expect(valueText(words, 'internal_note', '2026-03-01')).toBe('2026-03-01');
});

test('every column of a time is said as one', async () => {
  const { rows } = await sql<{ name: string; type: string }>`
    select distinct column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name <> 'sessions'
      and udt_name in ('date', 'timestamptz', 'daterange', 'time')`.execute(db);
  const values: Record<string, string> = {
    date: '2026-03-01',
    timestamptz: '2026-03-01T09:00:00Z',
    daterange: '[2026-03-01,2026-03-08)',
    time: '09:00:00',
  };
  const words = { t, entity: 'villa', names: {} };

  expect(rows.length).toBeGreaterThan(50);
  expect(
    rows.filter(({ name, type }) => valueText(words, name, values[type]) === values[type]),
  ).toEqual([]);
});

test('a state is said by the words of its own kind of row', () => {
  expect(codeWords(t, { entity: 'reservation', field: 'status', code: 'PENDING' })).toBe('Talep');
  expect(codeWords(t, { entity: 'transaction', field: 'status', code: 'PENDING' })).toBe(
    'Bekliyor',
  );
});

/** `CHECK ((status = ANY (ARRAY['A'::text, 'B'::text])))` → its column with each code. */
function codesIn(rule: string): { field: string; code: string }[] {
  const [, field = '', list = ''] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*?)\]/.exec(rule) ?? [];
  return [...list.matchAll(/'([A-Za-z_]+)'::text/g)].map(([, code = '']) => ({ field, code }));
}
