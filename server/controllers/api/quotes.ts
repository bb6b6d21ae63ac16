import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentQuote } from '../../presenters/quotes.ts';
import { QuoteQuery } from '../../schemas/stays.ts';
import { quoteStay } from '../../services/quotes.ts';

export async function show(req: Request, res: Response) {
  const wanted = parseQuery(QuoteQuery, req.query);
  res.json({ content: presentQuote(await quoteStay(db, wanted)) });
}
