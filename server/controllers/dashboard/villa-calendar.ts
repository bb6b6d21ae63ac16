import type { Request, Response } from 'express';

import { VillaCalendarPage } from '../../../views/dashboard/calendar/villa.tsx';
import type { Actor } from '../../actor.ts';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentExternalLine } from '../../presenters/calendars/external-screen.ts';
import { presentFeed } from '../../presenters/calendars/feeds.ts';
import { pricedRanges } from '../../presenters/calendars/listing-calendar.ts';
import { presentVillaHead } from '../../presenters/listings/villa-heads.ts';
import { listExternalRecords } from '../../queries/calendars/external-records.ts';
import { listVillaFeeds } from '../../queries/calendars/feeds.ts';
import { listVillaTaken } from '../../queries/calendars/listing-calendar.ts';
import { getVillaHead } from '../../queries/listings/villa-heads.ts';
import { listSeasons } from '../../queries/prices/villa-prices.ts';
import { CalendarPageQuery } from '../../schemas/calendar-pages.ts';
import { IdParams } from '../../schemas/common.ts';
import { addMonths, monthOf } from '../../shared/days.ts';

/** A year of a villa's days from the month of `from` on. */
export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const query = parseLenient(CalendarPageQuery, req.query);
  const head = await getVillaHead(db, actor, id);
  const day = today().toString();
  const from = query.from ?? monthOf(day);
  const window = { from: `${from}-01`, until: `${addMonths(from, 12)}-01` };
  const taken = await listVillaTaken(db, actor, id, window);
  const seasons = await listSeasons(db, [id]);
  const feeds = actor.role === 'ADMIN' ? await listVillaFeeds(db, actor, id, day) : [];
  await sendDashboardPage(req, res, VillaCalendarPage, {
    kind: 'villa',
    head: presentVillaHead(head),
    from,
    today: day,
    taken,
    prices: pricedRanges(
      seasons.map(({ days, nightly_price_kurus }) => ({ days, price_kurus: nightly_price_kurus })),
    ),
    closing: taken.find(({ closing_id }) => closing_id === query.closing) ?? null,
    external: await externalRecords(actor, id),
    feeds: feeds.map((feed) => presentFeed(feed, actor, now())),
  });
}

/** Staff see those that wait for them, an owner also what became of the last ones. */
async function externalRecords(actor: Actor, villa_id: number) {
  const { rows } = await listExternalRecords(db, actor, {
    villa_id,
    status: actor.role === 'ADMIN' ? ['PENDING'] : [],
    order: '-created_at',
    skip: 0,
    take: 10,
  });
  return rows.map(presentExternalLine(actor));
}
