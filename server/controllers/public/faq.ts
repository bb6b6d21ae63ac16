import type { Request, Response } from 'express';

import { FaqPage } from '../../../views/public/faq/index.tsx';
import { db } from '../../db/index.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { presentFaq } from '../../presenters/content/faq.ts';
import { searchFaq } from '../../queries/content/faq.ts';
import { FaqQuery } from '../../schemas/faq.ts';
import { fold } from '../../shared/fold.ts';

/** All questions, or those with every word of `q`. */
export async function show(req: Request, res: Response) {
  const { q = '' } = parseLenient(FaqQuery, req.query);
  const words = fold(q).split(' ').filter(Boolean);
  const groups = await searchFaq(db, words);
  keepPage(res);
  sendPage(req, res, FaqPage, presentFaq(groups, words.length > 0 ? q : ''));
}
