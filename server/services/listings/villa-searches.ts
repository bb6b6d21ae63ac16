import type { Db } from '../../db/index.ts';
import {
  type DatedStay,
  findLargestParty,
  searchFirstVillas,
  searchVillas,
} from '../../queries/search/villa-search.ts';
import { countFilterOptions, type FilterCounts } from '../../queries/search/villa-search-counts.ts';
import type { SearchContext } from '../../queries/search/villa-search-fitting.ts';
import { spelled } from '../../queries/search/villa-search-words.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { keptAnswers } from '../kept-answers.ts';

/** A page of what a search finds, and what other choices would find. */
export interface FoundVillas {
  villas: DatedStay[];
  total: number;
  counts: FilterCounts;
}

/** About 40 kB each. */
const PAGES = 250;
const COUNTS = 500;
const KEEPING = { tags: ['villas'], most: COUNTS, exact: true };

const keptPages = keptAnswers<{ villas: DatedStay[]; total: number | null }>({
  ...KEEPING,
  most: PAGES,
});
const keptCounts = keptAnswers<FilterCounts>(KEEPING);
const keptTotals = keptAnswers<number>(KEEPING);
const keptWords = keptAnswers<string>(KEEPING);
const keptLargest = keptAnswers<number>({ ...KEEPING, most: 1 });

/**
 * One page of a search with the counts of its filters: out of memory when nothing about villas has
 * changed since. Else two queries, one after the other, as only a search that found nothing looks for
 * other days too; a third one where words are typed, or where few of a large place's first villas fit.
 * Pages and sorts of one search have their counts in common, and the total, if counting told it.
 */
export async function findVillas(
  db: Db,
  asked: VillaSearch,
  context: SearchContext,
): Promise<FoundVillas> {
  const search = asked.q ? { ...asked, q: await rightWords(db, asked.q) } : asked;
  const { babies: _, view: __, filters: ____, ...known } = search;
  const { villas, total } = await keptPages(
    JSON.stringify([known, context]),
    async () =>
      (await searchFirstVillas(db, search, context)) ?? (await searchVillas(db, search, context)),
  );
  const nearest = total === 0;
  const { page: ___, sort, ...filters } = known;
  // Among flexible days the cheapest stays are other ones than the nearest, at other prices.
  const cheapest = Boolean(search.flex) && sort === 'price_asc';
  const counts = await keptCounts(JSON.stringify([filters, context, nearest, cheapest]), () =>
    countFilterOptions(db, search, { ...context, nearest }),
  );
  return { villas, counts, total: total ?? (await totalOf()) };

  /** In a place so large that its options are counted by samples, the villas are counted once more. */
  async function totalOf(): Promise<number> {
    if (counts.one_of === 1) return counts.found;
    return keptTotals(
      JSON.stringify([filters, context]),
      async () => (await searchVillas(db, search, context)).total,
    );
  }
}

/** How many people the largest villa on sale takes; 0 where none is. */
export const largestParty = (db: Db) => keptLargest('', () => findLargestParty(db));

const rightWords = (db: Db, typed: string) => keptWords(typed, () => spelled(db, typed));
