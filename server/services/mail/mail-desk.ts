import { randomUUID } from 'node:crypto';
import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { amountDue, type Paid } from '../../domain/amount-due.ts';
import { standing } from '../../domain/payable.ts';
import { parseReservationCode } from '../../domain/reservation-code.ts';
import { payableStates } from '../../domain/state-groups.ts';
import { conflict, invalid } from '../../errors.ts';
import { getDeskMailSurroundings } from '../../queries/mail/desk-mail-surroundings.ts';
import { findFormerStay, type MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { findReservationKey } from '../../queries/payments/payment-links.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import type { DeskMail } from '../../schemas/mail-desk.ts';
import { audit, type Doer } from '../audit.ts';
import { cardGateway } from '../payments/gateways/index.ts';
import {
  depositTerms,
  type LinkTerms,
  linkTerms,
  requestPayment,
  requireDue,
} from '../payments/payment-requests.ts';
import { entityOf } from '../reservations/reservation-trail.ts';
import { type NewMail, queueMail, readReservationForMail } from './mail.ts';
import { composeReservationMail } from './mail-reservation.ts';
import type { ReservationMailCode } from './mail-templates.ts';

export type DeskMailKind = 'bank' | 'confirm' | 'payment_link' | 'deposit_link';

interface Rules {
  template: ReservationMailCode;
  /** States in which the mail says the truth. */
  states: readonly string[];
}

const RULES: Record<DeskMailKind, Rules> = {
  bank: { template: 'bank_details', states: payableStates },
  confirm: { template: 'reservation_confirmed', states: ['CONFIRMED', 'CHECKED_IN'] },
  payment_link: { template: 'payment_link', states: payableStates },
  deposit_link: { template: 'deposit_link', states: ['CONFIRMED', 'CHECKED_IN'] },
};

/** The mails that would say the truth of a reservation as it stands. */
export const openDeskMails = (
  reservation: Paid & { status: string; option_until: Date | null },
  deposit_missing_kurus: number,
): DeskMailKind[] => {
  const { status } = standing(reservation, now());
  const isDue = amountDue(reservation).amount_kurus > 0;
  const offered: Record<DeskMailKind, boolean> = {
    payment_link: isDue && cardGateway() !== undefined,
    bank: isDue,
    confirm: true,
    deposit_link: deposit_missing_kurus > 0 && cardGateway() !== undefined,
  };
  return (['payment_link', 'bank', 'confirm', 'deposit_link'] as const).filter(
    (kind) => offered[kind] && RULES[kind].states.includes(status),
  );
};

/** Who the mail is for and what is due, as it stands in this transaction. */
type Stay = Awaited<ReturnType<typeof getReservationForUpdate>> & { key: ReservationKey };

/**
 * Sends a guest the bank details, the confirmation or a link to pay by, with a clerk's note; or shows
 * that mail (`preview`), which writes nothing. 422 for a code that is nobody's; 409
 * `move_not_allowed`, `mail_sent`, `nothing_due`, `template_off`, `card_not_offered`
 */
export async function deskMail(
  db: Db,
  kind: DeskMailKind,
  { reservation_id, note, preview, last_mail }: DeskMail,
  doer: Doer,
) {
  const { template, states } = RULES[kind];
  const key = await requireReservationKey(db, reservation_id);
  const stay = { ...(await getReservationForUpdate(db, key.id, key.kind)), key };
  const { status } = standing(stay, now());
  if (!states.includes(status)) throw conflict('move_not_allowed', { status });
  if (!preview) await refuseAgain(db, key, { template, last_mail });
  if (kind === 'bank') requireDue(stay);
  const link = LINKS.has(kind) ? await linkFor(db, stay, { kind, note, preview }, doer) : null;
  const row = await readReservationForMail(db, template, key);
  // Whoever was told of other days holds a voucher of those.
  const former_stay = kind === 'confirm' ? await findFormerStay(db, key) : undefined;
  const mail = mailOf(template, {
    ...row,
    note,
    ...(link && { payment_link: link }),
    ...(former_stay && { former_stay }),
  });
  const mail_id = preview ? null : await send(db, { mail, template, stay, note }, doer);
  return { mail, mail_id, link, template };
}

/**
 * Two clerks who look at one mail send it once, and the second decides anew by what went. @throws 409 `mail_sent`
 * with when it went and from whom
 */
async function refuseAgain(
  db: Db,
  key: ReservationKey,
  { template, last_mail }: { template: string; last_mail: number | undefined },
): Promise<void> {
  if (last_mail === undefined) return;
  const { last } = await getDeskMailSurroundings(db, key, template);
  if (last && last.id !== last_mail)
    throw conflict('mail_sent', { at: new Date(last.at).toISOString(), by: last.by });
}

/** Mails with a link to pay by. */
const LINKS: ReadonlySet<DeskMailKind> = new Set(['payment_link', 'deposit_link']);

interface Sending {
  mail: NewMail;
  template: ReservationMailCode;
  stay: Stay;
  note: string;
}

async function send(db: Db, { mail, template, stay, note }: Sending, doer: Doer) {
  if (mail.skipped) throw conflict('template_off');
  const event_key = `${mail.event_key}:${randomUUID()}`;
  const id = await queueMail(db, { ...mail, event_key, created_by: doer.id });
  await audit(db, doer, {
    action: 'reservation.mailed',
    entity: entityOf(stay.key.kind),
    entity_id: stay.key.id,
    after: { mail_id: id, template_code: template, ...(note ? { note } : {}) },
  });
  return id ?? null;
}

/** The code stands in the row and in the mail alone; a preview has none. */
async function linkFor(
  db: Db,
  stay: Stay,
  { kind, note, preview }: Pick<DeskMail, 'note' | 'preview'> & { kind: DeskMailKind },
  doer: Doer,
): Promise<LinkTerms & { code: string }> {
  if (!cardGateway()) throw conflict('card_not_offered');
  const terms = kind === 'deposit_link' ? await depositTerms(db, stay) : linkTerms(stay);
  if (preview) return { ...terms, code: PREVIEW_CODE };
  return requestPayment(db, stay, { ...terms, note }, doer);
}

/** Stands in a preview where the code will be; no link has it. */
export const PREVIEW_CODE = 'onizleme';

/** @throws 422 when the code is not a reservation's */
export async function requireReservationKey(db: Db, typed: string): Promise<ReservationKey> {
  const code = parseReservationCode(typed);
  const key = code ? await findReservationKey(db, code) : undefined;
  if (!key) throw invalid({ reservation_id: 'no_such_row' });
  return key;
}

/** A mail to the guest; the only one without a recipient is staff's own. */
function mailOf(template: ReservationMailCode, row: MailedReservation) {
  const mail = composeReservationMail(template, row);
  if (!mail) throw conflict('no_recipient');
  return mail;
}
