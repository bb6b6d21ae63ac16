import type { Request, Response } from 'express';

import { today } from '../../clock.ts';
import { sendList } from '../../list.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseQuery } from '../../parse.ts';
import {
  ownReservationColumns,
  presentOwnReservation,
  presentOwnReservationLine,
} from '../../presenters/reports/owner-reservations.ts';
import { listOwnerReservations } from '../../queries/reports/owner-reservations.ts';
import { OwnerReservationList } from '../../schemas/reservations.ts';

/** `/ownreservations`: what comes into the caller's own villas and boats, and what it brings them. */
export async function list(req: Request, res: Response) {
  const search = parseQuery(OwnerReservationList, req.query);
  const own = { owner_id: actorOf(res).id, today: today().toString(), boats: true };
  await sendList(req, res, search, {
    name: 'own_reservations',
    read: (source, page) => listOwnerReservations(source, { ...search, ...own, ...page }),
    present: search.format === 'json' ? presentOwnReservation : presentOwnReservationLine,
    columns: ownReservationColumns,
  });
}
