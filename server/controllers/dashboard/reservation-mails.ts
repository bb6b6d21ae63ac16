import type { RequestHandler } from 'express';

import { ReservationMailPage } from '../../../views/dashboard/reservations/mail.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { sentenceOf } from '../../error-sentences.ts';
import { AppError } from '../../errors.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { getDeskMailSurroundings } from '../../queries/mail/desk-mail-surroundings.ts';
import type { ListingKind, ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { ReservationMailParams, ReservationMailQuery } from '../../schemas/reservation-pages.ts';
import type { Doer } from '../../services/audit.ts';
import { type DeskMailKind, deskMail } from '../../services/mail/mail-desk.ts';
import { getDeskReservation } from '../../services/reservations/desk-reservations.ts';

/** A mail to the guest as it would go out now, with the clerk's note. */
export const preview =
  (kind: ListingKind): RequestHandler =>
  async (req, res) => {
    const { id, mail } = parsePath(ReservationMailParams, req.params);
    const { note } = parseLenient(ReservationMailQuery, req.query);
    const reservation = await getDeskReservation(db, actorOf(res), { kind, id });
    const wanted = { reservation_id: reservation.reservation_id, note, mail };
    await sendDashboardPage(req, res, ReservationMailPage, {
      reservation,
      mail,
      note,
      ...(await previewOf(wanted, reservation, doer(req, res))),
    });
  };

/** Who reads them pays, perhaps a second time. */
const ASKS_FOR_MONEY: ReadonlySet<DeskMailKind> = new Set<DeskMailKind>(['bank', 'payment_link']);

interface Wanted {
  reservation_id: string;
  note: string;
  mail: DeskMailKind;
}

async function previewOf({ mail, ...wanted }: Wanted, key: ReservationKey, by: Doer) {
  try {
    const shown = await db
      .transaction()
      .execute((trial) => deskMail(trial, mail, { ...wanted, preview: true }, by));
    const { recipient, subject, html, text } = shown.mail;
    const { last, awaited } = await getDeskMailSurroundings(db, key, shown.template);
    const preview = { recipient, subject, html, text };
    return { preview, refusal: null, last, awaited: ASKS_FOR_MONEY.has(mail) ? awaited : [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { preview: null, refusal: sentenceOf(error), last: null, awaited: [] };
  }
}
