import type { Request, Response } from 'express';

import { CalendarPage } from '../../../views/dashboard/calendar/index.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { pricedRanges } from '../../presenters/calendars/listing-calendar.ts';
import { presentBoatHead } from '../../presenters/listings/boat-heads.ts';
import { listBoatTaken } from '../../queries/calendars/listing-calendar.ts';
import { getBoatHead } from '../../queries/listings/boat-heads.ts';
import { listBoatPrices } from '../../queries/prices/boat-prices.ts';
import { CalendarPageQuery } from '../../schemas/calendar-pages.ts';
import { IdParams } from '../../schemas/common.ts';
import { addMonths, monthOf } from '../../shared/days.ts';

/** A year of a boat's days from the month of `from` on; prices are those by the day. */
export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const query = parseLenient(CalendarPageQuery, req.query);
  const head = await getBoatHead(db, id);
  const day = today().toString();
  const from = query.from ?? monthOf(day);
  const window = { from: `${from}-01`, until: `${addMonths(from, 12)}-01` };
  const taken = await listBoatTaken(db, id, window);
  const prices = await listBoatPrices(db, id);
  await sendDashboardPage(req, res, CalendarPage, {
    kind: 'boat',
    head: presentBoatHead(head),
    from,
    today: day,
    taken,
    prices: pricedRanges(prices.filter(({ unit }) => unit === 'DAY')),
    closing: taken.find(({ closing_id }) => closing_id === query.closing) ?? null,
  });
}
