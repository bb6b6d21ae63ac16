import { type Kysely, sql } from 'kysely';

import type { DB } from '../../../db/tables.ts';
import { ANOTHER } from '../caller.ts';
import { type Deed, KINDS, type Kind } from '../journal.ts';
import type { Check } from './finding.ts';

const MARKED = (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].marker !== null);

/** How many rows of a kind say each marker. */
async function countMarkers(db: Kysely<DB>, kind: Kind): Promise<Map<string, number[]>> {
  const { table, marker } = KINDS[kind];
  const { rows } = await sql<{ marker: string; ids: number[] }>`
    select ${sql.ref(marker ?? '')} as marker, array_agg(id) as ids
    from ${sql.table(table)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.marker, row.ids]));
}

/**
 * What was acknowledged is there once, under the id that was told; what was refused is not there; what
 * nobody knows the end of is there once at most. A key sent many times made one row, or none.
 */
export const everyWordHolds: Check = async ({ db, journal }) => {
  const found: string[] = [];
  for (const kind of MARKED) {
    const rows = await countMarkers(db, kind);
    if (rows.has(ANOTHER)) found.push(`${kind}: a key was used for another wish`);
    for (const deed of journal.deeds) {
      const { wish } = deed;
      if (wish.kind !== kind || wish.does !== 'create' || !wish.marker) continue;
      const problem = problemOf(deed, rows.get(wish.marker) ?? [], removedIds(journal.deeds, kind));
      if (problem) found.push(`${wish.what} ${wish.marker}: ${problem}`);
    }
  }
  return found;
};

function problemOf(deed: Deed, ids: number[], removed: Set<number>): string | undefined {
  const told = deed.answer?.content.id;
  if (ids.length > 1) return `made ${ids.length} times: ${ids.join(', ')}`;
  if (deed.outcome === 'refused' && ids.length > 0 && !mayRunLater(deed))
    return `refused (${deed.answer?.code}) and there, as ${ids.join(', ')}`;
  if (deed.outcome !== 'told') return undefined;
  if (ids.length === 0 && told !== undefined && !removed.has(told)) return `told as ${told}, gone`;
  if (ids.length === 1 && ids[0] !== told) return `told as ${told}, there as ${ids[0]}`;
  return undefined;
}

/** A client that left did not call its first request back: that may be carried out after the second. */
const mayRunLater = ({ tries }: Deed) => tries > 1;

/** Rows that some client opened again, as far as it knows or not. */
const removedBy = new WeakMap<Deed[], Map<Kind, Set<number>>>();

function removedIds(deeds: Deed[], kind: Kind): Set<number> {
  const known = removedBy.get(deeds) ?? new Map<Kind, Set<number>>();
  removedBy.set(deeds, known);
  const ids = known.get(kind) ?? new Set(removals(deeds, kind));
  known.set(kind, ids);
  return ids;
}

const removals = (deeds: Deed[], kind: Kind) =>
  deeds
    .filter(
      ({ wish, outcome }) => wish.kind === kind && wish.does === 'remove' && outcome !== 'refused',
    )
    .map(({ wish }) => idIn(wish.path));

export const idIn = (path: string) => Number(path.split('/').at(-1));

/**
 * Every answer named a version of its row: the row is at that version or a later one, and at that
 * very one it still says what was told. What was told to be removed is gone.
 */
export const noLostChange: Check = async ({ db, journal }) => {
  const found: string[] = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const latest = latestTold(journal.deeds, kind);
    const rows = await readRows(db, kind, [...latest.keys()]);
    const removed = removedIds(journal.deeds, kind);
    for (const [id, content] of latest) {
      const row = rows.get(id);
      const problem = row
        ? lostOf(row, content)
        : !removed.has(id) && kind !== 'season' && kind !== 'boat_price' && 'gone';
      if (problem) found.push(`${kind} ${id}: ${problem}`);
    }
    found.push(...(await revived(db, journal.deeds, kind)));
  }
  return found;
};

type Told = Record<string, unknown> & { version: number };

/** By id the answer with the highest version. */
function latestTold(deeds: Deed[], kind: Kind): Map<number, Told> {
  const latest = new Map<number, Told>();
  for (const { wish, outcome, answer } of deeds) {
    const { id, version } = answer?.content ?? {};
    if (wish.kind !== kind || outcome !== 'told' || !id || !version) continue;
    if ((latest.get(id)?.version ?? 0) < version) latest.set(id, answer?.content as Told);
  }
  return latest;
}

async function readRows(db: Kysely<DB>, kind: Kind, ids: number[]): Promise<Map<number, Told>> {
  const days = kind === 'season' || kind === 'boat_price' ? sql`days` : sql`stay`;
  const range = kind === 'payment' || kind === 'feed' ? sql`null` : sql`${days}::text`;
  const { rows } = await sql<Told & { id: number }>`
    select id, version, to_jsonb(t) ->> 'status' as status, ${range} as stay,
      (to_jsonb(t) ->> 'total_kurus')::bigint as total_kurus
    from ${sql.table(KINDS[kind].table)} t where id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function lostOf(row: Told, told: Told): string | undefined {
  if (row.version < told.version) return `version ${told.version} was told, ${row.version} stands`;
  if (row.version > told.version) return undefined;
  const from = told.check_in ?? told.started_at;
  const until = told.check_out ?? told.finished_at;
  if (from && row.stay !== `[${from},${until})`)
    return `${from}–${until} was told, ${row.stay} stands`;
  if (told.status && told.status !== row.status)
    return `${told.status} was told, not ${row.status}`;
  if (told.total_kurus !== undefined && told.total_kurus !== row.total_kurus)
    return `${told.total_kurus} was told, ${row.total_kurus} stands`;
  return undefined;
}

async function revived(db: Kysely<DB>, deeds: Deed[], kind: Kind): Promise<string[]> {
  const gone = deeds
    .filter(
      ({ wish, outcome }) => wish.kind === kind && wish.does === 'remove' && outcome === 'told',
    )
    .map(({ wish }) => idIn(wish.path));
  const rows = await readRows(db, kind, gone);
  return [...rows.keys()].map((id) => `${kind} ${id}: told to be removed, and there`);
}
