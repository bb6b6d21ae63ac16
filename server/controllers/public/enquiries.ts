import type { Request, Response } from 'express';

import { EnquirePage } from '../../../views/public/enquire/index.tsx';
import { EnquiredPage } from '../../../views/public/enquire/result.tsx';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import { sendPage } from '../../page.ts';
import { parse, parseLenient, parsePath } from '../../parse.ts';
import {
  presentCalendar,
  presentEnquiryForm,
  presentGuestsReservation,
} from '../../presenters/enquiry.ts';
import { findBoatReservationForCalendar } from '../../queries/guest-boat-reservations.ts';
import { findReservationForCalendar } from '../../queries/guest-reservations.ts';
import { listOpenLinks } from '../../queries/payment-links.ts';
import { CalendarParams, CalendarQuery, Enquiry, EnquiryQuery } from '../../schemas/enquiries.ts';
import { enquire } from '../../services/enquiries.ts';
import { isGuestLinkToken } from '../../services/guest-links.ts';
import { stayCalendar } from '../../services/ics.ts';
import { paths } from '../../shared/paths.ts';

/** The form, its code filled in by a mail's link. */
export function form(req: Request, res: Response) {
  const { code } = parseLenient(EnquiryQuery, req.query);
  sendPage(req, res, EnquirePage, presentEnquiryForm({ code }, []));
}

/** A guest's own booking, or the form again with one answer to every wrong pair. */
export async function show(req: Request, res: Response) {
  const outcome = await enquire(db, parse(Enquiry, req.body));
  res.set('Cache-Control', 'no-store');
  if (outcome.kind !== 'found') {
    const unknown = outcome.kind === 'unknown';
    const page = presentEnquiryForm(req.body, unknown ? [] : outcome.fields);
    res.status(unknown ? 404 : 422);
    return sendPage(req, res, EnquirePage, { ...page, unknown });
  }
  const links = await listOpenLinks(db, outcome.reservation.reservation_id);
  const moment = { now: now(), today: today(), links };
  sendPage(req, res, EnquiredPage, presentGuestsReservation(outcome.reservation, moment));
}

/** The stay for the guest's calendar, by a link that the guest's own page gave. */
export async function calendar(req: Request, res: Response) {
  const code = parseReservationCode(parsePath(CalendarParams, req.params).code);
  if (!code) throw notFound('reservation');
  const { token } = parseLenient(CalendarQuery, req.query);
  if (!isGuestLinkToken(token, { link: 'calendar', code, now: now() }))
    return res.redirect(303, paths.enquire({ code }));
  const reservation =
    (await findReservationForCalendar(db, code)) ??
    (await findBoatReservationForCalendar(db, code));
  if (!reservation) throw notFound('reservation');
  res
    .set('Cache-Control', 'no-store')
    .attachment(`${code}.ics`)
    .type('text/calendar; charset=utf-8')
    .send(stayCalendar(presentCalendar(reservation), now()));
}
