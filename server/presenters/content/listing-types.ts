import type {
  ListedType,
  ListingType,
  PublicTypeRow,
} from '../../queries/content/listing-types.ts';

/** A line of the list but for how many listings have the type. */
export const presentTypeRow = (row: Omit<ListedType, 'listings'>) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  active: row.active,
  position: row.position,
  picture: row.picture,
  created_at: row.created_at.toISOString(),
  version: row.version,
});

/** One type with what staff wrote about it. */
export const presentType = (type: Omit<ListingType, 'listings'>) => ({
  ...presentTypeRow(type),
  body: type.body,
  seo_title: type.seo_title,
  seo_description: type.seo_description,
});

/** What guests see of a type in menus. */
export const presentPublicType = (row: Omit<PublicTypeRow, 'listings' | 'from_price_kurus'>) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  picture: row.picture,
});
