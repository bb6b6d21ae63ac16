import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentFoundBoat } from '../../presenters/boat-cards.ts';
import { searchBoats } from '../../queries/boat-search.ts';
import { BOATS_A_PAGE, BoatSearchQuery } from '../../schemas/boats.ts';
import { charterSearchContext, knownCharter } from '../../services/boat-listings.ts';

/** Days that are over find nothing, instead of being ignored as on the page. */
const ANY_DAY = '2000-01-01';

/** `/v2/searchboat`: the list's parameters and its cards, 20 a page. */
export async function boats(req: Request, res: Response) {
  const search = knownCharter(parseQuery(BoatSearchQuery, req.query), ANY_DAY);
  const found = await searchBoats(db, search, await charterSearchContext());
  const skip = (search.page - 1) * BOATS_A_PAGE;
  const content = found.boats.map(presentFoundBoat);
  res.json({ content, total: found.total, skip, take: BOATS_A_PAGE });
}
