import type { SiteSettings } from '../../views/layouts/site.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Db } from '../db/index.ts';
import { frozenQuote } from '../domain/frozen-sale.ts';
import { conflict } from '../errors.ts';
import { t } from '../i18n.ts';
import { getContractBoat } from '../queries/booking-boats.ts';
import { getContractVilla } from '../queries/booking-villas.ts';
import type { CodedReservation } from '../queries/guest-reservations.ts';
import { getParties, type Parties } from '../queries/legal-documents.ts';
import { getReservationForUpdate } from '../queries/reservation-writes.ts';
import type { Doer } from './audit.ts';
import { charterFacts } from './boat-facts.ts';
import { bookingFacts, type SaidQuote } from './booking-facts.ts';
import {
  type LegalFacts,
  printOf,
  type RenderedDocument,
  recordAcceptances,
  renderLegalDocuments,
} from './legal-documents.ts';
import { getPayable, type Payable } from './payables.ts';
import { siteShell } from './shell.ts';

/** What a guest has to accept before money is taken. */
export interface Agreement {
  /** With the sale's data, but not the guest's: who has the code alone may read them. */
  documents: RenderedDocument[];
  /** Changes when a word of theirs does. */
  mark: string;
}

/**
 * The texts of a sale that nobody has accepted yet, as of one that staff entered on the telephone
 * (domain §2.3); null where they were accepted, or where no money is wanted.
 */
export async function agreementOf(db: Db, payable: Payable): Promise<Agreement | null> {
  if (payable.state !== 'open') return null;
  const parties = await getParties(db, payable.of);
  if (parties.has_accepted) return null;
  const { settings } = await siteShell();
  return agreementWith(db, { payable, parties, settings });
}

/** @throws 409 `accept_first` while the texts of the sale are not accepted */
export async function refuseUnaccepted(db: Db, payable: Payable): Promise<void> {
  if (payable.state !== 'open') return;
  const { has_accepted } = await getParties(db, payable.of);
  if (!has_accepted) throw conflict('accept_first');
}

interface Sender {
  doer: Doer;
  userAgent: string | null;
}

/**
 * Keeps what the guest accepted; once is enough, however often it is sent. `mark` names the texts that
 * were read. @throws 409 `texts_changed`, `texts_missing`; `move_not_allowed` where no money is wanted
 */
export async function acceptForPayment(
  pool: Db,
  code: string,
  mark: string,
  { doer, userAgent }: Sender,
): Promise<void> {
  const { settings } = await siteShell();
  const { of } = await getPayable(pool, code);
  await inTransaction(pool, async (db) => {
    await getReservationForUpdate(db, of.id, of.kind);
    const payable = await getPayable(db, code);
    const parties = await getParties(db, of);
    if (parties.has_accepted) return;
    if (payable.state !== 'open') throw conflict('move_not_allowed');
    const sale = { payable, parties, settings };
    if ((await agreementWith(db, sale)).mark !== mark) throw conflict('texts_changed');
    const documents = await documentsOf(db, sale, parties);
    await recordAcceptances(db, of, documents, { doer, userAgent });
  });
}

interface Sale {
  payable: Payable;
  parties: Parties;
  settings: SiteSettings;
}

async function agreementWith(db: Db, sale: Sale): Promise<Agreement> {
  const documents = await documentsOf(db, sale);
  return { documents, mark: markOf(documents) };
}

const markOf = (documents: readonly RenderedDocument[]): string =>
  printOf(documents.map(({ sha256 }) => sha256).join()).slice(0, 32);

type Customer = Pick<Parties, 'customer_name' | 'customer_email' | 'customer_phone'>;

async function documentsOf(db: Db, sale: Sale, customer?: Customer): Promise<RenderedDocument[]> {
  const facts = await factsOf(db, sale, customer);
  return renderLegalDocuments(db, facts, sale.payable.of.kind);
}

/** A sale in the words of its texts: its frozen money and terms, never today's. */
async function factsOf(
  db: Db,
  { payable: { reservation }, parties, settings }: Sale,
  customer?: Customer,
): Promise<LegalFacts> {
  const policy = reservation.policy as { description: string } | null;
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
    prepayment_percent: Math.round((100 * prepayment_kurus) / Math.max(1, total_kurus)),
    balance_kurus,
    deposit_kurus,
  };
}
