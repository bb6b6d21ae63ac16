import type { Db } from '../../db/index.ts';
import {
  type LandingTable,
  lockLandingPicture,
  updateLandingPicture,
} from '../../queries/content/landing-pictures.ts';
import { audit, type Doer } from '../audit.ts';
import type { IncomingFile } from '../files/incoming-file.ts';
import { dropPictureIfUnused } from '../files/picture-removal.ts';
import { keepPictures } from '../files/picture-uploads.ts';

/** The page a picture belongs to; `entity` is its name in the audit log. */
interface LandingPage {
  table: LandingTable;
  entity: string;
  id: number;
}

/**
 * Gives the page of a type or place its picture, in the place of the former one.
 * @throws 404; 413 `picture_too_large`; 422 `not_a_picture`, `too_many_pixels`
 */
export async function setLandingPicture(
  pool: Db,
  page: LandingPage,
  file: IncomingFile,
  doer: Doer,
): Promise<void> {
  let former: string | null = null;
  await keepPictures(pool, [file], async (db, { hash }) => {
    former = await replace(db, page, hash, doer);
  });
  await dropPictureIfUnused(pool, former);
}

/** @throws 404 */
export async function removeLandingPicture(pool: Db, page: LandingPage, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute((db) => replace(db, page, null, doer));
  await dropPictureIfUnused(pool, former);
}

/** The picture that was there until now. */
async function replace(
  db: Db,
  { table, entity, id }: LandingPage,
  hash: string | null,
  doer: Doer,
): Promise<string | null> {
  const former = await lockLandingPicture(db, table, id);
  await updateLandingPicture(db, { table, id }, hash);
  await audit(db, doer, {
    action: `${entity}.picture`,
    entity,
    entity_id: id,
    before: { picture_hash: former },
    after: { picture_hash: hash },
  });
  return former;
}
