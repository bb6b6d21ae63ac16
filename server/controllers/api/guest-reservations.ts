import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { GuestReservation } from '../../schemas/reservations.ts';
import { bookAsGuest } from '../../services/reservations/guest-bookings.ts';

export async function create(req: Request, res: Response) {
  const wanted = parseBody(GuestReservation, req);
  const key = req.get('idempotency-key');
  const userAgent = req.get('user-agent') ?? null;
  const sender = { key, doer: doer(req, res), userAgent };
  const { status, body } = await bookAsGuest(db, wanted, sender);
  wakeMails();
  res.status(status).json({ content: body });
}
