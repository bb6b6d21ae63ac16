import type { Db } from '../../db/index.ts';
import { invalid, notFound } from '../../errors.ts';
import { listPresentSlugs } from '../../queries/content/landings.ts';
import {
  deleteShowcaseRow,
  getShowcaseForUpdate,
  insertShowcase,
  lockShowcases,
  updateShowcaseRow,
} from '../../queries/content/showcases.ts';
import type { NewShowcase, ShowcaseChanges } from '../../schemas/showcases.ts';
import { paths } from '../../shared/paths.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields, fieldsBefore } from '../changed-fields.ts';
import { placeAmong } from '../owned-ranks.ts';
import { refuseStale, type UnwantedRow } from '../stale-rows.ts';

const entity = 'showcase';

/** Makes a showcase without villas at the end of the home page; its id. 422 for a link to no page. */
export function createShowcase(pool: Db, after: NewShowcase, doer: Doer): Promise<number> {
  return pool.transaction().execute(async (db) => {
    await requirePage(db, after.link);
    const { id } = await insertShowcase(db, after);
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return id;
  });
}

/** Replaces a showcase's fields. @throws 404, 409 `stale`; 422 for a new link to no page */
export function editShowcase(
  pool: Db,
  id: number,
  { version, ...after }: ShowcaseChanges,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getShowcaseForUpdate(db, id);
    refuseStale(row, version, fieldsBefore(row, after));
    if (after.link !== row.link) await requirePage(db, after.link);
    await updateShowcaseRow(db, id, after);
    const changes = changedFields(row, after);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

const { villas, boats, cars, blog, faq, about, contact, favourites, securePayment, enquire } =
  paths;

/** Pages of one word that are no type's and no place's. */
const FIXED_PAGES: ReadonlySet<string> = new Set(
  [villas, boats, cars, blog, faq, about, contact, favourites, securePayment, enquire].map((page) =>
    page(),
  ),
);

/** An address of one word, as '/kalkan', is a type's or a place's, as they are or once were called. */
async function requirePage(db: Db, link: string | null): Promise<void> {
  const [address = '', slug] = /^\/([^/?#]+)(?=$|[?#])/.exec(link ?? '') ?? [];
  if (slug === undefined || FIXED_PAGES.has(address)) return;
  if (!(await listPresentSlugs(db, [slug])).has(slug)) throw invalid({ link: 'no_page' });
}

/** Removes a showcase; its villas stay what they are. @throws 404; 409 `stale` */
export function deleteShowcase(pool: Db, { id, version }: UnwantedRow, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getShowcaseForUpdate(db, id);
    refuseStale(row, version, row);
    const before = await deleteShowcaseRow(db, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
  });
}

/** Moves a showcase to a place counted from 1; the place it got, at most the last. @throws 404 */
export function placeShowcase(
  pool: Db,
  { id, order }: { id: number; order: number },
  doer: Doer,
): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const all = await lockShowcases(db);
    if (!all.includes(id)) throw notFound(entity);
    return placeAmong(db, { table: 'showcases', entity }, { all, id, order }, doer);
  });
}
