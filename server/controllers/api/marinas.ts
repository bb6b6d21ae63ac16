import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { marinaColumns, presentMarina } from '../../presenters/content/marinas.ts';
import { getMarina, listMarinas } from '../../queries/content/marinas.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { MarinaChanges, MarinaList, NewMarina } from '../../schemas/marinas.ts';
import { createMarina, deleteMarina, editMarina } from '../../services/content/marinas.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(MarinaList, req.query);
  await sendList(req, res, wanted, {
    name: 'marinas',
    read: (source, page) => listMarinas(source, { ...wanted, ...page }),
    present: presentMarina,
    columns: marinaColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const marina = await getMarina(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentMarina(marina) });
}

export async function create(req: Request, res: Response) {
  const id = await createMarina(db, parseBody(NewMarina, req), doer(req, res));
  res.status(201).json({ content: presentMarina(await getMarina(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMarina(db, id);
  await editMarina(db, id, parseBody(MarinaChanges, req), doer(req, res));
  res.json({ content: presentMarina(await getMarina(db, id)) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getMarina(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteMarina(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
