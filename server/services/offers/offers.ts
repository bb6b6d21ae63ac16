import { randomBytes } from 'node:crypto';

import { now, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { isOfferClosed, type OfferStatus, offerStatus } from '../../domain/offers.ts';
import { parseReservationCode, reservationCode } from '../../domain/reservation-code.ts';
import { parseStay, printStay, stayOf } from '../../domain/stay.ts';
import { AppError, conflict, invalid, notFound } from '../../errors.ts';
import {
  deleteOffer,
  getOfferForUpdate,
  insertOffer,
  type LockedOffer,
  markOfferOpened,
  replaceOfferVillas,
  updateOffer,
} from '../../queries/offers/offer-writes.ts';
import { getOffer, getOfferByCode, listOfferedVillas } from '../../queries/offers/offers.ts';
import type { NewOffer, OfferChanges, OfferMove } from '../../schemas/offers.ts';
import { audit, type Doer } from '../audit.ts';
import type { SiteRules } from '../content/settings.ts';
import { siteRules } from '../listings/shell.ts';
import type { UnwantedRow } from '../stale-rows.ts';
import { storedPhone } from '../stored-phone.ts';
import { queueOfferMail } from './offer-mails.ts';
import { quoteOfferVillas } from './offer-quotes.ts';

/** How long an offer is good for unless staff say. */
const DAYS_VALID = 3;

/**
 * In the caller's transaction: makes an offer, each villa's quote of today frozen with it, nothing held.
 * 422 `offer_not_sellable` with every villa that cannot be had for the stay and why.
 */
export async function createOffer(
  db: Db,
  wanted: NewOffer,
  { doer, rules }: { doer: Doer; rules: SiteRules },
): Promise<number> {
  const offer = rowOf(wanted);
  const villas = await quoteOfferVillas(db, wanted, { ...rules, today: today() });
  const code = reservationCode(randomBytes(16));
  const id = await insertOffer(db, { ...offer, code, created_by: doer.id });
  await replaceOfferVillas(db, id, villas);
  await note(db, doer, { action: 'offer.created', id, after: summaryOf(offer, villas) });
  return id;
}

/** Replaces an offer's fields and quotes its villas anew. 409 `offer_closed`, `stale`; 422 as above. */
export async function editOffer(
  pool: Db,
  id: number,
  { version, ...wanted }: OfferChanges,
  doer: Doer,
): Promise<void> {
  const rules = await siteRules();
  await pool.transaction().execute(async (db) => {
    const before = await getOfferForUpdate(db, id);
    // First: whatever else was changed, it cannot be edited any more.
    refuseClosed(before);
    await refuseStale(db, before, version);
    const offer = rowOf(wanted, before);
    const villas = await quoteOfferVillas(db, wanted, { ...rules, today: today() });
    await updateOffer(db, id, offer);
    await replaceOfferVillas(db, id, villas);
    await note(db, doer, { action: 'offer.edited', id, before, after: summaryOf(offer, villas) });
  });
}

/**
 * In the caller's transaction: sends an offer by mail where there is an address, and notes that it was
 * sent; or takes it back. 409 `offer_closed`, `offer_over`, `stale`.
 */
export async function moveOffer(db: Db, id: number, wanted: OfferMove, doer: Doer): Promise<void> {
  const offer = await getOfferForUpdate(db, id);
  await refuseStale(db, offer, wanted.version);
  const status = refuseClosed(offer);
  if (wanted.status === 'SENT' && status === 'EXPIRED') throw conflict('offer_over', { status });
  const moment = wanted.status === 'SENT' ? 'sent_at' : 'withdrawn_at';
  await updateOffer(db, id, { [moment]: now().toString() });
  if (wanted.status === 'SENT') await queueOfferMail(db, await getOffer(db, id), doer.id);
  const action = wanted.status === 'SENT' ? 'offer.sent' : 'offer.withdrawn';
  await note(db, doer, { action, id, before: { status }, after: { status: wanted.status } });
}

/** Removes an offer that became no reservation. 409 `offer_closed` for one that did, `stale`. */
export async function removeOffer(
  pool: Db,
  { id, version }: UnwantedRow,
  doer: Doer,
): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const offer = await getOfferForUpdate(db, id);
    await refuseStale(db, offer, version);
    if (offer.accepted_at) throw conflict('offer_closed', { status: 'ACCEPTED' });
    await deleteOffer(db, id);
    await note(db, doer, { action: 'offer.deleted', id, before: offer });
  });
}

