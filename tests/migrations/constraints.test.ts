import { sql } from 'kysely';
import pg from 'pg';

import { asAppError } from '../../server/db/errors.ts';
import constraints from '../../views/locales/tr/constraints.json' with { type: 'json' };
import errors from '../../views/locales/tr/errors.json' with { type: 'json' };
import { db } from '../support/db.ts';

const texts: Record<string, string> = constraints;

test('every rule of the schema has a Turkish sentence', async () => {
  const names = await ruleNames();
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !texts[name]?.endsWith('.'))).toEqual([]);
});

test('no sentence is left of a rule that is gone', async () => {
  const names = new Set(await ruleNames());
  expect(Object.keys(texts).filter((key) => key.includes('__') && !names.has(key))).toEqual([]);
});

test('no rule of the schema is told to callers by its name: every code is a word with a sentence', async () => {
  const names = await ruleNames();
  const codes = STATES.flatMap((state) => names.map((name) => codeOf(name, state)));
  expect([...new Set(codes)].filter((code) => !/^[a-z]+(?:_[a-z]+)*$/.test(code))).toEqual([]);
  expect([...new Set(codes)].filter((code) => !(code in errors || code in texts))).toEqual([]);
});

test('every rule and index is named table__rule', async () => {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as table, c.conname as name
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.connamespace = 'public'::regnamespace and c.contype <> 'n'
        and t.relname not like 'kysely%'
    union all
    select t.relname, i.relname
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      where i.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%'
  `.execute(db);
  expect(rows.filter(({ table, name }) => !name.startsWith(`${table}__`))).toEqual([]);
});

test('every foreign key has an index that its deletes can use, apart from who-did-it columns', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.conname !~ '_by_fk$|actor_fk$|picture_fk$|cancellation_policy_fk$'
      and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
      )
    order by 1
  `.execute(db);
  expect(rows.map((row) => row.name)).toEqual([]);
});

/** Its version counts new addresses alone, and the call that makes one counts it. */
const COUNTED_BY_HAND = 'calendar_exports';

test('a trigger counts the edits of every table with a version or a time of change', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('version', 'updated_at')
      and c.table_name <> ${COUNTED_BY_HAND}
      and not exists (
        select from pg_trigger t
        where t.tgrelid = c.table_name::regclass and t.tgname = c.table_name || '__touch'
      )
    order by 1
  `.execute(db);
  expect(rows.map((row) => row.name)).toEqual([]);
});

/** How PostgreSQL calls a row that clashes, one that is still used, and one whose own values are wrong. */
const STATES = ['23505', '23P01', '23001', '23503', '23514'];

/** What a caller is told when a rule is broken so. */
function codeOf(constraint: string, code: string): string {
  const error = Object.assign(new pg.DatabaseError('broken', 0, 'error'), { code, constraint });
  return asAppError(error)?.code ?? 'none';
}

/** Checks, keys, exclusions and references; generated row numbers can't be broken by anyone. */
async function ruleNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conname as name
      from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'u', 'x', 'f')
        and t.relname not like 'kysely%'
    union
    select i.relname
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      where i.relnamespace = 'public'::regnamespace and x.indisunique
        and t.relname not like 'kysely%'
        and not exists (
          select from pg_attribute a
          where a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attidentity <> ''
        )
    union
    select tgname from pg_trigger where tgname like '%\\_\\_append\\_only'
    union
    select proname from pg_proc where proname like '%\\_\\_in\\_ledger'
  `.execute(db);
  return rows.map((row) => row.name);
}
