import type { Request, Response } from 'express';
import { DiscountsPage } from '../../../views/dashboard/prices/discounts.tsx';
import { ExtrasPage } from '../../../views/dashboard/prices/extras.tsx';
import { VillaPricesPage } from '../../../views/dashboard/prices/villa.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentVillaHead } from '../../presenters/listings/villa-heads.ts';
import { presentRange } from '../../presenters/prices/season-ranges.ts';
import { presentVillaPrices, presentWritable } from '../../presenters/prices/villa-prices.ts';
import { getVillaHead } from '../../queries/listings/villa-heads.ts';
import { getVillaPrices, type SeasonRow } from '../../queries/prices/villa-prices.ts';
import { IdParams } from '../../schemas/common.ts';
import { PricesPageQuery } from '../../schemas/price-pages.ts';
import { NightRangeQuery } from '../../schemas/season-ranges.ts';
import { seasonCopyAnswer } from '../../services/prices/villa-price-answers.ts';
import { previewSeasonCopy } from '../../services/prices/villa-price-copies.ts';
import { planNights } from '../../services/prices/villa-price-ranges.ts';
import { historyOf } from './history.ts';
import { openRow } from './open-row.ts';
import { priceChangeOf, rangeOf } from './price-range.ts';

/** The seasons of a year; `copy_to` previews their copy without writing. */
export async function seasons(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const query = parseLenient(PricesPageQuery, req.query);
  const head = await getVillaHead(db, actor, id);
  const villa = await getVillaPrices(db, actor, id);
  const open = villa.seasons.find((season) => season.id === query.season);
  const history = await historyOf('villa_price', open);
  const day = today().toString();
  const copy = query.copy_to ? previewSeasonCopy(villa, copyOf(query, day)) : null;
  const range = nightRangeOf(req.query, villa.seasons);
  await sendDashboardPage(req, res, VillaPricesPage, {
    head: presentVillaHead(head),
    prices: presentVillaPrices(villa),
    query,
    today: day,
    copy: copy && seasonCopyAnswer(copy),
    range,
    history,
  });
}

export async function discounts(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const head = await getVillaHead(db, actor, id);
  const { discounts: rows } = presentVillaPrices(await getVillaPrices(db, actor, id));
  const open = await openRow(req, rows, 'villa_discount');
  await sendDashboardPage(req, res, DiscountsPage, {
    kind: 'villa',
    head: presentVillaHead(head),
    rows,
    today: today().toString(),
    ...open,
  });
}

export async function extras(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const head = await getVillaHead(db, actor, id);
  const { extras: rows } = presentVillaPrices(await getVillaPrices(db, actor, id));
  const open = await openRow(req, rows, 'villa_extra');
  await sendDashboardPage(req, res, ExtrasPage, {
    kind: 'villa',
    head: presentVillaHead(head),
    rows,
    today: today().toString(),
    ...open,
  });
}

/** `range_start` and more preview a change of a range of nights without writing. */
const nightRangeOf = (query: Request['query'], seasons: SeasonRow[]) =>
  rangeOf(query, {
    schema: NightRangeQuery,
    plan: (asked, days) => {
      const change = {
        price: priceChangeOf(asked),
        min_nights: asked.range_min_nights,
        arrival_weekdays: asked.range_arrival,
      };
      return presentRange(asked, planNights(seasons, days, change), presentWritable);
    },
    price: ({ nightly_price_kurus }) => nightly_price_kurus,
  });

const copyOf = ({ year, copy_to = 0, percent }: PricesPageQuery, day: string) => ({
  from_year: year ?? Number(day.slice(0, 4)),
  to_year: copy_to,
  percent,
});
