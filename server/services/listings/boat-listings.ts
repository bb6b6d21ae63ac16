import { timeOfDay, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { charterDays, charterDaysProblem } from '../../domain/charter-days.ts';
import type { DaysProblem } from '../../domain/searched-stay.ts';
import { listRefusedBoats, type RefusedBoat } from '../../queries/prices/refused-boats.ts';
import {
  type BoatSearchContext,
  type FoundCharter,
  findLargestBoats,
  type LargestBoats,
  searchBoats,
} from '../../queries/search/boat-search.ts';
import { type DatedBoatSearch, hasDays } from '../../queries/search/boat-search-filters.ts';
import { type BoatOptions, countBoatOptions } from '../../queries/search/boat-search-options.ts';
import { NO_PRICES, type PriceBounds, wrongPrices } from '../../schemas/amount-ranges.ts';
import { BOATS_A_PAGE, type BoatSearch } from '../../schemas/boats.ts';
import { USUAL_PARTY } from '../../schemas/stays.ts';
import type { BoatSlug, SearchedSlugs } from '../content/searched-slugs.ts';
import type { SiteRules } from '../content/settings.ts';
import { keptAnswers } from '../kept-answers.ts';
import { siteRules } from './shell.ts';

/** A page of what a search finds, and what other choices would find. */
interface FoundPage {
  boats: FoundCharter[];
  total: number;
  options: BoatOptions;
}

/** A page of the list of boats: what was sought, what was found. */
export interface FoundBoats extends FoundPage {
  /** Without unknown towns and types. */
  search: BoatSearch;
  /** The days as they were asked for, to be put right. */
  asked: Pick<BoatSearch, 'check_in' | 'check_out'>;
  days_problem: DaysProblem | null;
  /** Asked for from more to less, to be put right; nothing is narrowed by them. */
  wrong_prices: PriceBounds | null;
  pages: number;
  /** Only when nothing fits: boats that would on other days. */
  refused: RefusedBoat[];
  /** Only when nothing fits more than two. */
  largest: LargestBoats | null;
  /** What prices depend on beside boats and days. */
  rules: SiteRules & { today: Temporal.PlainDate; time: Temporal.PlainTime };
}

const KEEPING = { tags: ['boats'], most: 250, exact: true };

const keptPages = keptAnswers<{ boats: FoundCharter[]; total: number }>(KEEPING);
const keptOptions = keptAnswers<BoatOptions>(KEEPING);
const keptLargest = keptAnswers<LargestBoats>({ ...KEEPING, most: 1 });

/**
 * One page of a search with the counts of its filters: out of memory when nothing about boats has
 * changed since. Else two queries, one after the other: only a search that found nothing looks for
 * other days too. Pages and sorts of one search have their counts in common.
 */
export async function searchBoatPage(db: Db, search: BoatSearch): Promise<FoundPage> {
  const context = await charterSearchContext();
  // A trip that has left since an answer was made is found for as long as that is kept: minutes.
  const { time: _time, ...moment } = context;
  const { babies: _, view: __, ...known } = search;
  const found = await keptPages(JSON.stringify([known, moment]), () =>
    searchBoats(db, search, context),
  );
  const nearest = found.total === 0;
  const { page: ___, sort, ...filters } = known;
  // Among flexible days the cheapest charters are other ones than the nearest, at other prices.
  const cheapest = Boolean(search.flex) && sort === 'price_asc';
  const options = await keptOptions(JSON.stringify([filters, moment, nearest, cheapest]), () =>
    countBoatOptions(db, search, { ...context, nearest }),
  );
  return { ...found, options };
}

/**
 * The list's page: days that are over, prices from more to less, unknown towns and types are left out.
 * `known`: what the slugs of the search mean (`boatSlugs`).
 */
export async function findBoats(
  db: Db,
  wanted: BoatSearch,
  known: SearchedSlugs<BoatSlug>['known'],
): Promise<FoundBoats> {
  const charter = knownCharter(wanted);
  const problem = charterDaysProblem(wanted, today().toString());
  const wrong_prices = wrongPrices(wanted);
  const search = {
    ...charter,
    ...(problem && NO_DAYS),
    ...(wrong_prices && NO_PRICES),
    ...known,
  };
  const found = await searchBoatPage(db, search);
  const { check_in, check_out } = wanted;
  return {
    search,
    asked: { check_in, check_out },
    days_problem: problem,
    wrong_prices,
    ...found,
    pages: Math.max(1, Math.ceil(found.total / BOATS_A_PAGE)),
    refused: isRefused(search, found) ? await listRefusedBoats(db, search) : [],
    largest: isCrowd(search, found) ? await keptLargest('', () => findLargestBoats(db)) : null,
    rules: { ...(await siteRules()), today: today(), time: timeOfDay() },
  };
}

/** Nothing found for its days: with a price filter it may be the price that nothing has. */
const isRefused = (search: BoatSearch, { total }: FoundPage): search is DatedBoatSearch =>
  hasDays(search) && total === 0 && (search.min_price ?? search.max_price) === undefined;

/** Nothing found for more people than usual: they may be more than any boat takes. */
const isCrowd = ({ adults = 0, children }: BoatSearch, { total }: FoundPage): boolean =>
  total === 0 && adults + children > USUAL_PARTY.adults;

const NO_DAYS = { check_in: undefined, check_out: undefined, flex: undefined };

/** A search whose days are a charter's from `firstDay` on, or none (`charterDays`), flexible only with them. */
export function knownCharter(wanted: BoatSearch, firstDay = today().toString()): BoatSearch {
  const days = charterDays(wanted, firstDay);
  const flex = days ? wanted.flex || undefined : undefined;
  return { ...wanted, check_in: days?.check_in, check_out: days?.check_out, flex };
}

/** What prices depend on beside the boats' own rows. */
export async function charterSearchContext(): Promise<BoatSearchContext> {
  const { gap_max_nights } = await siteRules();
  return { today: today().toString(), time: timeOfDay().toString(), gap_max_nights };
}
