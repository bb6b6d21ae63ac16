import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { gapWindow } from '../../domain/gap-window.ts';
import { sendList } from '../../list.ts';
import { parseQuery } from '../../parse.ts';
import { gapColumns, presentGap } from '../../presenters/calendars/availability-gaps.ts';
import { listGaps } from '../../queries/calendars/availability-gaps.ts';
import { GapsQuery } from '../../schemas/availability-gaps.ts';
import { siteRules } from '../../services/listings/shell.ts';

/** `/villas/availability-gaps`: free ranges between two taken ones and how they stand for sale. */
export async function list(req: Request, res: Response) {
  const query = parseQuery(GapsQuery, req.query);
  const { gap_max_nights } = await siteRules();
  const filters = gapWindow(query, { today: today().toString(), gap_max_nights });
  await sendList(req, res, query, {
    name: 'gaps',
    read: (source, page) => listGaps(source, { ...filters, ...page }),
    present: presentGap,
    columns: gapColumns,
  });
}
