import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import { findFreeSlug, lockSlug, type SluggedKind } from '../../queries/content/free-slugs.ts';
import { numberedSlug, slugOf } from '../../shared/slug.ts';

/** How many of one name are told apart by a number. */
const NUMBERS = 100;

/** The address of a new page, made from its name. @throws 422 for a name without a letter or digit */
function slugFor(name: string): string {
  const slug = slugOf(name);
  if (!slug) throw invalid({ slug: 'required' });
  return slug;
}

/**
 * The same where another page of its kind has that address, with the next free number (`villa-deniz-2`):
 * two houses, or districts of two towns, may have one name, and be written at once. Within a transaction. What somebody
 * typed is refused instead. @throws 422 as `slugFor`
 */
export async function freeSlugFor(db: Db, kind: SluggedKind, name: string): Promise<string> {
  const slug = slugFor(name);
  const numbered = Array.from({ length: NUMBERS }, (_, at) => numberedSlug(slug, at + 1));
  await lockSlug(db, kind, slug);
  // Where none is free the database refuses the first.
  return (await findFreeSlug(db, kind, numbered)) ?? slug;
}
