import { timeOfDay, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import { searchBoats } from '../../queries/search/boat-search.ts';
import { BoatListingQuery } from '../../schemas/boats.ts';
import type { NewReservationQuery } from '../../schemas/reservations.ts';
import { ListingQuery } from '../../schemas/search.ts';
import type { SiteRules } from '../content/settings.ts';
import { findVillas } from '../listings/villa-searches.ts';

/** A listing that is free for the days and people, with what it would cost. */
export interface FreeListing {
  id: number;
  name: string;
  place: string;
  capacity: number;
  /** Permit number of a villa. */
  permit_no: string | null;
  total_kurus: number | null;
  /** What stands in the total's place before its discounts; null: there is none. */
  before_kurus: number | null;
}

/** What can be sold for these days and people: the public search, as guests find it. */
export async function findFreeListings(
  db: Db,
  kind: ListingKind,
  wanted: NewReservationQuery,
  rules: SiteRules,
): Promise<{ listings: FreeListing[]; total: number }> {
  const context = {
    today: today().toString(),
    time: timeOfDay().toString(),
    gap_max_nights: rules.gap_max_nights,
  };
  if (kind === 'boat') {
    const { boats, total } = await searchBoats(db, BoatListingQuery.parse(wanted), context);
    return { total, listings: boats.map((boat) => ({ ...boat, ...boatFacts(boat) })) };
  }
  const search = ListingQuery.parse({ ...wanted, sort: 'price_asc' });
  const { villas, total } = await findVillas(db, search, context);
  return { total, listings: villas.map((villa) => ({ ...villa, ...villaFacts(villa) })) };
}

interface Sums {
  total_kurus: number | null;
  discount_kurus: number | null;
}

const before = ({ total_kurus, discount_kurus }: Sums) =>
  total_kurus !== null && discount_kurus ? total_kurus + discount_kurus : null;

const boatFacts = ({ marina, ...sums }: Sums & { marina: string }) => ({
  place: marina,
  permit_no: null,
  before_kurus: before(sums),
});

const villaFacts = ({ town, district, ...sums }: Sums & { town: string; district: string }) => ({
  place: `${town}, ${district}`,
  before_kurus: before(sums),
});
