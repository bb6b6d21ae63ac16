import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentSavedView } from '../../presenters/accounts/saved-views.ts';
import { getSavedView, listSavedViews } from '../../queries/accounts/saved-views.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import { NewSavedView, SavedViewChange, SavedViewList } from '../../schemas/saved-views.ts';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
} from '../../services/accounts/saved-views.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(SavedViewList, req.query);
  const views = await listSavedViews(db, actorOf(res), wanted.list);
  res.json({ content: views.map(presentSavedView) });
}

export async function create(req: Request, res: Response) {
  const actor = actorOf(res);
  const id = await createSavedView(db, actor.id, parseBody(NewSavedView, req), doer(req, res));
  res.status(201).json({ content: presentSavedView(await getSavedView(db, actor, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getSavedView(db, actor, id);
  const change = parseBody(SavedViewChange, req);
  const changed = await changeSavedView(db, { user_id: actor.id, id }, change, doer(req, res));
  res.json({ content: presentSavedView(changed) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getSavedView(db, actor, id);
  parseBody(Nothing, req);
  await deleteSavedView(db, { user_id: actor.id, id }, doer(req, res));
  res.json({ content: { id } });
}
