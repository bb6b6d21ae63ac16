import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { GAP_DAYS_AHEAD } from '../../domain/gap-window.ts';
import { parseQuery } from '../../parse.ts';
import { presentShortTerm } from '../../presenters/reports/short-term.ts';
import { searchShortTerm } from '../../queries/reports/short-term.ts';
import { CARDS_A_PAGE } from '../../schemas/search.ts';
import { ShortTermQuery } from '../../schemas/short-term.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { addDays, addMonths } from '../../shared/days.ts';

/** `/v1/search/shortterm`: free ranges between two stays that can be had as a whole. */
export async function list(req: Request, res: Response) {
  const search = parseQuery(ShortTermQuery, req.query);
  const { gap_max_nights } = await siteRules();
  const day = today().toString();
  const days = search.month
    ? { from: `${search.month}-01`, until: `${addMonths(search.month, 1)}-01` }
    : { from: day, until: addDays(day, GAP_DAYS_AHEAD) };
  const found = await searchShortTerm(db, search, { ...days, today: day, gap_max_nights });
  const skip = (search.page - 1) * CARDS_A_PAGE;
  const content = found.villas.map(presentShortTerm);
  res.json({ content, total: found.total, skip, take: CARDS_A_PAGE });
}
