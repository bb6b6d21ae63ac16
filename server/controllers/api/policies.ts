import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { policyColumns, presentPolicy } from '../../presenters/content/policies.ts';
import { getPolicy, listPolicies } from '../../queries/content/policies.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { NewPolicy, PolicyChanges, PolicyList } from '../../schemas/policies.ts';
import { createPolicy, deletePolicy, editPolicy } from '../../services/content/policies.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(PolicyList, req.query);
  await sendList(req, res, wanted, {
    name: 'policies',
    read: (source, page) => listPolicies(source, { ...wanted, ...page }),
    present: presentPolicy,
    columns: policyColumns,
  });
}

export async function create(req: Request, res: Response) {
  const id = await createPolicy(db, parseBody(NewPolicy, req), doer(req, res));
  res.status(201).json({ content: presentPolicy(await getPolicy(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPolicy(db, id);
  await editPolicy(db, id, parseBody(PolicyChanges, req), doer(req, res));
  res.json({ content: presentPolicy(await getPolicy(db, id)) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPolicy(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deletePolicy(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
