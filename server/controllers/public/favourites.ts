import type { Request, Response } from 'express';

import { FavouritesPage } from '../../../views/public/favourites/index.tsx';
import { db } from '../../db/index.ts';
import { sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { presentComparedVilla } from '../../presenters/compared-villas.ts';
import { listComparedVillas } from '../../queries/compared-villas.ts';
import { COMPARED_AT_MOST, SharedVillas } from '../../schemas/compared-villas.ts';

/** A list somebody shared, or the page on which a script shows the visitor's own. */
export async function show(req: Request, res: Response) {
  const { ids } = parseLenient(SharedVillas, req.query);
  const villas = await listComparedVillas(db, ids);
  sendPage(req, res, FavouritesPage, {
    at_most: COMPARED_AT_MOST,
    shared: ids.length > 0 ? villas.map(presentComparedVilla) : null,
  });
}
