import type { SiteSettings } from '../../../views/layouts/site.ts';
import type { Db } from '../../db/index.ts';
import { frozenQuote, soldPercent } from '../../domain/frozen-sale.ts';
import { conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { getParties, type Parties } from '../../queries/content/legal-documents.ts';
import type { CodedReservation } from '../../queries/guests/guest-reservations.ts';
import { getContractBoat } from '../../queries/reservations/booking-boats.ts';
import { getContractVilla } from '../../queries/reservations/booking-villas.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { areAllThere } from '../../shared/accepted-texts.ts';
import type { Doer } from '../audit.ts';
import {
  type LegalFacts,
  printOf,
  type RenderedDocument,
  recordAcceptances,
  renderLegalDocuments,
} from '../content/legal-documents.ts';
import { charterFacts } from '../listings/boat-facts.ts';
import { siteFacts } from '../listings/shell.ts';
import { bookingFacts, type SaidQuote } from './booking-facts.ts';

/** What a guest has to accept before money is taken, or a stay confirmed. */
export interface Agreement {
  /** With the sale's data, but not the guest's: who has the code alone may read them. */
  documents: RenderedDocument[];
  /** Changes when a word of theirs does. */
  mark: string;
}

export interface Sale {
  of: ReservationKey;
  reservation: CodedReservation;
}

/** Who accepts, and with what. */
export interface Sender {
  doer: Doer;
  userAgent: string | null;
}

/**
 * The texts of a sale that nobody has accepted yet, as of one that staff entered on the telephone
 * (domain §2.3); null where they were accepted.
 */
export async function missingAgreement(
  db: Db,
  { of, reservation }: Sale,
): Promise<Agreement | null> {
  const parties = await getParties(db, of);
  if (parties.has_accepted) return null;
  const { settings } = await siteFacts();
  return agreementOn(db, { of, reservation, parties, settings });
}

/**
 * The reservation is locked: its sale may have been made anew since a page was read.
 * @throws 409 `accept_first` while the texts of the sale as it is by now are not accepted
 */
export async function refuseUnaccepted(db: Db, of: ReservationKey): Promise<void> {
  const { has_accepted } = await getParties(db, of);
  if (!has_accepted) throw conflict('accept_first');
}

/** A sale whose row is locked. */
interface LockedSale extends Sale {
  parties: Parties;
  settings: SiteSettings;
}

/**
 * Keeps what the guest accepts of a sale. `readMark` names the texts that were read, or throws what is
 * wrong with the form. @throws 409 `texts_missing`, `texts_changed`
 */
export async function keepAgreement(
  db: Db,
  sale: LockedSale,
  readMark: () => string,
  sender: Sender,
): Promise<void> {
  const { documents, mark } = await agreementOn(db, sale);
  // Before the form is looked at: without its texts it has no boxes.
  if (!areAllThere(documents)) throw conflict('texts_missing');
  if (readMark() !== mark) throw conflict('texts_changed');
  const named = await documentsOf(db, sale, sale.parties);
  await recordAcceptances(db, sale.of, named, sender);
}

async function agreementOn(db: Db, sale: LockedSale): Promise<Agreement> {
  const documents = await documentsOf(db, sale);
  return { documents, mark: markOf(documents) };
}

const markOf = (documents: readonly RenderedDocument[]): string =>
  printOf(documents.map(({ sha256 }) => sha256).join()).slice(0, 32);

type Customer = Pick<Parties, 'customer_name' | 'customer_email' | 'customer_phone'>;

async function documentsOf(
  db: Db,
  sale: LockedSale,
  customer?: Customer,
): Promise<RenderedDocument[]> {
  const facts = await factsOf(db, sale, customer);
  return renderLegalDocuments(db, facts, sale.of.kind);
}

/** A sale in the words of its texts: its frozen money and terms, never today's. */
async function factsOf(
  db: Db,
  { reservation, parties, settings }: LockedSale,
  customer?: Customer,
): Promise<LegalFacts> {
  const { policy } = reservation;
  const terms = { quoted: soldQuote(reservation), settings, ...(customer && { customer }) };
  if (!reservation.charter) {
    const villa = await getContractVilla(db, parties.listing_id);
    return bookingFacts({ ...villa, policy }, reservation, terms);
  }
  const boat = await getContractBoat(db, parties.listing_id);
  const { check_in_time, check_out_time, charter } = reservation;
  const hours = {
    boarding_time: check_in_time,
    leaving_time: check_out_time,
    trip_starts_at: check_in_time,
    trip_ends_at: check_out_time,
  };
  const unit = charter.unit.toLowerCase() as Lowercase<typeof charter.unit>;
  return charterFacts({ ...boat, ...hours, policy }, { ...reservation, unit }, terms);
}

/** Where staff agreed on another total than the quote's, the difference is named, too. */
function soldQuote(sale: CodedReservation): SaidQuote {
  const frozen = frozenQuote(sale.quote);
  const extras = frozen.extras ?? [];
  const { accommodation_kurus, discount_kurus, short_stay_fee_kurus, total_kurus } = sale;
  const { prepayment_kurus, balance_kurus, deposit_kurus } = sale;
  const named = extras.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);
  const rest = total_kurus - (accommodation_kurus - discount_kurus + short_stay_fee_kurus + named);
  const difference = { id: 0, name: t('booking:summary.adjustment'), amount_kurus: rest };
  return {
    nights: { length: sale.nights },
    accommodation_kurus,
    discount_kurus,
    short_stay_fee_kurus,
    extras: rest === 0 ? extras : [...extras, difference],
    total_kurus,
    prepayment_kurus,
    prepayment_percent: soldPercent(sale),
    balance_kurus,
    deposit_kurus,
  };
}
