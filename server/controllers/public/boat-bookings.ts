import { randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import { BookingPage } from '../../../views/public/booking/index.tsx';
import { db } from '../../db/index.ts';
import { charterDays, charterDaysProblem } from '../../domain/charter-days.ts';
import type { CharterUnit } from '../../domain/charter-pricing.ts';
import { presenceOf } from '../../domain/presence.ts';
import { gone, notFound } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { wakeMails } from '../../jobs/index.ts';
import { bookedBy, keepBooked, senderOf } from '../../middleware/booked.ts';
import { sendPage } from '../../page.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import {
  presentCharterAnswer,
  presentCharterPage,
} from '../../presenters/reservations/boat-booking.ts';
import { refusedSentences } from '../../presenters/reservations/booking-errors.ts';
import type { Given } from '../../presenters/reservations/booking-notices.ts';
import { findBoatReservationByCode } from '../../queries/guests/guest-boat-reservations.ts';
import { findPresentBoatSlug } from '../../queries/listings/boat-pages.ts';
import { type BookedBoatRow, findBookedBoat } from '../../queries/reservations/booking-boats.ts';
import { BookingParams, choosesDays } from '../../schemas/bookings.ts';
import { CharterPageQuery } from '../../schemas/charters.ts';
import { findOwnOffered } from '../../services/guests/own-bookings.ts';
import { subscribeWithBooking } from '../../services/mail/subscriptions.ts';
import { submitBoatBookingForm } from '../../services/reservations/boat-booking-forms.ts';
import { offerCharter } from '../../services/reservations/boat-booking-offers.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { nextOf, sendBookedPage } from './booked-page.ts';

/** A day that is over is a charter that cannot be sold: the quote says so. */
const ANY_DAY = '2000-01-01';

/**
 * The form for a charter of a boat on sale, or every reason why it cannot be sold. Who booked it and comes back is
 * led to the booking; who asked for it, and waits, is told so.
 */
export async function form(req: Request, res: Response) {
  const boat = await bookableBoat(req, res);
  if (!boat) return;
  // Its own page tells of it, and of others like it.
  if (presenceOf(boat) === 'off_sale')
    return res.redirect(303, withQuery(paths.boat(boat.villa_slug), req.query));
  const asked = await askedOf(boat, req.query, choosesDays(req.query));
  const asking = { kind: 'boat', listing_id: boat.id, offer: asked.offer } as const;
  const own = await findOwnOffered(db, bookedBy(req), asking);
  if (own?.holds) return res.redirect(303, paths.bookedBoat(boat.villa_slug, own.code));
  const page = presentCharterPage({ boat, ...asked, form_key: newFormKey(), own });
  sendPage(req, res, BookingPage, page);
}

/** Sends the request; `reprice` only shows the form again with the price of what was chosen. */
export async function create(req: Request, res: Response) {
  const boat = await bookableBoat(req, res);
  if (!boat) return;
  const sent = withDays(req.body ?? {});
  const outcome = sent.reprice
    ? ({ kind: 'repriced', status: 200 } as const)
    : await submitBoatBookingForm(db, boat.id, sent, senderOf(req, res));
  if (outcome.kind === 'booked') {
    await subscribeWithBooking(db, sent, senderOf(req, res));
    wakeMails();
    keepBooked(req, res, outcome.reservation_id);
    const page = paths.bookedBoat(boat.villa_slug, outcome.reservation_id);
    return res.redirect(303, nextOf(outcome, page));
  }
  const asked = await askedOf(boat, sent, true);
  res.status('status' in outcome ? outcome.status : 409).set('Cache-Control', 'no-store');
  const fields = outcome.kind === 'refused' ? outcome.fields : {};
  const errors = refusedSentences(fields, asked.days_errors);
  const answer = { boat, ...asked, form_key: newFormKey(), outcome, errors };
  sendPage(req, res, BookingPage, presentCharterAnswer(answer));
}

export const done = (req: Request, res: Response) =>
  sendBookedPage(req, res, findBoatReservationByCode);

/** The boat of the address; undefined when its former address was answered with the present one. */
async function bookableBoat(req: Request, res: Response): Promise<BookedBoatRow | undefined> {
  const { slug } = parsePath(BookingParams, req.params);
  const boat = await findBookedBoat(db, slug);
  if (boat) {
    const presence = presenceOf(boat);
    if (presence === 'unknown') throw notFound('boat');
    if (presence === 'gone') throw gone();
    return boat;
  }
  const present = await findPresentBoatSlug(db, slug);
  if (!present) throw notFound('boat');
  const status = req.method === 'POST' ? 308 : 301;
  res.redirect(status, withQuery(paths.bookBoat(present), req.query));
}

/**
 * The charter that is asked for and its offer; none while the days are no charter, and why they are none,
 * where they were to be chosen.
 */
async function askedOf(boat: BookedBoatRow, given: Given, chooses: boolean) {
  const query = parseLenient(CharterPageQuery, given);
  const unit = query.unit ?? firstUnit(boat);
  const days = charterDays({ ...query, unit }, ANY_DAY);
  const offer = days && (await offerCharter(db, boat, { ...query, ...days, unit }));
  const days_errors = offer || !chooses ? {} : daysErrorsOf({ ...query, unit });
  return { unit, offer, days_errors, given: { ...given, ...days } };
}

/** Told at the day that is missing, else at the last one. */
function daysErrorsOf(chosen: Parameters<typeof charterDaysProblem>[0]): Record<string, string> {
  const problem = charterDaysProblem(chosen, ANY_DAY) ?? 'incomplete';
  const lacks = chosen.unit === 'trip' && problem === 'incomplete' ? 'no_trip_day' : problem;
  return { [chosen.check_in ? 'check_out' : 'check_in']: t(`boats:days_problem.${lacks}`) };
}

const firstUnit = ({ units }: BookedBoatRow): CharterUnit =>
  (['week', 'day', 'trip'] as const).find((unit) => units.includes(unit)) ?? 'day';

/** A day trip's form has one day. */
function withDays(body: Given): Given {
  const query = parseLenient(CharterPageQuery, body);
  return { ...body, ...charterDays(query, ANY_DAY) };
}

const newFormKey = () => randomBytes(16).toString('base64url');
