import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { presentCardPictures } from '../../presenters/files/card-pictures.ts';
import { type CardPicture, listCardPictures } from '../../queries/files/card-pictures.ts';
import { ListedSlugs } from '../../schemas/card-pictures.ts';

/** What a list's cards show beside their first picture; asked for when somebody turns to one. */
export async function villas(req: Request, res: Response) {
  send(res, await listCardPictures(db, 'villa', slugsOf(req)));
}

export async function boats(req: Request, res: Response) {
  send(res, await listCardPictures(db, 'boat', slugsOf(req)));
}

function slugsOf(req: Request): string[] {
  const asked = ListedSlugs.safeParse(req.params);
  if (!asked.success) throw notFound('picture');
  return asked.data.slugs;
}

function send(res: Response, pictures: CardPicture[]): void {
  res.set('Cache-Control', 'public, max-age=300');
  res.json({ content: presentCardPictures(pictures) });
}
