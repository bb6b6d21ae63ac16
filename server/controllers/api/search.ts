import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentFoundVilla, presentSuggestion } from '../../presenters/search.ts';
import { getSearchOptions } from '../../queries/search-options.ts';
import { searchTyped, searchVillas } from '../../queries/villa-search.ts';
import { Nothing } from '../../schemas/common.ts';
import { CARDS_A_PAGE, SearchQuery, TypedSearch } from '../../schemas/search.ts';
import { siteRules } from '../../services/shell.ts';

/** `/v2/search`: the listing page's parameters and its cards, 20 a page. */
export async function villas(req: Request, res: Response) {
  const search = parseQuery(SearchQuery, req.query);
  const { gap_max_nights } = await siteRules();
  const context = { today: today().toString(), gap_max_nights };
  const found = await searchVillas(db, search, context);
  const skip = (search.page - 1) * CARDS_A_PAGE;
  const content = found.villas.map((villa) => presentFoundVilla(villa, search));
  res.json({ content, total: found.total, skip, take: CARDS_A_PAGE });
}

/** `/v1/search/input`: what is typed into the header's search box. */
export async function input(req: Request, res: Response) {
  const { searchString } = parseQuery(TypedSearch, req.query);
  const found = searchString ? await searchTyped(db, searchString) : [];
  res.json({ content: found.map(presentSuggestion) });
}

/** `/v1/search/options`: everything a search form lets choose from. */
export async function options(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await getSearchOptions(db) });
}
