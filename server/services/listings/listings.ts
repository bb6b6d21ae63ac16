import type { MenuLink } from '../../../views/layouts/site.ts';
import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { type DaysProblem, searchedStay } from '../../domain/searched-stay.ts';
import { listRefusedVillas, type RefusedVilla } from '../../queries/prices/refused-villas.ts';
import { NO_PRICES, type PriceBounds, wrongPrices } from '../../schemas/amount-ranges.ts';
import { CARDS_A_PAGE, type VillaSearch } from '../../schemas/search.ts';
import { USUAL_PARTY } from '../../schemas/stays.ts';
import { fold } from '../../shared/fold.ts';
import type { SearchedSlugs, VillaSlug } from '../content/searched-slugs.ts';
import type { SiteRules } from '../content/settings.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import { type Shell, siteRules, siteShell } from './shell.ts';
import { type FoundVillas, findVillas, largestParty } from './villa-searches.ts';

/** A page of the listing: what was asked for, what was found, and what other choices would find. */
export interface FoundListing extends FoundVillas {
  /** What was searched for: without days that are no stay, wrong prices, unknown places and types. */
  search: VillaSearch;
  /** The days as they were asked for, to be put right. */
  asked: Pick<VillaSearch, 'check_in' | 'check_out'>;
  days_problem: DaysProblem | null;
  /** Asked for from more to less, to be put right; nothing is narrowed by them. */
  wrong_prices: PriceBounds | null;
  pages: number;
  menus: Pick<Shell, 'regions' | 'villa_types'>;
  /** Only when nothing fits: villas that would on other days. */
  refused: RefusedVilla[];
  /** Only when nothing fits more than two: how many people the largest villa on sale takes. */
  largest: number | null;
  /** What prices depend on beside villas and stays. */
  rules: SiteRules & { today: Temporal.PlainDate };
}

/**
 * Days that are no stay, prices from more to less, unknown places and types are left out; the queries
 * are those of `findVillas`. `known`: what the slugs of the search mean (`villaSlugs`).
 */
export async function findListing(
  db: Db,
  wanted: VillaSearch,
  known: SearchedSlugs<VillaSlug>['known'],
): Promise<FoundListing> {
  const day = today().toString();
  const menus = await siteShell();
  const rules = { ...(await siteRules()), today: today() };
  const { stay, problem } = searchedStay(wanted, day);
  const wrong_prices = wrongPrices(wanted);
  const search = {
    ...wanted,
    ...(wrong_prices && NO_PRICES),
    ...known,
    ...placesNamed(wanted, menus.regions),
    check_in: stay?.check_in,
    check_out: stay?.check_out,
    // Without cards no stay is booked at once, so there is nothing to narrow by.
    instant: cardGateway() && wanted.instant,
    flex: stay ? wanted.flex || undefined : undefined,
  };
  const { gap_max_nights } = rules;
  const found = await findVillas(db, search, { today: day, gap_max_nights });
  return {
    search,
    asked: { check_in: wanted.check_in, check_out: wanted.check_out },
    days_problem: problem,
    wrong_prices,
    ...found,
    pages: Math.max(1, Math.ceil(found.total / CARDS_A_PAGE)),
    menus,
    refused:
      stay && isRefused(search, found) ? await listRefusedVillas(db, { ...search, ...stay }) : [],
    largest: isCrowd(search, found) ? await largestParty(db) : null,
    rules,
  };
}

/** Nothing found for its days: with a price filter it may be the price that nothing has. */
const isRefused = ({ min_price, max_price }: VillaSearch, { total }: FoundVillas): boolean =>
  total === 0 && (min_price ?? max_price) === undefined;

/** Nothing found for more people than usual: they may be more than any villa takes. */
const isCrowd = ({ adults, children }: VillaSearch, { total }: FoundVillas): boolean =>
  total === 0 && adults + children > USUAL_PARTY.adults;

/** Words that are the whole name of a region or town mean that place, where no other is chosen. */
function placesNamed({ q, region, town, district }: VillaSearch, regions: Shell['regions']) {
  if (!q || region.length + town.length + district.length > 0) return {};
  const towns = regions?.flatMap((each) => each.towns);
  const named = (menu: readonly MenuLink[] | undefined | null) =>
    menu?.filter(({ name }) => fold(name) === fold(q)).map(({ slug }) => slug) ?? [];
  const [byRegion, byTown] = [named(regions), named(towns)];
  if (byRegion.length) return { q: undefined, region: byRegion, town: [] };
  return byTown.length ? { q: undefined, region: [], town: byTown } : {};
}
