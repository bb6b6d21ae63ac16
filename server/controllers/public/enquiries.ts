import type { Request, Response } from 'express';

import { EnquirePage } from '../../../views/public/enquire/index.tsx';
import { EnquiredPage } from '../../../views/public/enquire/result.tsx';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { notFound } from '../../errors.ts';
import { fieldSentences } from '../../middleware/errors.ts';
import { sendPage } from '../../page.ts';
import { fieldProblems, parseLenient } from '../../parse.ts';
import {
  presentCalendar,
  presentEnquiryErrors,
  presentEnquiryForm,
  presentGuestsReservation,
} from '../../presenters/enquiry.ts';
import { findReservationForCalendar } from '../../queries/guest-reservations.ts';
import { CalendarParams, CalendarQuery, Enquiry, EnquiryQuery } from '../../schemas/enquiries.ts';
import { enquire } from '../../services/enquiries.ts';
import { isGuestLinkToken } from '../../services/guest-links.ts';
import { stayCalendar } from '../../services/ics.ts';
import { paths } from '../../shared/paths.ts';

/** The form, its code filled in by a mail's link. */
export function form(req: Request, res: Response) {
  const { code } = parseLenient(EnquiryQuery, req.query);
  sendPage(req, res, EnquirePage, presentEnquiryForm({ code }));
}

/** A guest's own booking, or the form again with one answer to every wrong pair. */
export async function show(req: Request, res: Response) {
  const given = Enquiry.safeParse(req.body ?? {});
  res.set('Cache-Control', 'no-store');
  if (!given.success) {
    const errors = fieldSentences(fieldProblems(given.error.issues));
    res.status(422);
    return sendPage(req, res, EnquirePage, { ...presentEnquiryForm(req.body), errors });
  }
  const outcome = await enquire(db, given.data);
  if (outcome.kind !== 'found') {
    res.status(outcome.kind === 'unknown' ? 404 : 422);
    const page = { ...presentEnquiryForm(given.data), ...presentEnquiryErrors(outcome) };
    return sendPage(req, res, EnquirePage, page);
  }
  const moment = { now: now(), today: today() };
  sendPage(req, res, EnquiredPage, presentGuestsReservation(outcome.reservation, moment));
}

/** The stay for the guest's calendar, by a link that the guest's own page gave. */
export async function calendar(req: Request, res: Response) {
  const params = CalendarParams.safeParse(req.params);
  const code = params.success ? parseReservationCode(params.data.code) : null;
  if (!code) throw notFound('reservation');
  const { token } = parseLenient(CalendarQuery, req.query);
  if (!isGuestLinkToken(token, { link: 'calendar', code, now: now() }))
    return res.redirect(303, paths.enquire({ code }));
  const reservation = await findReservationForCalendar(db, code);
  if (!reservation) throw notFound('reservation');
  res
    .set('Cache-Control', 'no-store')
    .attachment(`${code}.ics`)
    .type('text/calendar; charset=utf-8')
    .send(stayCalendar(presentCalendar(reservation), now()));
}
