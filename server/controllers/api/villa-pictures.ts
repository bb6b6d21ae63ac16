import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentVillaPicture } from '../../presenters/files/listing-pictures.ts';
import { presentUpload } from '../../presenters/files/upload-results.ts';
import { getPicture } from '../../queries/files/listing-pictures.ts';
import { requireVilla } from '../../queries/listings/villas.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import { VillaPictureChanges, VillaPictureUpload } from '../../schemas/villa-pictures.ts';
import {
  addPictures,
  deletePicture,
  editPicture,
  rankPictures,
} from '../../services/files/listing-pictures.ts';
import { namedIn } from '../../services/named-rows.ts';

export async function upload(req: Request, res: Response) {
  const { fields, files } = parseUpload(VillaPictureUpload, req);
  await namedIn('villa_id', requireVilla(db, fields.villa_id));
  const { villa_id: listing_id, kind } = fields;
  const sent = { files, doer: doer(req, res) };
  const results = await addPictures(db, 'villa', { listing_id, kind }, sent);
  res.status(201).json({ content: presentUpload(results, presentVillaPicture) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPicture(db, 'villa', id);
  await editPicture(db, { of: 'villa', id }, parseBody(VillaPictureChanges, req), doer(req, res));
  res.json({ content: presentVillaPicture(await getPicture(db, 'villa', id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rankPictures(db, 'villa', ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getPicture(db, 'villa', id);
  parseBody(Nothing, req);
  await deletePicture(db, { of: 'villa', id }, doer(req, res));
  res.json({ content: { id } });
}
