import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentBoatPicture } from '../../presenters/boat-pictures.ts';
import { presentUpload } from '../../presenters/upload-results.ts';
import { requireBoat } from '../../queries/boat-closings.ts';
import { getBoatPicture } from '../../queries/boat-pictures.ts';
import { BoatPictureChanges, BoatPictureUpload } from '../../schemas/boat-pictures.ts';
import { IdParams, Nothing, Ranking } from '../../schemas/common.ts';
import {
  addBoatPictures,
  deleteBoatPicture,
  editBoatPicture,
} from '../../services/boat-pictures.ts';
import { rerankOwned } from '../../services/owned-ranks.ts';

export async function upload(req: Request, res: Response) {
  const { fields, files } = parseUpload(BoatPictureUpload, req);
  await requireBoat(db, fields.boat_id);
  const results = await addBoatPictures(db, fields, files, doer(req, res));
  res.status(201).json({ content: presentUpload(results, presentBoatPicture) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatPicture(db, id);
  await editBoatPicture(db, id, parseBody(BoatPictureChanges, req), doer(req, res));
  res.json({ content: presentBoatPicture(await getBoatPicture(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  const pictures = { table: 'boat_pictures', owner: 'boat_id', entity: 'boat_picture' } as const;
  await rerankOwned(db, pictures, ranking, doer(req, res));
  res.json({ content: ranking });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getBoatPicture(db, id);
  parseBody(Nothing, req);
  await deleteBoatPicture(db, id, doer(req, res));
  res.json({ content: { id } });
}
