import { readFileSync } from 'node:fs';

import { Kysely, PostgresDialect, sql } from 'kysely';

import { today } from '../../clock.ts';
import { connectTo, createPool } from '../../db/connection.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { startScratch } from '../../db/scratch.ts';
import type { DB } from '../../db/tables.ts';
import { searchFirstVillas, searchTyped, searchVillas } from '../../queries/search/villa-search.ts';
import { countFilterOptions } from '../../queries/search/villa-search-counts.ts';
import { ListingQuery, type VillaSearch } from '../../schemas/search.ts';
import { addDays } from '../../shared/days.ts';
import { runClerks } from './bookings.ts';
import { measure, quantile } from './load.ts';
import { FULL_SIZE, fillForSearch } from './search-data.ts';
import { DURABLE, startSiteOn } from './site.ts';
import { insertClerk } from './stays.ts';
import type { Row } from './table.ts';

type Query = Record<string, string>;

/** What is asked, so many times, each with other days, places and guests. */
interface Asked {
  name: string;
  /** Milliseconds of the database's CPU, at the median. */
  budget?: number;
  times: number;
  undated?: true;
  make: (turn: number) => Query;
}

const ASKED: Asked[] = [
  { name: 'region', budget: 3, times: 60, make: (n) => ({ region: `bolge-${1 + (n % 10)}` }) },
  { name: 'town', budget: 1.5, times: 60, make: (n) => ({ town: `belde-${1 + ((n * 7) % 60)}` }) },
  {
    name: 'region by price',
    times: 40,
    make: (n) => ({ region: `bolge-${1 + (n % 10)}`, sort: 'price_asc' }),
  },
  {
    name: 'town ± 3 days',
    times: 40,
    make: (n) => ({ town: `belde-${1 + ((n * 7) % 60)}`, flex: '3' }),
  },
  {
    name: 'region ± 3 days',
    times: 30,
    make: (n) => ({ region: `bolge-${1 + (n % 10)}`, flex: '3' }),
  },
  { name: 'everything', budget: 60, times: 15, make: () => ({}) },
  // The same each time: through the API all but the first are answered out of memory.
  { name: 'everything, no dates', times: 20, undated: true, make: () => ({}) },
];

/**
 * The least that could be asked, as it was when the budgets were set: whose nights are free among a
 * place's villas, out of a table with nothing else in it. A machine shows by it how fast it is; there it
 * took 3.4 ms of a region, 1.1 of a town and 38 of everything.
 */
const REFERENCE: Record<string, { column: 'region_id' | 'town_id' | null; times: number }> = {
  region: { column: 'region_id', times: 40 },
  town: { column: 'town_id', times: 40 },
  everything: { column: null, times: 10 },
};

const TYPED = ['kalkan', 'lodos', 'kalkna', 'sardunya koy', 'zxqwyk', 'bodrum', 'ovacik 12'];
/** The demo's password is good for the demo alone. */
const BENCH_CLERK = { email: 'clerk@bench.example', password: 'a clerk who books all day' };
const CONTEXT = { today: today().toString(), gap_max_nights: 6 };

/**
 * Searches among many villas: the database's CPU a query, then whole requests through HTTP; at the
 * end bookings among them.
 */
export async function* runSearch(villas = FULL_SIZE.villas): AsyncGenerator<Row> {
  const scratch = await startScratch({ ...DURABLE, shared_buffers: '1GB', max_wal_size: '8GB' });
  try {
    const db = connectTo<DB>(scratch.url);
    await migrateToLatest(db);
    await fillForSearch(db, { ...FULL_SIZE, villas });
    await insertClerk(db, BENCH_CLERK);
    await db.destroy();
    yield* askDatabase(scratch.url);
    yield* askSite(scratch);
  } finally {
    await scratch.remove();
  }
}

