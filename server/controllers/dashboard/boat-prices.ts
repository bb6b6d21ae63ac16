import type { Request, Response } from 'express';
import { BoatPricesPage } from '../../../views/dashboard/prices/boat.tsx';
import { DiscountsPage } from '../../../views/dashboard/prices/discounts.tsx';
import { ExtrasPage } from '../../../views/dashboard/prices/extras.tsx';
import { today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentBoatHead } from '../../presenters/listings/boat-heads.ts';
import { presentBoatCopy } from '../../presenters/prices/boat-price-copies.ts';
import {
  presentBoatPrices,
  presentWritableBoatPrice,
} from '../../presenters/prices/boat-prices.ts';
import { presentRange } from '../../presenters/prices/season-ranges.ts';
import { getBoatHead } from '../../queries/listings/boat-heads.ts';
import { listBoatDiscounts } from '../../queries/prices/boat-discounts.ts';
import { listBoatExtras } from '../../queries/prices/boat-extras.ts';
import { getBoatPrices } from '../../queries/prices/boat-prices.ts';
import type { BoatPriceAnswer } from '../../schemas/answers/boat-prices.ts';
import { IdParams } from '../../schemas/common.ts';
import { PricesPageQuery } from '../../schemas/price-pages.ts';
import {
  type AskedDayRules,
  type AskedRange,
  DAY_RANGE_QUERIES,
} from '../../schemas/season-ranges.ts';
import { boatDiscountAnswer, boatExtraAnswer } from '../../services/prices/boat-price-answers.ts';
import { previewBoatCopy } from '../../services/prices/boat-price-copies.ts';
import { planDays } from '../../services/prices/boat-price-ranges.ts';
import { type DatedBoatPrice, ofUnit } from '../../services/prices/boat-prices.ts';
import { historyOf } from './history.ts';
import { openRow } from './open-row.ts';
import { priceChangeOf, rangeOf } from './price-range.ts';

/** A year's prices of one unit; `copy_to` previews their copy, `range_start` and more a change of days. */
export async function prices(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const query = parseLenient(PricesPageQuery, req.query);
  const head = await getBoatHead(db, id);
  const day = today().toString();
  const boat = await getBoatPrices(db, id, day);
  const open = boat.prices.find((price) => price.id === query.season);
  const history = await historyOf('boat_price', open);
  const { year = Number(day.slice(0, 4)), copy_to, percent } = query;
  const wanted = { from_year: year, to_year: copy_to ?? year, percent };
  const copy = copy_to ? previewBoatCopy(id, boat.prices, wanted) : null;
  const shown = presentBoatPrices(boat);
  const unit = unitOf(query, shown.prices);
  const range = dayRangeOf(req.query, { prices: ofUnit(boat.prices, unit), unit });
  await sendDashboardPage(req, res, BoatPricesPage, {
    head: presentBoatHead(head),
    prices: shown,
    query,
    unit,
    today: day,
    copy: copy && presentBoatCopy(copy),
    range,
    history,
  });
}

/** The unit that is asked for, that of the price whose form is open, or the first the boat has. */
const unitOf = (
  { unit, season }: PricesPageQuery,
  prices: BoatPriceAnswer[],
): BoatPriceAnswer['unit'] =>
  unit ?? (prices.find(({ id }) => id === season) ?? prices[0])?.unit ?? 'WEEK';

const dayRangeOf = (
  query: Request['query'],
  { prices, unit }: { prices: DatedBoatPrice[]; unit: BoatPriceAnswer['unit'] },
) =>
  rangeOf(query, {
    schema: DAY_RANGE_QUERIES[unit],
    plan: (asked: AskedRange & AskedDayRules, days) => {
      const change = {
        price: priceChangeOf(asked),
        min_days: asked.range_min_days,
        changeover_weekday: asked.range_changeover,
      };
      return presentRange(asked, planDays(prices, days, change), presentWritableBoatPrice);
    },
    price: ({ price_kurus }) => price_kurus,
  });

export async function discounts(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const head = await getBoatHead(db, id);
  const rows = (await listBoatDiscounts(db, id)).map(boatDiscountAnswer);
  const open = await openRow(req, rows, 'boat_discount');
  await sendDashboardPage(req, res, DiscountsPage, {
    kind: 'boat',
    head: presentBoatHead(head),
    rows,
    today: today().toString(),
    ...open,
  });
}

export async function extras(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const head = await getBoatHead(db, id);
  const rows = (await listBoatExtras(db, id)).map(boatExtraAnswer);
  const open = await openRow(req, rows, 'boat_extra');
  await sendDashboardPage(req, res, ExtrasPage, {
    kind: 'boat',
    head: presentBoatHead(head),
    rows,
    today: today().toString(),
    ...open,
  });
}
