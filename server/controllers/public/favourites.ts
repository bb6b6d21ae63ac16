import type { Request, Response } from 'express';

import { FavouritesPage } from '../../../views/public/favourites/index.tsx';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import {
  presentComparedBoat,
  presentComparedVilla,
} from '../../presenters/listings/compared-listings.ts';
import { listComparedBoats } from '../../queries/listings/compared-boats.ts';
import { listComparedVillas } from '../../queries/listings/compared-villas.ts';
import { COMPARED_AT_MOST, SharedListings } from '../../schemas/compared-listings.ts';

/** A list somebody shared, or the page on which a script shows the visitor's own. */
export async function show(req: Request, res: Response) {
  const { ids, boats } = parseLenient(SharedListings, req.query);
  const shared = {
    villa: (await listComparedVillas(db, ids, today().toString())).map(presentComparedVilla),
    boat: (await listComparedBoats(db, boats)).map(presentComparedBoat),
  };
  sendPage(req, res, FavouritesPage, {
    at_most: COMPARED_AT_MOST,
    shared: ids.length + boats.length > 0 ? shared : null,
  });
}
