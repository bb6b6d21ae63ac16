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
import type { Booked } from '../../services/guests/guest-senders.ts';
import { openPrepayment } from '../../services/payments/payables.ts';
import { paths, withQuery } from '../../shared/paths.ts';

type FindByCode = (db: Db, code: string) => Promise<CodedReservation | undefined>;

/** Where who booked goes on: to pay for what is held, else to the booking's page, which says why it is a request. */
export const nextOf = ({ reservation_id, pay_now, instead }: Booked, page: string): string =>
  pay_now ? paths.payment(reservation_id) : withQuery(page, { instead: instead && 1 });

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
  const instead = req.query.instead !== undefined;
  const moment = { now: now(), today: today(), attempt, instead };
  sendPage(req, res, BookedPage, presentBooked(reservation, moment));
}
