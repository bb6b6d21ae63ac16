import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentBoatCounts, presentFoundBoat } from '../../presenters/listings/boat-cards.ts';
import { BOATS_A_PAGE, BoatSearchQuery } from '../../schemas/boats.ts';
import { boatSlugs, slugsOrRefuse } from '../../services/content/searched-slugs.ts';
import { knownCharter, searchBoatPage } from '../../services/listings/boat-listings.ts';

/** Days that are over find nothing, instead of being ignored as on the page. */
const ANY_DAY = '2000-01-01';

/** Seconds for which a search of the API may be answered from a shared cache. */
const KEPT_FOR = 30;

/** `/v2/searchboat`: the list's parameters and its cards, 20 a page, with the filters' counts. */
export async function boats(req: Request, res: Response) {
  const asked = parseQuery(BoatSearchQuery, req.query);
  const slugs = slugsOrRefuse(asked, await boatSlugs(db, asked));
  const search = knownCharter({ ...asked, ...slugs }, ANY_DAY);
  const found = await searchBoatPage(db, search);
  res.setHeader('Cache-Control', `public, max-age=${KEPT_FOR}, stale-while-revalidate=60`);
  res.json({
    content: found.boats.map(presentFoundBoat),
    total: found.total,
    skip: (search.page - 1) * BOATS_A_PAGE,
    take: BOATS_A_PAGE,
    counts: presentBoatCounts(found.options),
  });
}
