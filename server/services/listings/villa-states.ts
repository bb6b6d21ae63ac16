import { now, today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { lockCalendar } from '../../queries/calendars/occupancies.ts';
import {
  getVillaForUpdate,
  hasComingReservations,
  insertVilla,
  type LockedVilla,
  replaceFeatures,
  untieVilla,
  updateVilla,
} from '../../queries/listings/villa-forms.ts';
import { copyPrices } from '../../queries/listings/villa-references.ts';
import type { VillaCopy } from '../../schemas/villa-forms.ts';
import { WARNED_OF, type Withdrawal } from '../../schemas/villas.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields } from '../changed-fields.ts';
import { freeSlugFor } from '../content/new-slugs.ts';
import { writeParts } from './villa-forms.ts';

const entity = 'villa';

/** Everywhere a villa is shown or sold. */
const OFF_SALE = { active: false, popular: false, villa_of_month: false };

/** Rows that nothing else uses can be deleted afterwards. */
const UNTIED = { cancellation_policy_id: null };

/**
 * Takes a villa out of the product; its past stays, its address answers 410.
 * @throws 404; 409 `future_reservations` while a guest's stay is asked for, held or going on
 */
export function deleteVilla(pool: Db, id: number, doer: Doer): Promise<void> {
  return inTransaction(pool, async (db) => {
    // Whoever books this villa right now is waited for, and whoever comes next finds it gone.
    await lockCalendar(db, id, 'villa');
    const { name, slug, active, type_ids, feature_ids } = await getVillaForUpdate(db, id);
    if (await hasComingReservations(db, id, today().toString()))
      throw conflict('future_reservations');
    await updateVilla(db, id, { ...OFF_SALE, ...UNTIED, deleted_at: now().toString() });
    await untieVilla(db, id);
    const before = { name, slug, active, type_ids, feature_ids };
    await audit(db, doer, { action: 'villa.deleted', entity, entity_id: id, before });
  });
}

/**
 * Takes a villa off the site at once, or brings it back, not on sale: its page is 410 meanwhile.
 * @throws 404
 */
export function withdrawVilla(
  pool: Db,
  id: number,
  { reason, warned_at }: Withdrawal,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getVillaForUpdate(db, id);
    const warning = warningOf(row, { reason, warned_at });
    if (row.withdrawn_reason === reason) return noteWarning(db, id, { row, warning, doer });
    const withdrawn = { withdrawn_at: now().toString(), withdrawn_reason: reason, ...OFF_SALE };
    const back = { withdrawn_at: null, withdrawn_reason: null };
    await updateVilla(db, id, { ...(reason ? withdrawn : back), warned_at: warning });
    const { before, after } = changedFields({ warned_at: warnedAt(row) }, { warned_at: warning });
    await audit(db, doer, {
      action: reason ? 'villa.withdrawn' : 'villa.brought_back',
      entity,
      entity_id: id,
      before: { active: row.active, withdrawn_reason: row.withdrawn_reason, ...before },
      after: { ...(reason && { active: false }), withdrawn_reason: reason, ...after },
    });
  });
}

interface Warned {
  row: LockedVilla;
  warning: string | null;
  doer: Doer;
}

/** Of a villa that is withdrawn already: when the authority's warning came. */
async function noteWarning(db: Db, id: number, { row, warning, doer }: Warned): Promise<void> {
  const { before, after } = changedFields({ warned_at: warnedAt(row) }, { warned_at: warning });
  if (Object.keys(after).length === 0) return;
  await updateVilla(db, id, { warned_at: warning });
  await audit(db, doer, { action: 'villa.warned', entity, entity_id: id, before, after });
}

/** When the warning came as far as is known now; other reasons have none. */
function warningOf(row: LockedVilla, { reason, warned_at }: Withdrawal): string | null {
  if (!WARNED_OF.some((each) => each === reason)) return null;
  if (warned_at === undefined) return warnedAt(row);
  return warned_at && new Date(warned_at).toISOString();
}

const warnedAt = ({ warned_at }: LockedVilla): string | null => warned_at?.toISOString() ?? null;

/** What is a house's own, and no other's: two pages of one `<title>` would be one to search engines. */
const OWN = [
  'permit_type',
  'permit_no',
  'permit_holder',
  'permit_date',
  'permit_capacity',
  'permit_verified_at',
  'permit_verified_by',
  'permit_evidence',
  'inner_door_no',
  'property_no',
  'title_deed_no',
  'kbs_facility_code',
  'internal_note',
  'seo_title',
  'active',
  'withdrawn_at',
  'withdrawn_reason',
  'warned_at',
  'version',
  'parts_revision',
  'rooms',
  'distances',
  'type_ids',
  'feature_ids',
] as const;

/**
 * A new villa like another one: its texts, rules, rooms, features, seasons and extras, but no permit,
 * internal note, pictures, feeds or calendar. Not on sale. The new one's id.
 * @throws 404; 409 `slug_taken`, `code_taken`
 */
export async function copyVilla(
  db: Db,
  id: number,
  { name, code, ...wanted }: VillaCopy,
  doer: Doer,
): Promise<number> {
  const row = await getVillaForUpdate(db, id);
  const own = new Set<string>(OWN);
  const shared = Object.entries(row).filter(([field]) => !own.has(field));
  const fields = Object.fromEntries(shared) as Parameters<typeof insertVilla>[1];
  const slug = wanted.slug ?? (await freeSlugFor(db, 'VILLA', name));
  const villa = await insertVilla(db, { ...fields, name, slug, code });
  await writeParts(db, villa.id, row as Parameters<typeof writeParts>[2]);
  await replaceFeatures(db, villa.id, row.feature_ids);
  await copyPrices(db, id, villa.id);
  const after = { copy_of: id, name, slug, code };
  await audit(db, doer, { action: 'villa.created', entity, entity_id: villa.id, after });
  return villa.id;
}