/**
 * What the link shows, availability as of now; a person's first reading after it was sent is noted.
 * @throws 404 for a code that is none, 410 once it was taken back
 */
export async function readOffer(db: Db, typed: string, by: 'person' | 'robot' = 'person') {
  const code = parseReservationCode(typed);
  if (code === null) throw notFound('offer');
  const offer = await getOfferByCode(db, code);
  if (offer.withdrawn_at) throw new AppError(410, 'offer_withdrawn');
  if (by === 'person' && offer.sent_at && !offer.opened_at) await markOfferOpened(db, offer.id);
  return { offer, villas: await listOfferedVillas(db, offer.id) };
}

/**
 * An offer's columns as staff fill them; one that is edited keeps a validity that still runs.
 * @throws 422 for a phone that is none, a validity that is over
 */
function rowOf(wanted: NewOffer, before?: { valid_until: Date }) {
  const customer_phone = wanted.customer_phone ? storedPhone(wanted.customer_phone) : null;
  const valid_until = wanted.valid_until
    ? Temporal.Instant.from(wanted.valid_until)
    : defaultEnd(before);
  if (Temporal.Instant.compare(valid_until, now()) <= 0)
    throw invalid({ valid_until: 'offer_over' });
  const { villas: _, check_in, check_out, ...fields } = wanted;
  return {
    ...fields,
    customer_phone,
    stay: printStay(stayOf(check_in, check_out)),
    valid_until: valid_until.toString(),
  };
}

function defaultEnd(before: { valid_until: Date } | undefined): Temporal.Instant {
  const running = before && Temporal.Instant.fromEpochMilliseconds(before.valid_until.getTime());
  return running && Temporal.Instant.compare(running, now()) > 0
    ? running
    : now().add({ hours: 24 * DAYS_VALID });
}

/** @throws 409 `stale` with the offer and its villas as they are now */
async function refuseStale(db: Db, offer: LockedOffer, version: number | undefined) {
  if (version === undefined || version === offer.version) return;
  const villas = (await listOfferedVillas(db, offer.id)).map(
    ({ villa_id, name, note, own_discount_percent }) => ({
      ...{ villa_id, name, note, discount_percent: own_discount_percent },
    }),
  );
  throw conflict('stale', { version: offer.version, current: { ...fieldsOf(offer), villas } });
}

/** What staff fill in, by the names they send it under. */
function fieldsOf(offer: LockedOffer) {
  const { customer_name, customer_email, customer_phone, adults, children, babies } = offer;
  const { check_in, check_out } = parseStay(offer.stay);
  return {
    ...{ customer_name, customer_email, customer_phone, adults, children, babies },
    ...{ check_in: `${check_in}`, check_out: `${check_out}` },
    ...{ note: offer.note, discount_percent: offer.discount_percent },
    valid_until: offer.valid_until.toISOString(),
    status: offerStatus(momentsOf(offer), now()),
  };
}

function refuseClosed(offer: LockedOffer): OfferStatus {
  const status = offerStatus(momentsOf(offer), now());
  if (isOfferClosed(status)) throw conflict('offer_closed', { status });
  return status;
}

/** Dates of the database as the rule takes them. */
export function momentsOf(offer: Record<keyof Parameters<typeof offerStatus>[0], Date | null>) {
  const moment = (date: Date | null) =>
    date && Temporal.Instant.fromEpochMilliseconds(new Date(date).getTime());
  return {
    valid_until: moment(offer.valid_until) ?? Temporal.Instant.fromEpochMilliseconds(0),
    sent_at: moment(offer.sent_at),
    opened_at: moment(offer.opened_at),
    accepted_at: moment(offer.accepted_at),
    withdrawn_at: moment(offer.withdrawn_at),
  };
}

const summaryOf = (
  offer: object,
  villas: { villa_id: number; total_kurus: number }[],
): Record<string, unknown> => ({
  ...offer,
  villas: villas.map(({ villa_id, total_kurus }) => ({ villa_id, total_kurus })),
});

const note = (
  db: Db,
  doer: Doer,
  { id, ...change }: { action: string; id: number; before?: object; after?: object },
) => audit(db, doer, { ...change, entity: 'offer', entity_id: id });
