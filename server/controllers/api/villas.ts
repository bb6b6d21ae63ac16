import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentVillaDetail } from '../../presenters/listings/villa-forms.ts';
import {
  presentFoundVillaName,
  presentVillaRow,
  villaColumns,
} from '../../presenters/listings/villas.ts';
import { listClosings } from '../../queries/calendars/villa-dates.ts';
import { getVilla } from '../../queries/listings/villa-forms.ts';
import {
  findVillaNames,
  listVillaNames,
  listVillas,
  requireVilla,
} from '../../queries/listings/villas.ts';
import { listSeasons } from '../../queries/prices/villa-prices.ts';
import { Flags, IdParams, Nothing } from '../../schemas/common.ts';
import { NewVilla, VillaChanges, VillaCopy } from '../../schemas/villa-forms.ts';
import { VillaPapers } from '../../schemas/villa-papers.ts';
import {
  VillaFeatures,
  VillaList,
  VillaLookUp,
  VillaOrder,
  Withdrawal,
} from '../../schemas/villas.ts';
import { setFlags } from '../../services/content/flags.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { createVilla, editVilla, setVillaFeatures } from '../../services/listings/villa-forms.ts';
import { editVillaPapers } from '../../services/listings/villa-papers.ts';
import { copyVilla, deleteVilla, withdrawVilla } from '../../services/listings/villa-states.ts';
import { placeRow, rerank } from '../../services/ranks.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(VillaList, req.query);
  const actor = actorOf(res);
  await sendList(req, res, search, {
    name: 'villas',
    read: (source, page) =>
      listVillas(source, actor, { ...search, ...page, today: today().toString() }),
    present: presentVillaRow,
    columns: villaColumns,
  });
}

export async function all(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: await listVillaNames(db, actorOf(res)) });
}

export async function lookUp(req: Request, res: Response) {
  const found = await findVillaNames(db, actorOf(res), parseQuery(VillaLookUp, req.query));
  res.json({ content: found.map(presentFoundVillaName) });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id, actorOf(res));
  parseQuery(Nothing, req.query);
  await answer(res, id);
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewVilla, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await createVilla(transaction, wanted, doer(req, res)) },
  }));
  await answer(res.status(201), body.id);
}

export async function copy(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  const wanted = parseBody(VillaCopy, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => ({
    status: 201,
    body: { id: await copyVilla(transaction, id, wanted, doer(req, res)) },
  }));
  await answer(res.status(201), body.id);
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  await editVilla(db, id, parseBody(VillaChanges, req), doer(req, res));
  await answer(res, id);
}

export async function setFeatures(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  await setVillaFeatures(db, id, parseBody(VillaFeatures, req), doer(req, res));
  await answer(res, id);
}

export async function setPapers(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  await editVillaPapers(db, id, parseBody(VillaPapers, req), doer(req, res));
  await answer(res, id);
}

export async function withdraw(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  await withdrawVilla(db, id, parseBody(Withdrawal, req), doer(req, res));
  await answer(res, id);
}

export const setActivity = flag('active');
export const setPopular = flag('popular');
export const setVillaOfMonth = flag('villa_of_month');

export async function order(req: Request, res: Response) {
  const { ids, seen, id = 0, position = 0 } = parseBody(VillaOrder, req);
  const villas = { table: 'villas', entity: 'villa' } as const;
  if (ids) await rerank(db, villas, { ids, seen }, doer(req, res));
  else await placeRow(db, villas, { id, position }, doer(req, res));
  res.json({ content: { ids: ids ?? [id] } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireVilla(db, id);
  parseBody(Nothing, req);
  await deleteVilla(db, id, doer(req, res));
  res.json({ content: { id } });
}

async function answer(res: Response, id: number) {
  const actor = actorOf(res);
  const [villa, seasons, closings] = await Promise.all([
    getVilla(db, actor, id),
    listSeasons(db, [id]),
    listClosings(db, id, today().toString()),
  ]);
  res.json({ content: presentVillaDetail(villa, { seasons, closings }, actor) });
}

function flag(column: 'active' | 'popular' | 'villa_of_month') {
  return async (req: Request, res: Response) => {
    const flags = parseBody(Flags, req);
    const switched = { table: 'villas', column, entity: 'villa' } as const;
    const changed = await setFlags(db, switched, flags, doer(req, res));
    res.json({ content: { ...flags, changed } });
  };
}
