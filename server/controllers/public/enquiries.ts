import type { Request, Response } from 'express';

import { EnquirePage } from '../../../views/public/enquire/index.tsx';
import { EnquiredPage } from '../../../views/public/enquire/result.tsx';
import { now, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { onOneDay } from '../../domain/charter-days.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { sentenceOf } from '../../error-sentences.ts';
import { AppError, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { sendPage } from '../../page.ts';
import { parse, parseLenient, parsePath } from '../../parse.ts';
import {
  presentCalendar,
  presentEnquiryForm,
  presentGuestsReservation,
} from '../../presenters/guests/enquiry.ts';
import type { Answered } from '../../presenters/guests/guest-affairs.ts';
import { keptText, unsent } from '../../presenters/listings/kept-text.ts';
import { getGuestAffairs } from '../../queries/guests/guest-affairs.ts';
import { findBoatReservationForCalendar } from '../../queries/guests/guest-boat-reservations.ts';
import {
  findReservationForCalendar,
  type GuestsReservation,
} from '../../queries/guests/guest-reservations.ts';
import { findReservationKey, listOpenLinks } from '../../queries/payments/payment-links.ts';
import {
  CalendarParams,
  CalendarQuery,
  Enquiry,
  EnquiryQuery,
  KeptText,
} from '../../schemas/enquiries.ts';
import { GuestPageQuery, GuestPass, GuestRequest } from '../../schemas/guest-affairs.ts';
import { PaymentAgreement } from '../../schemas/payments.ts';
import { stayCalendar } from '../../services/calendars/ics.ts';
import { enquire, findProven } from '../../services/guests/enquiries.ts';
import { sendGuestRequest } from '../../services/guests/guest-affairs.ts';
import { agreementForWord, confirmAsGuest } from '../../services/guests/guest-confirmations.ts';
import { guestLinkToken, isGuestLinkToken } from '../../services/guests/guest-links.ts';
import { keepGuestList } from '../../services/guests/guest-lists.ts';
import { openPrepayment } from '../../services/payments/payables.ts';
import { paths } from '../../shared/paths.ts';

/** The form, its code filled in by a mail's link. */
export function form(req: Request, res: Response) {
  const { code } = parseLenient(EnquiryQuery, req.query);
  sendPage(req, res, EnquirePage, presentEnquiryForm({ code }, []));
}

/**
 * Leads to a guest's own booking, by an address, as going back to the answer of a form is an error page in
 * browsers; or shows the form again, with one answer to every wrong pair. What was written before is put
 * back into its form there.
 */
export async function show(req: Request, res: Response) {
  const body = req.body ?? {};
  const outcome = await enquire(db, parse(Enquiry, body));
  res.set('Cache-Control', 'no-store');
  if (outcome.kind !== 'found') {
    const unknown = outcome.kind === 'unknown';
    const page = presentEnquiryForm(body, unknown ? [] : outcome.fields);
    res.status(unknown ? 404 : 422);
    return sendPage(req, res, EnquirePage, { ...page, unknown });
  }
  const { reservation } = outcome;
  const token = guestLinkToken('own', reservation, now());
  const { kept } = parseLenient(KeptText, body);
  if (kept) return sendOwn(req, res, reservation, { token, answered: { refused: unsent(kept) } });
  res.redirect(303, paths.enquired(reservation.reservation_id, { token }));
}

/** A guest's own booking, for a guest who has looked it up within the last day. */
export async function again(req: Request, res: Response) {
  const { sent, token } = parseLenient(GuestPageQuery, req.query);
  const reservation = await provenBy(req, token);
  if (!reservation) return askAgain(req, res);
  await sendOwn(req, res, reservation, { token, answered: { sent } });
}

/** Takes what the guest asks of the agency. */
export async function ask(req: Request, res: Response) {
  await answer(req, res, 'request', async (key, { charter }) => {
    const wanted = parse(GuestRequest, charter?.unit === 'TRIP' ? onOneDay(req.body) : req.body);
    await sendGuestRequest(db, key, wanted, doer(req, res));
    return wanted.kind.toLowerCase();
  });
}

/** Takes the guest's word for an option that asks for no prepayment, and with it what the boxes say. */
export async function confirm(req: Request, res: Response) {
  await answer(req, res, 'confirm', async (key) => {
    const sender = { doer: doer(req, res), userAgent: req.get('user-agent') ?? null };
    await confirmAsGuest(db, key, () => parse(PaymentAgreement, req.body).mark, sender);
    wakeMails();
    return 'confirmed';
  });
}

/** Takes the list of who comes. */
export async function list(req: Request, res: Response) {
  await answer(req, res, 'guests', async (key) => {
    await keepGuestList(db, key, req.body ?? {}, doer(req, res));
    return 'guests';
  });
}

type RefusedForm = NonNullable<Answered['refused']>['form'];
type Key = NonNullable<Awaited<ReturnType<typeof findReservationKey>>>;

/** Sent: the own page again, by its address. Refused: the page with what was typed and what is wrong. */
async function answer(
  req: Request,
  res: Response,
  refused_form: RefusedForm,
  work: (key: Key, reservation: GuestsReservation) => Promise<string>,
) {
  const { token } = parseLenient(GuestPass, req.body ?? {});
  const reservation = await provenBy(req, token);
  if (!reservation) return askAgain(req, res, refused_form);
  const code = reservation.reservation_id;
  try {
    const key = await findReservationKey(db, code);
    if (!key) throw notFound('reservation');
    const sent = await work(key, reservation);
    res.redirect(303, paths.enquired(code, { token, sent }));
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    res.status(error.status);
    // What was refused may not be as it was when the page was shown.
    const refused = {
      form: refused_form,
      fields: error.fields,
      sentence: Object.keys(error.fields).length > 0 ? null : sentenceOf(error),
      typed: req.body ?? {},
    };
    const shown = (await provenBy(req, token)) ?? reservation;
    await sendOwn(req, res, shown, { token, answered: { refused } });
  }
}

/** The booking of the address, where the token proves that this guest has looked it up. */
async function provenBy(req: Request, token: string) {
  const code = parseReservationCode(parsePath(CalendarParams, req.params).code);
  return code ? findProven(db, code, token) : undefined;
}

/**
 * The booking has to be looked up again. Who had looked it up is told that its day is over; what was written
 * meanwhile comes along in the form, and never in an address.
 */
function askAgain(req: Request, res: Response, form?: RefusedForm) {
  const { code } = parsePath(CalendarParams, req.params);
  if (!form && !req.query.token) return res.redirect(303, paths.enquire({ code }));
  const page = presentEnquiryForm({ code, kept: keptText(form, req.body ?? {}) }, []);
  res.status(403).set('Cache-Control', 'no-store');
  sendPage(req, res, EnquirePage, { ...page, over: true });
}

/** The page goes on by the token that opened it: looking at it again makes that live no longer. */
async function sendOwn(
  req: Request,
  res: Response,
  reservation: GuestsReservation,
  { token, answered = {} }: { token: string; answered?: Answered },
) {
  const code = reservation.reservation_id;
  const key = await findReservationKey(db, code);
  if (!key) throw notFound('reservation');
  const [links, affairs, agreement, attempt] = await Promise.all([
    listOpenLinks(db, code),
    getGuestAffairs(db, key),
    agreementForWord(db, { of: key, reservation }),
    openPrepayment(db, reservation),
  ]);
  const moment = { now: now(), today: today(), token, answered };
  const parts = { links, affairs, agreement, attempt };
  res.set('Cache-Control', 'no-store');
  sendPage(req, res, EnquiredPage, presentGuestsReservation(reservation, { ...moment, ...parts }));
}

/** The stay for the guest's calendar, by a link that the guest's own page gave. */
export async function calendar(req: Request, res: Response) {
  const code = parseReservationCode(parsePath(CalendarParams, req.params).code);
  if (!code) throw notFound('reservation');
  const { token } = parseLenient(CalendarQuery, req.query);
  const holder =
    (await findReservationForCalendar(db, code)) ??
    (await findBoatReservationForCalendar(db, code));
  if (!holder || !isGuestLinkToken(token, { link: 'calendar', holder, now: now() }))
    return res.redirect(303, paths.enquire({ code }));
  res
    .set('Cache-Control', 'no-store')
    .attachment(`${code}.ics`)
    .type('text/calendar; charset=utf-8')
    .send(stayCalendar(presentCalendar(holder), now()));
}
