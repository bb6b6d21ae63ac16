import type { Request, Response } from 'express';

import { HomePage } from '../../../views/public/home/index.tsx';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { keepPage, sendPage } from '../../page.ts';
import { presentHome } from '../../presenters/home.ts';
import { listDealVillas } from '../../queries/deal-villas.ts';
import { listGapOffers } from '../../queries/gap-offers.ts';
import { getHomeSections, listHomeVillas } from '../../queries/home.ts';
import { siteRules } from '../../services/shell.ts';

/** Gaps looked at, so that three of them can be sold. */
const GAPS_CONSIDERED = 9;
const DEALS = 4;

export async function show(req: Request, res: Response) {
  const rules = await siteRules();
  const wanted = { today: today().toString(), maxNights: rules.gap_max_nights };
  const [villas, sections, gaps, deals] = await Promise.all([
    listHomeVillas(db),
    getHomeSections(db),
    listGapOffers(db, { ...wanted, limit: GAPS_CONSIDERED }),
    listDealVillas(db, { today: wanted.today, limit: DEALS }),
  ]);
  const props = presentHome({ villas, sections, gaps, deals }, { ...rules, today: today() });
  keepPage(res, 'villas', 'boats');
  sendPage(req, res, HomePage, props);
}
