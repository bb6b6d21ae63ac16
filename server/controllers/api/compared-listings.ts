import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import {
  presentComparedBoat,
  presentComparedVilla,
} from '../../presenters/listings/compared-listings.ts';
import { listComparedBoats } from '../../queries/listings/compared-boats.ts';
import { listComparedVillas } from '../../queries/listings/compared-villas.ts';
import { ComparedListings } from '../../schemas/compared-listings.ts';

/** Villas on sale side by side, in the order asked for; one that is not on sale is left out. */
export async function villas(req: Request, res: Response) {
  const { ids } = parseQuery(ComparedListings, req.query);
  const found = await listComparedVillas(db, ids, today().toString());
  res.json({ content: found.map(presentComparedVilla) });
}

/** The same of boats. */
export async function boats(req: Request, res: Response) {
  const { ids } = parseQuery(ComparedListings, req.query);
  const found = await listComparedBoats(db, ids);
  res.json({ content: found.map(presentComparedBoat) });
}
