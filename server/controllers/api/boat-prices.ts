import type { Request, Response } from 'express';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentBoatCopy } from '../../presenters/prices/boat-price-copies.ts';
import {
  presentBoatPrices,
  presentReplacedBoatPrices,
  presentWrittenBoatPrice,
} from '../../presenters/prices/boat-prices.ts';
import { requireBoatClosing } from '../../queries/calendars/boat-closings.ts';
import { getBoatPrice, getBoatPrices } from '../../queries/prices/boat-prices.ts';
import {
  BoatDateChanges,
  BoatPriceChanges,
  BoatPriceCopy,
  NewBoatDate,
  NewBoatPrice,
} from '../../schemas/boat-prices.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { BoatPricesChange } from '../../schemas/price-bulk.ts';
import { BoatPricesReplacement } from '../../schemas/season-ranges.ts';
import { closeBoat, editBoatClosing, openBoat } from '../../services/calendars/boat-closings.ts';
import { boatClosingAnswer } from '../../services/calendars/closing-answers.ts';
import { boatPriceAnswer } from '../../services/prices/boat-price-answers.ts';
import { copyBoatYear } from '../../services/prices/boat-price-copies.ts';
import { replaceBoatPrices } from '../../services/prices/boat-price-ranges.ts';
import {
  createBoatPrice,
  editBoatPrice,
  removeBoatPrice,
} from '../../services/prices/boat-prices.ts';
import { changeBoatPrices } from '../../services/prices/price-bulk.ts';

/** A boat with its prices and the days on which staff closed it, from today on. */
export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const prices = await getBoatPrices(db, id, today().toString());
  parseQuery(Nothing, req.query);
  res.json({ content: presentBoatPrices(prices) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewBoatPrice, req);
  const written = await createBoatPrice(db, wanted, doer(req, res));
  res.status(201).json({ content: presentWrittenBoatPrice(written) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatPrice(db, id);
  const changes = parseBody(BoatPriceChanges, req);
  const written = await editBoatPrice(db, id, changes, doer(req, res));
  res.json({ content: presentWrittenBoatPrice(written) });
}

/** The same change to several prices. */
export async function changeSeveral(req: Request, res: Response) {
  const changed = await changeBoatPrices(db, parseBody(BoatPricesChange, req), doer(req, res));
  res.json({ content: changed.map(boatPriceAnswer) });
}

/** Some prices make way for others. */
export async function replace(req: Request, res: Response) {
  const wanted = parseBody(BoatPricesReplacement, req);
  const replaced = await replaceBoatPrices(db, wanted, doer(req, res));
  res.json({ content: presentReplacedBoatPrices(wanted.boat_id, replaced) });
}

export async function copy(req: Request, res: Response) {
  const copied = await copyBoatYear(db, parseBody(BoatPriceCopy, req), doer(req, res));
  res.json({ content: presentBoatCopy(copied) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatPrice(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeBoatPrice(db, id, version, doer(req, res));
  res.json({ content: { id } });
}

export async function close(req: Request, res: Response) {
  const wanted = parseBody(NewBoatDate, req);
  const closing = await closeBoat(db, wanted, doer(req, res));
  res.status(201).json({ content: boatClosingAnswer(closing) });
}

export async function updateDate(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoatClosing(db, id);
  const changes = parseBody(BoatDateChanges, req);
  const closing = await editBoatClosing(db, id, changes, doer(req, res));
  res.json({ content: boatClosingAnswer(closing) });
}

export async function open(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await requireBoatClosing(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await openBoat(db, id, version, doer(req, res));
  res.json({ content: { id } });
}
