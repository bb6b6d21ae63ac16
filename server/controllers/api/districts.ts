import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  districtColumns,
  presentDistrict,
  presentDistrictRow,
} from '../../presenters/content/districts.ts';
import {
  getDistrict,
  listDistrictNames,
  listDistricts,
  requireDistrict,
} from '../../queries/content/districts.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  DistrictChanges,
  DistrictList,
  DistrictSelect,
  NewDistrict,
} from '../../schemas/districts.ts';
import { createDistrict, deleteDistrict, editDistrict } from '../../services/content/districts.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(DistrictList, req.query);
  await sendList(req, res, wanted, {
    name: 'districts',
    read: (source, page) => listDistricts(source, { ...wanted, ...page }),
    present: presentDistrictRow,
    columns: districtColumns,
  });
}

export async function names(req: Request, res: Response) {
  res.json({ content: await listDistrictNames(db, parseQuery(DistrictSelect, req.query)) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const district = await getDistrict(db, id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentDistrict(district) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewDistrict, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createDistrict(transaction, wanted, doer(req, res)) },
  }));
  res.status(201).json({ content: presentDistrict(await getDistrict(db, body.id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireDistrict(db, id);
  await editDistrict(db, id, parseBody(DistrictChanges, req), doer(req, res));
  res.json({ content: presentDistrict(await getDistrict(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'districts', entity: 'district' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireDistrict(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteDistrict(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
