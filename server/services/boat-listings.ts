import { today } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { charterDays } from '../domain/charter-days.ts';
import { type BoatSearchContext, type FoundCharter, searchBoats } from '../queries/boat-search.ts';
import { type BoatOptions, countBoatOptions } from '../queries/boat-search-options.ts';
import { BOATS_A_PAGE, type BoatSearch } from '../schemas/boats.ts';
import { siteRules, siteShell } from './shell.ts';

/** A page of the list of boats: what was sought, what was found, what other choices would find. */
export interface FoundBoats {
  /** Without unknown towns and types. */
  search: BoatSearch;
  boats: FoundCharter[];
  total: number;
  pages: number;
  options: BoatOptions;
}

/** Two queries, one after the other. */
export async function findBoats(db: Db, wanted: BoatSearch): Promise<FoundBoats> {
  const { regions, boat_types } = await siteShell();
  const search = {
    ...knownCharter(wanted),
    town: known(
      wanted.town,
      regions?.flatMap(({ towns }) => towns),
    ),
    type: known(wanted.type, boat_types),
  };
  const { boats, total } = await searchBoats(db, search, await charterSearchContext());
  const options = await countBoatOptions(db, search);
  return { search, boats, total, pages: Math.max(1, Math.ceil(total / BOATS_A_PAGE)), options };
}

/** Old and mistyped links still show something useful. */
const known = (slugs: string[], menu: readonly { slug: string }[] | null | undefined): string[] =>
  menu ? slugs.filter((slug) => menu.some((link) => link.slug === slug)) : slugs;

/** A search whose days are a charter's from `firstDay` on, or none (`charterDays`). */
export function knownCharter(wanted: BoatSearch, firstDay = today().toString()): BoatSearch {
  const days = charterDays(wanted, firstDay);
  return { ...wanted, check_in: days?.check_in, check_out: days?.check_out };
}

/** What prices depend on beside the boats' own rows. */
export async function charterSearchContext(): Promise<BoatSearchContext> {
  const { gap_max_nights } = await siteRules();
  return { today: today().toString(), gap_max_nights };
}
