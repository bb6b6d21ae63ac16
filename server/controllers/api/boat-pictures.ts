import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentBoatPicture } from '../../presenters/files/listing-pictures.ts';
import { presentUpload } from '../../presenters/files/upload-results.ts';
import { getPicture } from '../../queries/files/listing-pictures.ts';
import { requireBoat } from '../../queries/listings/boats.ts';
import { BoatPictureChanges, BoatPictureUpload } from '../../schemas/boat-pictures.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import {
  addPictures,
  deletePicture,
  editPicture,
  rankPictures,
} from '../../services/files/listing-pictures.ts';
import { namedIn } from '../../services/named-rows.ts';

export async function upload(req: Request, res: Response) {
  const { fields, files } = parseUpload(BoatPictureUpload, req);
  await namedIn('boat_id', requireBoat(db, fields.boat_id));
  const { boat_id: listing_id, kind } = fields;
  const sent = { files, doer: doer(req, res) };
  const results = await addPictures(db, 'boat', { listing_id, kind }, sent);
  res.status(201).json({ content: presentUpload(results, presentBoatPicture) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPicture(db, 'boat', id);
  await editPicture(db, { of: 'boat', id }, parseBody(BoatPictureChanges, req), doer(req, res));
  res.json({ content: presentBoatPicture(await getPicture(db, 'boat', id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rankPictures(db, 'boat', ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPicture(db, 'boat', id);
  parseBody(Nothing, req);
  await deletePicture(db, { of: 'boat', id }, doer(req, res));
  res.json({ content: { id } });
}
