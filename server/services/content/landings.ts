import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import {
  countLinks,
  type LandingKey,
  unlinkShowcases,
} from '../../queries/content/landing-links.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';
import { freeSlugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { dropPictures, picturesIn } from './text-pictures.ts';

/** What every row with a page of its own (`/{slug}`) is made of, beside what its kind adds. */
interface Fields {
  name: string;
  slug?: string | undefined;
  /** Rich text, which may show pictures. */
  body: string;
}

interface Stored {
  slug: string;
  body: string;
  version: number;
}

/** Where such rows are kept: regions, towns, districts, the types of villas and of boats. */
export interface Landings<New extends Fields> {
  /** As the audit log calls them. */
  entity: string;
  kind: LandingKey['kind'];
  insert: (db: Db, row: New & { slug: string }) => Promise<{ id: number }>;
  /** @throws 404 */
  getForUpdate: (db: Db, id: number) => Promise<Stored>;
  update: (db: Db, id: number, row: New & { slug: string }) => Promise<unknown>;
  /** @throws 404; 409 `in_use` */
  remove: (db: Db, id: number) => Promise<{ body: string; picture_hash: string | null }>;
}

/**
 * Makes one, within a transaction; its id. Without a slug it is made from the name, as the first that is free.
 * @throws 409 `slug_taken`; 422 for a reserved slug
 */
export async function createLanding<New extends Fields>(
  db: Db,
  { entity, insert }: Landings<New>,
  wanted: New,
  doer: Doer,
): Promise<number> {
  const slug = wanted.slug ?? (await freeSlugFor(db, 'LANDING', wanted.name));
  const after = { ...cleaned(wanted), slug };
  const { id } = await insert(db, after);
  await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
  return id;
}

/**
 * Replaces the fields of one. A changed slug leaves the old address behind, which leads to the new one;
 * pictures that nothing shows any more go with the old text.
 * @throws 404; 409 `stale` or `slug_taken`; 422
 */
export async function editLanding<New extends Fields>(
  pool: Db,
  { entity, getForUpdate, update }: Landings<New>,
  { id, version, wanted }: { id: number; version: number | undefined; wanted: New },
  doer: Doer,
): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const row = await getForUpdate(db, id);
    const after = { ...cleaned(wanted), slug: wanted.slug ?? row.slug };
    refuseStale(row, version, fieldsBefore(row, after));
    await update(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
    return picturesIn(row.body);
  });
  await dropPictures(pool, former);
}

/**
 * Removes one with the pictures nothing else shows and the links of showcases that led to it.
 * @throws 404; 409 `stale`, `in_use` while something of ours names it
 */
export async function removeLanding<New extends Fields>(
  pool: Db,
  landings: Landings<New>,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  const { entity, kind, getForUpdate, remove } = landings;
  const former = await pool.transaction().execute(async (db) => {
    const row = await getForUpdate(db, id);
    refuseStale(row, version, row);
    await unlink(db, { kind, id }, doer);
    const { picture_hash, ...before } = await remove(db, id);
    // Whoever writes questions for the page holds its address: once it is gone none come any more.
    const { question_groups } = await countLinks(db, { kind, id });
    if (question_groups > 0) throw conflict('in_use', { used_by: 'faq_groups' });
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return [picture_hash, ...picturesIn(before.body)];
  });
  await dropPictures(pool, former);
}

/** A link that leads nowhere is none. */
async function unlink(db: Db, key: LandingKey, doer: Doer): Promise<void> {
  for (const { id, link } of await unlinkShowcases(db, key))
    await audit(db, doer, {
      ...{ action: 'showcase.edited', entity: 'showcase', entity_id: id },
      ...{ before: { link }, after: { link: null } },
    });
}

const cleaned = <New extends Fields>(wanted: New): New => ({
  ...wanted,
  body: sanitiseRichText(wanted.body),
});
