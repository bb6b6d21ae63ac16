import type { Db } from '../db/index.ts';
import {
  deleteDistrictRow,
  getDistrictForUpdate,
  insertDistrict,
  updateDistrictRow,
} from '../queries/districts.ts';
import {
  deleteTypeRow,
  getTypeForUpdate,
  insertType,
  updateTypeRow,
} from '../queries/listing-types.ts';
import {
  deleteRegionRow,
  getRegionForUpdate,
  insertRegion,
  updateRegionRow,
} from '../queries/regions.ts';
import { deleteTownRow, getTownForUpdate, insertTown, updateTownRow } from '../queries/towns.ts';
import type { NewDistrict } from '../schemas/districts.ts';
import type { NewListingType } from '../schemas/listing-types.ts';
import type { NewRegion } from '../schemas/regions.ts';
import type { NewTown } from '../schemas/towns.ts';
import type { ListingKind } from '../shared/paths/listing.ts';
import { audit, type Doer } from './audit.ts';
import { changedFields, fieldsBefore } from './changed-fields.ts';
import { slugFor } from './new-slugs.ts';
import { sanitiseRichText } from './rich-text.ts';
import { refuseStale } from './stale-rows.ts';
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

interface LandingKind<New extends Fields> {
  /** As the audit log calls them. */
  entity: string;
  insert: (db: Db, row: New & { slug: string }) => Promise<{ id: number }>;
  /** @throws 404 */
  getForUpdate: (db: Db, id: number) => Promise<Stored>;
  update: (db: Db, id: number, row: New & { slug: string }) => Promise<unknown>;
  /** @throws 404; 409 `in_use` */
  remove: (db: Db, id: number) => Promise<{ body: string; picture_hash: string | null }>;
}

/** How they are made, edited and removed; pictures that nothing shows any more go with their text. */
function landings<New extends Fields>(kind: LandingKind<New>) {
  const { entity } = kind;
  return {
    entity,

    /** Its id. Without a slug it is made from the name. @throws 409 `slug_taken`; 422 for a reserved slug */
    create(pool: Db, wanted: New, doer: Doer): Promise<number> {
      const after = { ...cleaned(wanted), slug: wanted.slug ?? slugFor(wanted.name) };
      return pool.transaction().execute(async (db) => {
        const { id } = await kind.insert(db, after);
        await audit(db, doer, { action: `${entity}.created`, entity, entity_id: id, after });
        return id;
      });
    },

    /**
     * Replaces the fields. A changed slug leaves the old address behind, which leads to the new one.
     * @throws 404; 409 `stale` or `slug_taken`; 422
     */
    async edit(
      pool: Db,
      id: number,
      { version, ...fields }: New & { version?: number | undefined },
      doer: Doer,
    ): Promise<void> {
      // TypeScript does not see that what remains is all of it again.
      const wanted = fields as unknown as New;
      const former = await pool.transaction().execute(async (db) => {
        const row = await kind.getForUpdate(db, id);
        const after = { ...cleaned(wanted), slug: wanted.slug ?? row.slug };
        refuseStale(row, version, fieldsBefore(row, after));
        await kind.update(db, id, after);
        const changes = changedFields(row, after);
        await audit(db, doer, { action: `${entity}.edited`, entity, entity_id: id, ...changes });
        return picturesIn(row.body);
      });
      await dropPictures(pool, former);
    },

    /** @throws 404; 409 `in_use` while something of ours names it */
    async remove(pool: Db, id: number, doer: Doer): Promise<void> {
      const former = await pool.transaction().execute(async (db) => {
        const { picture_hash, ...before } = await kind.remove(db, id);
        await audit(db, doer, { action: `${entity}.deleted`, entity, entity_id: id, before });
        return [picture_hash, ...picturesIn(before.body)];
      });
      await dropPictures(pool, former);
    },
  };
}

const cleaned = <New extends Fields>(wanted: New): New => ({
  ...wanted,
  body: sanitiseRichText(wanted.body),
});

export const regions = landings<NewRegion>({
  entity: 'region',
  insert: insertRegion,
  getForUpdate: getRegionForUpdate,
  update: updateRegionRow,
  remove: deleteRegionRow,
});

export const towns = landings<NewTown>({
  entity: 'town',
  insert: insertTown,
  getForUpdate: getTownForUpdate,
  update: updateTownRow,
  remove: deleteTownRow,
});

export const districts = landings<NewDistrict>({
  entity: 'district',
  insert: insertDistrict,
  getForUpdate: getDistrictForUpdate,
  update: updateDistrictRow,
  remove: deleteDistrictRow,
});

const typesOf = (kind: ListingKind) =>
  landings<NewListingType>({
    entity: `${kind}_type`,
    insert: (db, type) => insertType(db, kind, type),
    getForUpdate: (db, id) => getTypeForUpdate(db, kind, id),
    update: (db, id, type) => updateTypeRow(db, kind, id, type),
    remove: (db, id) => deleteTypeRow(db, kind, id),
  });

export const listingTypes: Record<ListingKind, ReturnType<typeof typesOf>> = {
  villa: typesOf('villa'),
  boat: typesOf('boat'),
};
