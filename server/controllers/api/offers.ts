import type { Request, Response } from 'express';

import { now } from '../../clock.ts';
import { type Db, db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { wakeMails } from '../../jobs/index.ts';
import { sendList } from '../../list.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  offerColumns,
  presentOffer,
  presentOfferRow,
  presentPublicOffer,
} from '../../presenters/offers/offers.ts';
import { getOffer, listOfferedVillas, listOffers } from '../../queries/offers/offers.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { NewOffer, OfferChanges, OfferList, OfferLookup, OfferMove } from '../../schemas/offers.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { siteRules } from '../../services/listings/shell.ts';
import {
  createOffer,
  editOffer,
  moveOffer,
  readOffer,
  removeOffer,
} from '../../services/offers/offers.ts';

export async function list(req: Request, res: Response) {
  const search = parseQuery(OfferList, req.query);
  await sendList(req, res, search, {
    name: 'offers',
    read: (source, page) => listOffers(source, { ...search, ...page }, now().toString()),
    present: (row) => presentOfferRow(row, context()),
    columns: offerColumns,
  });
}

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const offer = await getOffer(db, id);
  parseQuery(Nothing, req.query);
  const villas = await listOfferedVillas(db, id);
  res.json({ content: presentOffer(offer, villas, context()) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewOffer, req);
  const by = { doer: doer(req, res), rules: await siteRules() };
  const { status, body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    const id = await createOffer(transaction, wanted, by);
    return { status: 201, body: await presented(transaction, id) };
  });
  res.status(status).json({ content: body });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getOffer(db, id);
  const changes = parseBody(OfferChanges, req);
  await editOffer(db, id, changes, doer(req, res));
  res.json({ content: await presented(db, id) });
}

export async function move(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getOffer(db, id);
  const wanted = parseBody(OfferMove, req);
  const { body } = await onlyOnce(db, callOf(req, res, wanted), async (transaction) => {
    await moveOffer(transaction, id, wanted, doer(req, res));
    return { status: 200, body: await presented(transaction, id) };
  });
  wakeMails();
  res.json({ content: body });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getOffer(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeOffer(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}

/** `/v1/offer`: what the customer's link shows. */
export async function read(req: Request, res: Response) {
  const { code } = parseQuery(OfferLookup, req.query);
  const { offer, villas } = await readOffer(db, code);
  res.setHeader('Cache-Control', 'no-store');
  res.json({ content: presentPublicOffer(offer, villas, now()) });
}

const presented = async (source: Db, id: number) =>
  presentOffer(await getOffer(source, id), await listOfferedVillas(source, id), context());

const context = () => ({ now: now(), site_url: env.PUBLIC_URL });
