import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import {
  presentCounts,
  presentFoundVilla,
  presentSuggestion,
} from '../../presenters/listings/search.ts';
import { searchTypedBoats } from '../../queries/search/boat-search-words.ts';
import { getSearchOptions } from '../../queries/search/search-options.ts';
import { searchTyped } from '../../queries/search/villa-search.ts';
import { Nothing } from '../../schemas/common.ts';
import { CARDS_A_PAGE, SearchQuery, TypedSearch } from '../../schemas/search.ts';
import { slugsOrRefuse, villaSlugs } from '../../services/content/searched-slugs.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { findVillas } from '../../services/listings/villa-searches.ts';

/** Seconds for which a search of the API may be answered from a shared cache. */
const KEPT_FOR = 30;

/** `/v2/search`: the listing page's parameters and its cards, 20 a page, with the filters' counts. */
export async function villas(req: Request, res: Response) {
  const asked = parseQuery(SearchQuery, req.query);
  const search = { ...asked, ...slugsOrRefuse(asked, await villaSlugs(db, asked)) };
  const { gap_max_nights } = await siteRules();
  const found = await findVillas(db, search, { today: today().toString(), gap_max_nights });
  res.setHeader('Cache-Control', `public, max-age=${KEPT_FOR}, stale-while-revalidate=60`);
  res.json({
    content: found.villas.map((villa) => presentFoundVilla(villa, search)),
    total: found.total,
    skip: (search.page - 1) * CARDS_A_PAGE,
    take: CARDS_A_PAGE,
    counts: presentCounts(found.counts),
  });
}

/** `/v1/search/input`: what is typed into the header's search box. */
export async function input(req: Request, res: Response) {
  const { searchString = '', boats } = parseQuery(TypedSearch, req.query);
  const [ofVillas, ofBoats] = await Promise.all([
    searchTyped(db, searchString),
    boats ? searchTypedBoats(db, searchString) : [],
  ]);
  res.json({
    content: [
      ...ofVillas.map((villa) => presentSuggestion('villa', villa)),
      ...ofBoats.map((boat) => presentSuggestion('boat', boat)),
    ],
  });
}

/** `/v1/search/options`: everything a search form lets choose from. */
export async function options(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await getSearchOptions(db) });
}
