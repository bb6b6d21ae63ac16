import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody, parseQuery } from '../../parse.ts';
import {
  exchangeColumns,
  presentBulletin,
  presentPastRate,
} from '../../presenters/prices/exchange-rates.ts';
import { listExchangeRates } from '../../queries/prices/exchange-rates.ts';
import { Nothing } from '../../schemas/common.ts';
import { ExchangeHistory, ExchangeRates } from '../../schemas/exchange-rates.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { fetchBulletin, setExchangeRates } from '../../services/prices/exchange-rates.ts';

/** `PUT /exchange/edit`: the rates the site shows from now on. */
export async function update(req: Request, res: Response) {
  const { version, ...rates } = parseBody(ExchangeRates, req);
  await setExchangeRates(db, { ...rates, version }, doer(req, res));
  res.json({ content: rates });
}

/** `GET /getexchange`: the central bank's rates of the day, as a suggestion. */
export async function suggest(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const { exchange_margin: margin_percent } = await siteRules();
  const bulletin = await fetchBulletin(env.TCMB_URL);
  res.json({ content: presentBulletin(bulletin, { today: today().toString(), margin_percent }) });
}

/** `GET /exchange`: the history of the rates. */
export async function history(req: Request, res: Response) {
  const wanted = parseQuery(ExchangeHistory, req.query);
  await sendList(req, res, wanted, {
    name: 'exchange_rates',
    read: (source, page) => listExchangeRates(source, { ...wanted, ...page }),
    present: presentPastRate,
    columns: exchangeColumns,
  });
}
