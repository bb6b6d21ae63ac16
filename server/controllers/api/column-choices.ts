import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { ColumnChoice } from '../../schemas/column-choices.ts';
import { chooseColumns } from '../../services/accounts/column-choices.ts';

export async function update(req: Request, res: Response) {
  const choice = parseBody(ColumnChoice, req);
  const hidden = await chooseColumns(db, actorOf(res).id, choice, doer(req, res));
  res.json({ content: { list: choice.list, hidden } });
}
