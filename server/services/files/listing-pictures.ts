import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import {
  countPicturesForUpdate,
  deletePictureRow,
  galleryRows,
  getPicture,
  getPictureForUpdate,
  insertPicture,
  type PictureRow,
  updatePicture,
} from '../../queries/files/listing-pictures.ts';
import type { Ranking } from '../../schemas/common.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields } from '../changed-fields.ts';
import { rerankOwned } from '../owned-ranks.ts';
import type { IncomingFile } from './incoming-file.ts';
import { dropPictureIfUnused } from './picture-removal.ts';
import { keepPictures, type UploadResult } from './picture-uploads.ts';

/** More than anybody looks at; what a page can carry. */
const MOST = 100;

const entityOf = (kind: ListingKind) => `${kind}_picture` as const;

interface Upload {
  listing_id: number;
  /** Of what all of them are, such as `POOL`. */
  kind: string | undefined;
}

/**
 * Adds pictures to the end of a villa's or boat's gallery, each with a result of its own: 409
 * `already_there` for one that the gallery has, 409
 * `too_many_pictures` beyond 100.
 * @throws the first file's failure when none could be kept
 */
export function addPictures(
  pool: Db,
  of: ListingKind,
  { listing_id, kind }: Upload,
  { files, doer }: { files: readonly IncomingFile[]; doer: Doer },
): Promise<UploadResult<PictureRow>[]> {
  const entity = entityOf(of);
  return keepPictures(pool, files, async (db, { hash }) => {
    const { pictures, name } = await countPicturesForUpdate(db, of, listing_id);
    if (pictures >= MOST) throw conflict('too_many_pictures');
    const picture = { hash, kind: kind ?? null, alt: name };
    const { id } = await insertPicture(db, of, { listing_id, ...picture });
    const after = { [galleryRows(of).owner]: listing_id, ...picture };
    await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
    return getPicture(db, of, id);
  });
}

interface PictureKey {
  of: ListingKind;
  id: number;
}

/** Says what a picture shows. @throws 404 */
export function editPicture(
  pool: Db,
  { of, id }: PictureKey,
  wanted: { alt: string; kind: string | null },
  doer: Doer,
): Promise<void> {
  const entity = entityOf(of);
  return pool.transaction().execute(async (db) => {
    const changes = changedFields(await getPictureForUpdate(db, of, id), wanted);
    await updatePicture(db, of, id, wanted);
    await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
  });
}

/** Puts pictures of one gallery into another order. @throws 422 */
export const rankPictures = (
  pool: Db,
  of: ListingKind,
  ranking: Ranking,
  doer: Doer,
): Promise<void> => rerankOwned(pool, { ...galleryRows(of), entity: entityOf(of) }, ranking, doer);

/** Takes a picture out of the gallery; its files go with its last use. @throws 404 */
export async function deletePicture(pool: Db, { of, id }: PictureKey, doer: Doer): Promise<void> {
  const entity = entityOf(of);
  const hash = await pool.transaction().execute(async (db) => {
    const before = await deletePictureRow(db, of, id);
    await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
    return before.hash;
  });
  await dropPictureIfUnused(pool, hash);
}
