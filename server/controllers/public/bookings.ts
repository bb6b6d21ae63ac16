import { randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import { BookingPage } from '../../../views/public/booking/index.tsx';
import { db } from '../../db/index.ts';
import { villaPresence } from '../../domain/presence.ts';
import { gone, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { bookedBy, keepBooked, senderOf } from '../../middleware/booked.ts';
import { sendPage } from '../../page.ts';
import { parseLenient, parsePath, tryParse } from '../../parse.ts';
import { presentBookingAnswer, presentBookingPage } from '../../presenters/reservations/booking.ts';
import {
  refusedSentences,
  stayDaysSentences,
} from '../../presenters/reservations/booking-errors.ts';
import type { Given, Shown } from '../../presenters/reservations/booking-notices.ts';
import { findReservationByCode } from '../../queries/guests/guest-reservations.ts';
import { findPresentSlug } from '../../queries/listings/villa-pages.ts';
import { type BookedVillaRow, findBookedVilla } from '../../queries/reservations/booking-villas.ts';
import { BookingParams, BookingQuery, ChosenStay, choosesDays } from '../../schemas/bookings.ts';
import { findOwnOffered } from '../../services/guests/own-bookings.ts';
import { subscribeWithBooking } from '../../services/mail/subscriptions.ts';
import { submitBookingForm } from '../../services/reservations/booking-forms.ts';
import { offerStay } from '../../services/reservations/booking-offers.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { nextOf, sendBookedPage } from './booked-page.ts';

/**
 * The form for a stay in a villa on sale, or every reason why the stay cannot be sold. Who booked it and comes
 * back is led to the booking; who asked for it, and waits, is told so.
 */
export async function form(req: Request, res: Response) {
  const villa = await bookableVilla(req, res);
  if (!villa) return;
  // Its own page tells of it, and of others that are free on the same days.
  if (villaPresence(villa) === 'off_sale')
    return res.redirect(303, withQuery(paths.villa(villa.villa_slug), req.query));
  const given = parseLenient(BookingQuery, req.query);
  const wish = await offerOf(villa, given, choosesDays(req.query));
  const asking = { kind: 'villa', listing_id: villa.id, offer: wish.offer } as const;
  const own = await findOwnOffered(db, bookedBy(req), asking);
  if (own?.holds) return res.redirect(303, paths.booked(villa.villa_slug, own.code));
  const page = presentBookingPage({ villa, ...wish, given, form_key: newFormKey(), own });
  sendPage(req, res, BookingPage, page);
}

/** Sends the request; `reprice` only shows the form again with the price of what was chosen. */
export async function create(req: Request, res: Response) {
  const villa = await bookableVilla(req, res);
  if (!villa) return;
  const given: Given = req.body ?? {};
  const outcome = given.reprice
    ? ({ kind: 'repriced', status: 200 } as const)
    : await submitBookingForm(db, villa.id, given, senderOf(req, res));
  if (outcome.kind === 'booked') {
    await subscribeWithBooking(db, given, senderOf(req, res));
    wakeMails();
    keepBooked(req, res, outcome.reservation_id);
    return res.redirect(
      303,
      nextOf(outcome, paths.booked(villa.villa_slug, outcome.reservation_id)),
    );
  }
  const { offer, days_errors } = await offerOf(villa, given, true);
  const form_key = newFormKey();
  res.status('status' in outcome ? outcome.status : 409).set('Cache-Control', 'no-store');
  const fields = outcome.kind === 'refused' ? outcome.fields : {};
  const errors = refusedSentences(fields, days_errors);
  const answer = { villa, offer, days_errors, given, form_key, outcome, errors };
  sendPage(req, res, BookingPage, presentBookingAnswer(answer));
}

export const done = (req: Request, res: Response) =>
  sendBookedPage(req, res, findReservationByCode);

/** The villa of the address; undefined when its former address was answered with the present one. */
async function bookableVilla(req: Request, res: Response): Promise<BookedVillaRow | undefined> {
  const { slug } = parsePath(BookingParams, req.params);
  const villa = await findBookedVilla(db, slug);
  if (villa) {
    const presence = villaPresence(villa);
    if (presence === 'unknown') throw notFound('villa');
    if (presence === 'gone') throw gone();
    return villa;
  }
  const present = await findPresentSlug(db, slug);
  if (!present) throw notFound('villa');
  // A form that is sent to the former address is sent again to the present one.
  const status = req.method === 'POST' ? 308 : 301;
  res.redirect(status, withQuery(paths.bookVilla(present), req.query));
}

/**
 * The offer of the chosen stay, people who cannot be counted left out; null while the dates are no stay,
 * and why they are none, where they were to be chosen.
 */
async function offerOf(villa: BookedVillaRow, given: Given, chooses: boolean): Promise<Wish> {
  const asked = parseLenient(BookingQuery, given);
  const stay = tryParse(ChosenStay, asked);
  if (stay.success) return { offer: await offerStay(db, villa, stay.data), days_errors: {} };
  return { offer: null, days_errors: chooses ? stayDaysSentences(stay.fields) : {} };
}

type Wish = Pick<Shown, 'offer' | 'days_errors'>;

const newFormKey = () => randomBytes(16).toString('base64url');
