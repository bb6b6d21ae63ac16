import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';

const TABLES = { villa: 'villas', boat: 'boats' } as const;

/** A villa or boat that can be asked about; undefined where none is shown under this address. */
export const findListingOnSale = (db: Db, kind: ListingKind, slug: string) =>
  db
    .selectFrom(TABLES[kind])
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
