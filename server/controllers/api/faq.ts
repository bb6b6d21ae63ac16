import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentEntry, presentGroup } from '../../presenters/faq-desk.ts';
import { getEntry, getGroup, listGroups } from '../../queries/faq-desk.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { EntryChanges, GroupChanges, NewEntry, NewGroup } from '../../schemas/faq-desk.ts';
import {
  createEntry,
  createGroup,
  deleteEntry,
  deleteGroup,
  editEntry,
  editGroup,
} from '../../services/faq-desk.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: (await listGroups(db)).map(presentGroup) });
}

export async function create(req: Request, res: Response) {
  const id = await createGroup(db, parseBody(NewGroup, req), doer(req, res));
  res.status(201).json({ content: presentGroup(await getGroup(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getGroup(db, id);
  await editGroup(db, id, parseBody(GroupChanges, req), doer(req, res));
  res.json({ content: presentGroup(await getGroup(db, id)) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getGroup(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteGroup(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

export async function rank(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'faq_groups', entity: 'faq_group' }, ranking, doer(req, res));
  res.json({ content: ranking });
}

export async function createQuestion(req: Request, res: Response) {
  const id = await createEntry(db, parseBody(NewEntry, req), doer(req, res));
  res.status(201).json({ content: presentEntry(await getEntry(db, id)) });
}

export async function updateQuestion(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getEntry(db, id);
  await editEntry(db, id, parseBody(EntryChanges, req), doer(req, res));
  res.json({ content: presentEntry(await getEntry(db, id)) });
}

export async function removeQuestion(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getEntry(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteEntry(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

export async function rankQuestions(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'faq_entries', entity: 'faq_entry' }, ranking, doer(req, res));
  res.json({ content: ranking });
}
