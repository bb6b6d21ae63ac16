import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody } from '../../parse.ts';
import { presentUpload } from '../../presenters/upload-results.ts';
import { presentVillaPicture } from '../../presenters/villa-pictures.ts';
import { requireVilla } from '../../queries/priced-villa-locks.ts';
import { getVillaPicture } from '../../queries/villa-pictures.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  VillaPictureChanges,
  VillaPictureOrder,
  VillaPictureUpload,
} from '../../schemas/villa-pictures.ts';
import { rerankOwned } from '../../services/owned-ranks.ts';
import {
  addVillaPictures,
  deleteVillaPicture,
  editVillaPicture,
} from '../../services/villa-pictures.ts';

export async function upload(req: Request, res: Response) {
  const { fields, files } = parseUpload(VillaPictureUpload, req);
  await requireVilla(db, fields.villa_id);
  const results = await addVillaPictures(db, fields, files, doer(req, res));
  res.status(201).json({ content: presentUpload(results, presentVillaPicture) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getVillaPicture(db, id);
  await editVillaPicture(db, id, parseBody(VillaPictureChanges, req), doer(req, res));
  res.json({ content: presentVillaPicture(await getVillaPicture(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(VillaPictureOrder, req);
  const pictures = { table: 'villa_pictures', owner: 'villa_id', entity: 'villa_picture' } as const;
  await rerankOwned(db, pictures, ranking, doer(req, res));
  res.json({ content: ranking });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getVillaPicture(db, id);
  parseBody(Nothing, req);
  await deleteVillaPicture(db, id, doer(req, res));
  res.json({ content: { id } });
}
