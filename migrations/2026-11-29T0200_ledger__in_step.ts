import { type Kysely, sql } from 'kysely';

/**
 * Whatever takes days stands in the ledger with its own days, and nothing else does: two rows that services
 * write together, and that one forgotten statement would part. The ledger then sells nights that somebody has,
 * or keeps nights that nobody has. Looked at when the transaction ends, in whatever order it wrote them, and
 * only of what it changed: rows of before are not asked.
 */
export async function up(db: Kysely<any>) {
  for (const holder of HOLDERS) {
    await createCheck(db, holder);
    await watchHolder(db, holder);
  }
  for (const ledger of LEDGERS) await watchLedger(db, ledger);
}

export async function down(db: Kysely<any>) {
  for (const { name } of LEDGERS)
    await sql`drop function ${sql.id(`${name}__changed`)}() cascade`.execute(db);
  for (const { table } of HOLDERS)
    await sql`
      drop function ${sql.id(`${table}__changed`)}() cascade;
      drop function ${sql.id(`${table}__in_ledger`)}(integer);
    `.execute(db);
}

interface Holder {
  table: string;
  listing: 'villa_id' | 'boat_id';
  ledger: 'villa_occupancies' | 'boat_occupancies';
  /** The ledger's column that names its row. */
  named: string;
  /** What its place in the ledger is called; null: it has none. */
  kind: string;
  /** What says so, beside its listing and days. */
  told_by?: string;
  /** It may be without a place: the nights that it claims are another's. */
  may_wait?: boolean;
}

/** As `holdOf` of `domain/reservation-states.ts` has it. */
const KIND_OF_RESERVATION = `case when h.status = 'OPTION' then 'OPTION'
  when h.status in ('PAYMENT_REVIEW', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW') then 'RESERVATION' end`;

const OF_VILLA = { listing: 'villa_id', ledger: 'villa_occupancies' } as const;
const OF_BOAT = { listing: 'boat_id', ledger: 'boat_occupancies' } as const;
const RESERVATION = {
  named: 'reservation_id',
  kind: KIND_OF_RESERVATION,
  told_by: 'status',
} as const;

const HOLDERS: Holder[] = [
  { table: 'reservations', ...OF_VILLA, ...RESERVATION },
  { table: 'boat_reservations', ...OF_BOAT, ...RESERVATION },
  { table: 'villa_closings', ...OF_VILLA, named: 'closing_id', kind: `'CLOSING'` },
  { table: 'boat_closings', ...OF_BOAT, named: 'closing_id', kind: `'CLOSING'` },
  {
    table: 'external_records',
    ...OF_VILLA,
    named: 'external_id',
    kind: `case when h.status = 'APPROVED' then 'EXTERNAL' end`,
    told_by: 'status',
  },
  {
    table: 'feed_events',
    ...OF_VILLA,
    named: 'feed_event_id',
    kind: `case when h.removed_at is null then 'FEED' end`,
    told_by: 'removed_at',
    may_wait: true,
  },
];

const LEDGERS = (['villa_occupancies', 'boat_occupancies'] as const).map((name) => ({
  name,
  holders: HOLDERS.filter(({ ledger }) => ledger === name),
}));

/** Refuses a row whose place in the ledger is not its own. One that is gone by now has taken its place along. */
async function createCheck(db: Kysely<any>, holder: Holder): Promise<void> {
  const { table, listing, ledger, named, kind, may_wait } = holder;
  const rule = `${table}__in_ledger`;
  await sql`
    create function ${sql.id(rule)}(wanted_id integer) returns void language plpgsql as $$
    begin
      if exists (
        select from ${sql.table(table)} h
        left join ${sql.table(ledger)} o on o.${sql.id(named)} = h.id
        where h.id = wanted_id ${sql.raw(may_wait ? 'and o.id is not null' : '')}
          and (o.kind is distinct from ${sql.raw(kind)}
            or o.${sql.id(listing)} <> h.${sql.id(listing)} or o.stay <> h.stay)
      ) then
        raise exception using
          errcode = 'check_violation',
          message = format('the ledger does not hold what %s %s does', ${sql.lit(table)}, wanted_id),
          schema = 'public',
          table = ${sql.lit(table)},
          constraint = ${sql.lit(rule)};
      end if;
    end $$`.execute(db);
}

async function watchHolder(db: Kysely<any>, holder: Holder): Promise<void> {
  const { table, listing, told_by, may_wait } = holder;
  const changed = sql.id(`${table}__changed`);
  const columns = ['stay', listing, ...(told_by ? [told_by] : [])];
  await sql`
    create function ${changed}() returns trigger language plpgsql as $$
    begin
      perform ${sql.id(`${table}__in_ledger`)}(new.id);
      return null;
    end $$;
    create constraint trigger ${changed} after update on ${sql.table(table)}
      deferrable initially deferred for each row
      when (${sql.raw(columns.map((name) => `old.${name} is distinct from new.${name}`).join(' or '))})
      execute function ${changed}();
  `.execute(db);
  // What only claims days has no place that could be missing, nor has what is only asked for.
  if (may_wait) return;
  const when = told_by === 'status' ? sql`when (new.status <> 'PENDING')` : sql``;
  await sql`
    create constraint trigger ${sql.id(`${table}__made`)} after insert on ${sql.table(table)}
      deferrable initially deferred for each row ${when} execute function ${changed}()
  `.execute(db);
}

async function watchLedger(
  db: Kysely<any>,
  { name, holders }: (typeof LEDGERS)[number],
): Promise<void> {
  const changed = sql.id(`${name}__changed`);
  const asked = (row: 'old' | 'new') =>
    sql.raw(
      holders
        .map(({ table, named }) => {
          const id = `${row}.${named}`;
          return `if ${id} is not null then perform ${table}__in_ledger(${id}); end if;`;
        })
        .join('\n'),
    );
  const columns = ['stay', 'kind', holders[0]?.listing, ...holders.map(({ named }) => named)];
  const isOther = [...new Set(columns)].map(
    (column) => `old.${column} is distinct from new.${column}`,
  );
  await sql`
    create function ${changed}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${asked('old')} end if;
      if tg_op <> 'DELETE' then ${asked('new')} end if;
      return null;
    end $$;
    create constraint trigger ${sql.id(`${name}__taken`)} after insert or delete on ${sql.table(name)}
      deferrable initially deferred for each row execute function ${changed}();
    create constraint trigger ${changed} after update on ${sql.table(name)}
      deferrable initially deferred for each row
      when (${sql.raw(isOther.join(' or '))}) execute function ${changed}();
  `.execute(db);
}
