import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseQuery } from '../../parse.ts';
import { presentBulletin, presentPastRate } from '../../presenters/exchange-rates.ts';
import { listExchangeRates } from '../../queries/exchange-rates.ts';
import { Nothing } from '../../schemas/common.ts';
import { ExchangeHistory, ExchangeRates } from '../../schemas/exchange-rates.ts';
import { fetchBulletin, setExchangeRates } from '../../services/exchange-rates.ts';

/** `PUT /exchange/edit`: the rates the site shows from now on. */
export async function update(req: Request, res: Response) {
  const rates = parse(ExchangeRates, req.body);
  await setExchangeRates(db, rates, doer(req, res));
  res.json({ content: rates });
}

/** `GET /getexchange`: the central bank's rates of the day, as a suggestion. */
export async function suggest(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const bulletin = await fetchBulletin(env.TCMB_URL);
  res.json({ content: presentBulletin(bulletin, today().toString()) });
}

/** `GET /exchange`: the history of the rates. */
export async function history(req: Request, res: Response) {
  const { skip, take } = parseQuery(ExchangeHistory, req.query);
  const { rows, total } = await listExchangeRates(db, { skip, take });
  res.json({ content: rows.map(presentPastRate), total, skip, take });
}
