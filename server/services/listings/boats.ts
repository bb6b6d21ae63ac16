import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import {
  copyBoatPrices,
  getBoatForUpdate,
  hasComingCharters,
  insertBoat,
  listKnownBoatFeatures,
  listKnownBoatTypes,
  listTies,
  replaceTies,
  updateBoatRow,
} from '../../queries/listings/boat-writes.ts';
import type { BoatChanges, BoatCopy, BoatFeatures, NewBoat } from '../../schemas/boat-fields.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { strangers } from '../content/flags.ts';
import { freeSlugFor } from '../content/new-slugs.ts';
import { refuseStale } from '../stale-rows.ts';

const entity = 'boat';
const TYPES = { table: 'boat_boat_types', column: 'boat_type_id' } as const;
const FEATURES = { table: 'boat_features', column: 'feature_id' } as const;

/** Everywhere a boat is shown or sold. */
export const OFF_SALE = { active: false, popular: false };

/** Rows that nothing else uses can be deleted afterwards. */
const UNTIED = { cancellation_policy_id: null };

/**
 * Makes a boat that is not on sale yet, within a transaction; its id.
 * @throws 409 `slug_taken` or for a code that another has; 422 for a marina, owner, type or policy
 * that is not there
 */
export async function createBoat(
  db: Db,
  { type_ids, ...wanted }: NewBoat,
  doer: Doer,
): Promise<number> {
  refuseSwappedGuests(wanted);
  const boat = { ...wanted, slug: wanted.slug ?? (await freeSlugFor(db, 'BOAT', wanted.name)) };
  if (type_ids) await refuseUnknownTypes(db, type_ids);
  const { id } = await insertBoat(db, stored(boat));
  if (type_ids) await replaceTies(db, TYPES, id, type_ids);
  const after = { ...boat, type_ids };
  await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
  return id;
}

/**
 * Changes what is given and leaves the rest. A changed slug leaves the old address behind, which leads
 * to the new one. @throws 404, 409 `stale`, and as `createBoat`
 */
export function editBoat(
  pool: Db,
  id: number,
  { version, type_ids, ...wanted }: BoatChanges,
  doer: Doer,
): Promise<void> {
  // Another owner leaves stays behind, whose rows a move may hold while it waits for this one.
  return inTransaction(pool, async (db) => {
    const row = { ...(await getBoatForUpdate(db, id)), type_ids: await listTies(db, TYPES, id) };
    const after = type_ids ? { ...wanted, type_ids: type_ids.toSorted(byNumber) } : wanted;
    refuseStale(row, version, fieldsBefore(row, after));
    const changes = changedFields(row, after);
    if (Object.keys(changes.after).length === 0) return;
    if ('guests_day' in changes.after || 'guests_night' in changes.after)
      refuseSwappedGuests({ ...row, ...changes.after });
    if (type_ids) await refuseUnknownTypes(db, type_ids);
    await updateBoatRow(db, id, stored(wanted), { withParts: 'type_ids' in changes.after });
    if (type_ids) await replaceTies(db, TYPES, id, type_ids);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Whoever sleeps aboard is aboard by day. @throws 422 */
function refuseSwappedGuests(boat: {
  guests_day: number;
  guests_night?: number | undefined;
}): void {
  if ((boat.guests_night ?? 0) > boat.guests_day) throw invalid({ guests_night: 'more_by_night' });
}

/** Says all that a boat has. @throws 404, 422 for a feature that is not there or is of villas */
export function setBoatFeatures(
  pool: Db,
  id: number,
  { feature_ids, version }: BoatFeatures,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getBoatForUpdate(db, id);
    const before = { feature_ids: await listTies(db, FEATURES, id) };
    refuseStale(row, version, before);
    const known = await listKnownBoatFeatures(db, feature_ids);
    if (known.length !== feature_ids.length)
      throw invalid(strangers(feature_ids, known, 'feature_ids'));
    await replaceTies(db, FEATURES, id, feature_ids);
    const after = { feature_ids: feature_ids.toSorted(byNumber) };
    await updateBoatRow(db, id, {}, { withParts: true });
    await audit(db, doer, { action: `${entity}.features`, entity, entity_id: id, before, after });
  });
}

/**
 * A new boat like another one: its texts, terms, cabins, route, types, features, prices and extras,
 * but no papers, internal note, pictures, discounts or calendar. Not on sale. The new one's id.
 * @throws 404; 409 `slug_taken`, `code_taken`
 */
export async function copyBoat(
  db: Db,
  id: number,
  { name, code, ...wanted }: BoatCopy,
  doer: Doer,
): Promise<number> {
  const { version: _, ...boat } = await getBoatForUpdate(db, id);
  const slug = wanted.slug ?? (await freeSlugFor(db, 'BOAT', name));
  const own = { name, slug, code, internal_note: null, seo_title: null };
  const made = await insertBoat(db, stored({ ...boat, ...own }));
  for (const ties of [TYPES, FEATURES])
    await replaceTies(db, ties, made.id, await listTies(db, ties, id));
  await copyBoatPrices(db, id, made.id);
  const after = { copy_of: id, name, slug, code };
  await audit(db, doer, { action: `${entity}.created`, entity, entity_id: made.id, after });
  return made.id;
}

/**
 * Takes a boat out of the product: its page is 410, its reservations of old keep it.
 * @throws 404; 409 `future_reservations` while a charter is asked for, held or going on
 */
export function deleteBoat(
  pool: Db,
  { id, today }: { id: number; today: string },
  doer: Doer,
): Promise<void> {
  return inTransaction(pool, async (db) => {
    await lockCalendar(db, id, 'boat');
    const { name, slug } = await getBoatForUpdate(db, id);
    if (await hasComingCharters(db, id, today)) throw conflict('future_reservations');
    const type_ids = await listTies(db, TYPES, id);
    const feature_ids = await listTies(db, FEATURES, id);
    await updateBoatRow(db, id, { ...OFF_SALE, ...UNTIED, deleted_at: new Date() });
    for (const ties of [TYPES, FEATURES]) await replaceTies(db, ties, id, []);
    const before = { name, slug, type_ids, feature_ids };
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}

async function refuseUnknownTypes(db: Db, ids: readonly number[]): Promise<void> {
  const known = await listKnownBoatTypes(db, ids);
  if (known.length !== ids.length) throw invalid(strangers(ids, known, 'type_ids'));
}

const byNumber = (one: number, other: number) => one - other;

/** The driver takes a list for an array of the database. */
const stored = <Boat extends { cabin_layout?: unknown }>({ cabin_layout, ...boat }: Boat) =>
  cabin_layout === undefined ? boat : { ...boat, cabin_layout: JSON.stringify(cabin_layout) };
