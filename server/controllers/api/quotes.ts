import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentCharterQuote } from '../../presenters/prices/boat-quotes.ts';
import { presentStayQuote } from '../../presenters/prices/quotes.ts';
import { CharterQuoteQuery } from '../../schemas/charters.ts';
import { QuoteQuery } from '../../schemas/stays.ts';
import { quoteBoat } from '../../services/prices/boat-quotes.ts';
import { quoteStay } from '../../services/prices/quotes.ts';
import { refuseUnknownExtras } from '../../services/reservations/booking-quotes.ts';

export async function show(req: Request, res: Response) {
  if (req.query.boat_id !== undefined) return charter(req, res);
  const wanted = parseQuery(QuoteQuery, req.query);
  res.json({ content: presentStayQuote(await quoteStay(db, wanted)) });
}

/** The same call for a boat. */
async function charter(req: Request, res: Response) {
  const wanted = parseQuery(CharterQuoteQuery, req.query);
  const { boat, quoted } = await quoteBoat(db, wanted);
  refuseUnknownExtras(boat, wanted);
  res.json({ content: presentCharterQuote(boat, quoted, wanted.unit) });
}
