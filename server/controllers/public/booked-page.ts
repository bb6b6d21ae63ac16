import type { Request, Response } from 'express';

import { BookedPage } from '../../../views/public/booking/done.tsx';
import { now, today } from '../../clock.ts';
import { type Db, db } from '../../db/index.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import { sendPage } from '../../page.ts';
import { parsePath } from '../../parse.ts';
import { presentBooked } from '../../presenters/reservations/booked.ts';
import type { CodedReservation } from '../../queries/guests/guest-reservations.ts';
import { BookedParams } from '../../schemas/bookings.ts';
import { openPrepayment } from '../../services/payments/payables.ts';

type FindByCode = (db: Db, code: string) => Promise<CodedReservation | undefined>;

/**
 * What happens next with the reservation of the address, of a villa or a boat; who has the code alone sees no
 * name and no contact. @throws 404 where the code is none of that listing's
 */
export async function sendBookedPage(
  req: Request,
  res: Response,
  findByCode: FindByCode,
): Promise<void> {
  const { slug, code } = parsePath(BookedParams, req.params);
  const reservation = await findByCode(db, parseReservationCode(code) ?? '');
  if (reservation?.villa_slug !== slug) throw notFound('reservation');
  res.set('Cache-Control', 'no-store');
  const attempt = await openPrepayment(db, reservation);
  const moment = { now: now(), today: today(), attempt };
  sendPage(req, res, BookedPage, presentBooked(reservation, moment));
}
