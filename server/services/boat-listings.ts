import type { Db } from '../db/index.ts';
import type { FoundBoat } from '../queries/boat-card-columns.ts';
import { type BoatOptions, countBoatOptions, searchBoats } from '../queries/boat-search.ts';
import { BOATS_A_PAGE, type BoatSearch } from '../schemas/boats.ts';
import { siteShell } from './shell.ts';

/** A page of the list of boats: what was sought, what was found, what other choices would find. */
export interface FoundBoats {
  /** Without unknown towns and types. */
  search: BoatSearch;
  boats: FoundBoat[];
  total: number;
  pages: number;
  options: BoatOptions;
}

/** Two queries, one after the other. */
export async function findBoats(db: Db, wanted: BoatSearch): Promise<FoundBoats> {
  const { regions, boat_types } = await siteShell();
  const search = {
    ...wanted,
    town: known(
      wanted.town,
      regions?.flatMap(({ towns }) => towns),
    ),
    type: known(wanted.type, boat_types),
  };
  const { boats, total } = await searchBoats(db, search);
  const options = await countBoatOptions(db, search);
  return { search, boats, total, pages: Math.max(1, Math.ceil(total / BOATS_A_PAGE)), options };
}

/** Old and mistyped links still show something useful. */
const known = (slugs: string[], menu: readonly { slug: string }[] | null | undefined): string[] =>
  menu ? slugs.filter((slug) => menu.some((link) => link.slug === slug)) : slugs;