async function* askDatabase(url: string): AsyncGenerator<Row> {
  const pool = createPool(url);
  pool.options.max = 1;
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const used = cpuOf(rows[0]?.pid ?? 0);
  const timed = (name: string, times: number, ask: (turn: number) => Promise<unknown>) =>
    timeQueries({ name, times, used, ask });
  try {
    const floors: Record<string, number> = {};
    await makeReference(db);
    for (const [name, { column, times }] of Object.entries(REFERENCE)) {
      const row = await timed(`reference: ${name}`, times, (n) => askReference(db, column, n));
      floors[name] = row.cpu;
      yield row;
    }
    for (const asked of ASKED) {
      const { name, budget, times } = asked;
      const search = (turn: number) => ListingQuery.parse(queryOf(asked, turn));
      const find = async (wanted: VillaSearch) =>
        (await searchFirstVillas(db, wanted, CONTEXT)) ?? searchVillas(db, wanted, CONTEXT);
      const found = await timed(name, times, (n) => find(search(n)));
      yield { ...found, budget, ...(floors[name] && { floor: floors[name] }) };
      yield timed(`${name}, counts`, Math.ceil(times / 3), (n) =>
        countFilterOptions(db, search(n), CONTEXT),
      );
    }
    const typed = await timed('typed', 35, (n) => searchTyped(db, TYPED[n % TYPED.length] ?? ''));
    yield { ...typed, queries: 2, budget: 20 };
  } finally {
    await db.destroy();
  }
}

async function makeReference(db: Kysely<DB>): Promise<void> {
  await sql`
    create table reference as
      select villa_id, region_id, town_id, max_guests, busy
      from villa_search where active order by region_id, town_id, villa_id`.execute(db);
  for (const column of ['region_id', 'town_id'])
    await sql`create index on reference (${sql.ref(column)}, max_guests)`.execute(db);
  await sql`create unique index on reference (villa_id)`.execute(db);
  await sql`vacuum analyze reference`.execute(db);
}

const askReference = (db: Kysely<DB>, column: 'region_id' | 'town_id' | null, turn: number) => {
  const { check_in, check_out, adults } = stayOf(turn);
  const place =
    column === null
      ? sql`true`
      : sql`${sql.ref(column)} = (
          select ${sql.ref(column)} from reference where villa_id = ${1 + turn * 997}::int)`;
  return sql`select villa_id, count(*) over () from reference
    where ${place} and max_guests >= ${adults}::int
      and not busy && daterange(${check_in}::date, ${check_out}::date)
    order by villa_id limit 20`.execute(db);
};

const UNCOUNTED = 12;

interface Timed {
  name: string;
  times: number;
  used: () => number;
  ask: (turn: number) => Promise<unknown>;
}

/** CPU at the median; p50 and p99 are of the clock. The first are not counted: most shapes of a search have their plan then. */
async function timeQueries({ name, times, used, ask }: Timed): Promise<Row> {
  for (let turn = 0; turn < UNCOUNTED; turn += 1) await ask(turn);
  const [cpu, clock]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    const [before, start] = [used(), performance.now()];
    await ask(turn);
    cpu.push(used() - before);
    clock.push(performance.now() - start);
  }
  const sorted = clock.toSorted((one, other) => one - other);
  return {
    name: `sql: ${name}`,
    cpu: quantile(
      cpu.toSorted((one, other) => one - other),
      0.5,
    ),
    queries: 1,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    per_second: (1000 * times) / clock.reduce((sum, time) => sum + time, 0),
    errors: 0,
  };
}

/** Milliseconds of CPU that a process has used: of its scheduler where there is one, else the clock. */
function cpuOf(pid: number): () => number {
  const file = `/proc/${pid}/schedstat`;
  const read = () => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6;
  try {
    read();
    return read;
  } catch {
    return () => performance.now();
  }
}

/** The same through the API, as many at once as the database has cores for, and bookings. */
async function* askSite(scratch: Parameters<typeof startSiteOn>[0]): AsyncGenerator<Row> {
  const site = await startSiteOn(scratch);
  try {
    for (const asked of ASKED) {
      const { name, times } = asked;
      let turn = 0;
      const next = () => ({ path: addressOf(queryOf(asked, turn++)) });
      const load = { next, amount: times, warm_up: 4, connections: 2, status: 200 };
      yield { name: `${name} (API)`, ...(await measure(site, load)) };
    }
    yield* runClerks({ ...site, clerk: BENCH_CLERK });
  } finally {
    await site.stop();
  }
}

const addressOf = (query: Query) => `/v2/search?${new URLSearchParams(query)}`;

const queryOf = ({ undated, make }: Asked, turn: number): Query => ({
  ...(undated ? {} : stayOf(turn)),
  ...make(turn),
});

/** Some week or so of the next year, for some people. */
function stayOf(turn: number): Query {
  const check_in = addDays(CONTEXT.today, 20 + ((turn * 37) % 340));
  const nights = [7, 7, 7, 5, 4, 10, 14, 3][turn % 8] ?? 7;
  const adults = [2, 4, 4, 6, 5, 8, 2][turn % 7] ?? 2;
  return { check_in, check_out: addDays(check_in, nights), adults: String(adults) };
}
