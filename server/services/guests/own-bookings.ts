import type { Db } from '../../db/index.ts';
import type { Quote } from '../../domain/pricing.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import {
  findBookedBefore,
  type RequestTerms,
  type StandingRequest,
} from '../../queries/guests/repeated-requests.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import type { ShownOffer } from '../offers/shown-offers.ts';

interface Asked {
  kind: ListingKind;
  listing_id: number;
  check_in: string;
  check_out: string;
}

/** The reservation that one browser made for just these days; `codes` are those it keeps itself. */
export const findOwnBooking = (
  db: Db,
  codes: readonly string[],
  { kind, listing_id, check_in, check_out }: Asked,
): Promise<string | undefined> =>
  findBookedBefore(db, codes, { kind, listing_id, stay: printStay(stayOf(check_in, check_out)) });

interface Offered extends Pick<Asked, 'kind' | 'listing_id'> {
  /** Null while no days are chosen. */
  offer: { wish: Pick<Asked, 'check_in' | 'check_out'>; quoted: Quote } | null;
}

/** What this browser made of the days that a form is opened for. */
export interface OwnBooking {
  code: string;
  /** It has the days, so that nobody else is asked for them; a request that waits has none yet. */
  holds: boolean;
}

/** The same of the days that are asked for again. */
export async function findOwnOffered(
  db: Db,
  codes: readonly string[],
  { offer, ...listing }: Offered,
): Promise<OwnBooking | null> {
  if (!offer) return null;
  const { check_in, check_out } = offer.wish;
  const code = await findOwnBooking(db, codes, { ...listing, check_in, check_out });
  return code === undefined ? null : { code, holds: isTaken(offer.quoted) };
}

const isTaken = ({ reasons }: Quote): boolean => reasons.some(({ code }) => code === 'taken');

type Repeated = Omit<RequestTerms, 'total_kurus'>;

/**
 * The request that stands where one is sent again; `changed` when this one asks for something else, by
 * people, note or the total that was shown.
 */
export function standingFor(
  { reservation_id, ...standing }: StandingRequest,
  wanted: Repeated,
  { shown_total_kurus }: ShownOffer,
): { reservation_id: string; changed?: true } {
  const changed =
    (['adults', 'children', 'babies', 'customer_note'] as const).some(
      (name) => standing[name] !== wanted[name],
    ) || standing.total_kurus !== (shown_total_kurus ?? standing.total_kurus);
  return { reservation_id, ...(changed && { changed }) };
}
