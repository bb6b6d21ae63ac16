import type { Request, Response } from 'express';

import { BoatPicturesPage } from '../../../views/dashboard/boats/pictures.tsx';
import { VillaPicturesPage } from '../../../views/dashboard/villas/pictures.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parsePath } from '../../parse.ts';
import {
  presentBoatPicture,
  presentVillaPicture,
} from '../../presenters/files/listing-pictures.ts';
import { presentBoatHead } from '../../presenters/listings/boat-heads.ts';
import { presentVillaHead } from '../../presenters/listings/villa-heads.ts';
import { listPictures } from '../../queries/files/listing-pictures.ts';
import { getBoatHead } from '../../queries/listings/boat-heads.ts';
import { getVillaHead } from '../../queries/listings/villa-heads.ts';
import { IdParams } from '../../schemas/common.ts';

export async function ofVilla(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const head = await getVillaHead(db, actorOf(res), id);
  const pictures = await listPictures(db, 'villa', id);
  await sendDashboardPage(req, res, VillaPicturesPage, {
    head: presentVillaHead(head),
    pictures: pictures.map(presentVillaPicture),
  });
}

export async function ofBoat(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const head = await getBoatHead(db, id);
  const pictures = await listPictures(db, 'boat', id);
  await sendDashboardPage(req, res, BoatPicturesPage, {
    head: presentBoatHead(head),
    pictures: pictures.map(presentBoatPicture),
  });
}
