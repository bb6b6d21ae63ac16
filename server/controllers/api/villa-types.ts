import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentPublicVillaType,
  presentVillaType,
  presentVillaTypeRow,
  villaTypeColumns,
} from '../../presenters/content/villa-types.ts';
import {
  getType,
  listPublicTypes,
  listTypes,
  requireType,
} from '../../queries/content/listing-types.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import {
  ListingTypeChanges,
  ListingTypeList,
  NewListingType,
} from '../../schemas/listing-types.ts';
import { createType, deleteType, editType } from '../../services/content/listing-types.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { rerank } from '../../services/ranks.ts';

/** `/v1/villatype`: the types that guests may choose from. */
export async function open(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const types = await listPublicTypes(db, 'villa');
  res.json({ content: types.map(presentPublicVillaType) });
}

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(ListingTypeList, req.query);
  await sendList(req, res, wanted, {
    name: 'villa_types',
    read: (source, page) => listTypes(source, 'villa', { ...wanted, ...page }),
    present: presentVillaTypeRow,
    columns: villaTypeColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const type = await getType(db, 'villa', id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentVillaType(type) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewListingType, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createType(transaction, 'villa', wanted, doer(req, res)) },
  }));
  res.status(201).json({ content: presentVillaType(await getType(db, 'villa', body.id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireType(db, 'villa', id);
  await editType(db, { kind: 'villa', id }, parseBody(ListingTypeChanges, req), doer(req, res));
  res.json({ content: presentVillaType(await getType(db, 'villa', id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'villa_types', entity: 'villa_type' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireType(db, 'villa', id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteType(db, { kind: 'villa', id, version }, doer(req, res));
  res.json({ content: { id } });
}
