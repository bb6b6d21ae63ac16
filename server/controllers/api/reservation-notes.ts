import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { callOf } from '../../middleware/call.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parseBody } from '../../parse.ts';
import { requireBoatReservation } from '../../queries/reservations/boat-reservations.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { requireReservation } from '../../queries/reservations/reservations.ts';
import { IdParams } from '../../schemas/common.ts';
import { ReservationNote } from '../../schemas/reservations.ts';
import { onlyOnce } from '../../services/idempotency.ts';
import { addNote } from '../../services/reservations/reservation-notes.ts';

const requireOf = { villa: requireReservation, boat: requireBoatReservation };

/** `POST /reservations/{id}/notes` and the boats': what the agency wants to remember. */
export const add =
  (kind: ListingKind): RequestHandler =>
  async (req: Request, res: Response) => {
    const { id } = parse(IdParams, req.params);
    await requireOf[kind](db, actorOf(res), id);
    const { note } = parseBody(ReservationNote, req);
    const { status, body } = await onlyOnce(db, callOf(req, res, { note }), async (transaction) => {
      await addNote(transaction, { kind, id }, note, doer(req, res));
      return { status: 201, body: { id, note } };
    });
    res.status(status).json({ content: body });
  };
