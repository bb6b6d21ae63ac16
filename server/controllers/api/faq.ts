import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendWholeFile } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  entryColumns,
  entryLines,
  presentEntry,
  presentGroup,
} from '../../presenters/content/faq-desk.ts';
import { getEntry, getGroup, listGroups } from '../../queries/content/faq-desk.ts';
import { IdParams, Nothing, Ranking, SeenVersion, WholeList } from '../../schemas/common.ts';
import { EntryChanges, GroupChanges, NewEntry, NewGroup } from '../../schemas/faq-desk.ts';
import {
  createEntry,
  createGroup,
  deleteEntry,
  deleteGroup,
  editEntry,
  editGroup,
} from '../../services/content/faq-desk.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const { format } = parseQuery(WholeList, req.query);
  if (format === 'json')
    return void res.json({ content: (await listGroups(db)).map(presentGroup) });
  await sendWholeFile(req, res, {
    name: 'questions',
    format,
    all: async (source) => (await listGroups(source)).flatMap(entryLines),
    present: (line) => line,
    columns: entryColumns,
    heads: { active: 'exports:columns.shown' },
  });
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
  res.json({ content: { ids: ranking.ids } });
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
  res.json({ content: { ids: ranking.ids } });
}
