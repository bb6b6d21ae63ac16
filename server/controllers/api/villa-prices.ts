import type { Request, Response } from 'express';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  presentReplaced,
  presentVillaPrices,
  presentWrittenSeason,
} from '../../presenters/prices/villa-prices.ts';
import { getSeason, getVillaPrices } from '../../queries/prices/villa-prices.ts';
import { IdParams, Nothing, SeenVersion } from '../../schemas/common.ts';
import { SeasonsChange } from '../../schemas/price-bulk.ts';
import { SeasonsReplacement } from '../../schemas/season-ranges.ts';
import { NewSeason, SeasonChanges, SeasonCopy } from '../../schemas/villa-prices.ts';
import { changeSeasons } from '../../services/prices/price-bulk.ts';
import { seasonAnswer, seasonCopyAnswer } from '../../services/prices/villa-price-answers.ts';
import { copySeasonYear } from '../../services/prices/villa-price-copies.ts';
import { replaceSeasons } from '../../services/prices/villa-price-ranges.ts';
import { createSeason, editSeason, removeSeason } from '../../services/prices/villa-prices.ts';

export async function show(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const villa = await getVillaPrices(db, actorOf(res), id);
  parseQuery(Nothing, req.query);
  res.json({ content: presentVillaPrices(villa) });
}

export async function create(req: Request, res: Response) {
  const wanted = parseBody(NewSeason, req);
  const written = await createSeason(db, wanted, doer(req, res));
  res.status(201).json({ content: presentWrittenSeason(written) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getSeason(db, id);
  const changes = parseBody(SeasonChanges, req);
  const written = await editSeason(db, id, changes, doer(req, res));
  res.json({ content: presentWrittenSeason(written) });
}

/** The same change to several seasons. */
export async function changeSeveral(req: Request, res: Response) {
  const changed = await changeSeasons(db, parseBody(SeasonsChange, req), doer(req, res));
  res.json({ content: changed.map(seasonAnswer) });
}

/** Some seasons make way for others. */
export async function replace(req: Request, res: Response) {
  const wanted = parseBody(SeasonsReplacement, req);
  const replaced = await replaceSeasons(db, wanted, doer(req, res));
  res.json({ content: presentReplaced(wanted.villa_id, replaced) });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getSeason(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await removeSeason(db, id, version, doer(req, res));
  res.json({ content: { id } });
}

export async function copy(req: Request, res: Response) {
  const wanted = parseBody(SeasonCopy, req);
  const copies = await copySeasonYear(db, wanted, doer(req, res));
  res.json({ content: copies.map(seasonCopyAnswer) });
}
