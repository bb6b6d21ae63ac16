import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { sendList } from '../../list.ts';
import { parseQuery } from '../../parse.ts';
import { gapColumns, presentGap } from '../../presenters/availability-gaps.ts';
import { listGaps } from '../../queries/availability-gaps.ts';
import { GapsQuery } from '../../schemas/availability-gaps.ts';
import { siteRules } from '../../services/shell.ts';
import { addDays } from '../../shared/days.ts';

/** Days ahead in which gaps are looked for unless told. */
const DAYS_AHEAD = 183;

/** `/villas/availability-gaps`: free ranges between two taken ones and how they stand for sale. */
export async function list(req: Request, res: Response) {
  const query = parseQuery(GapsQuery, req.query);
  const { status, startDate, endDate, minNights, maxNights } = query;
  const { gap_max_nights } = await siteRules();
  const day = today().toString();
  const from = startDate ?? (endDate && endDate < day ? endDate : day);
  const filters = {
    from,
    until: endDate ? addDays(endDate, 1) : addDays(from, DAYS_AHEAD),
    today: day,
    gap_max_nights,
    min_nights: minNights,
    max_nights: maxNights ?? gap_max_nights,
    status,
  };
  await sendList(req, res, query, {
    name: 'gaps',
    read: (source, page) => listGaps(source, { ...filters, ...page }),
    present: presentGap,
    columns: gapColumns,
  });
}
