import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { wrongDays } from '../../domain/searched-stay.ts';
import { listToldStays } from '../../queries/calendars/external-records.ts';
import type { ListingKind } from '../../queries/reservations/reservation-tables.ts';
import type { NewReservationQuery } from '../../schemas/reservations.ts';
import type { SiteRules } from '../content/settings.ts';
import { quoteForDesk } from '../prices/desk-quotes.ts';
import { findFreeListings } from './desk-listings.ts';
import { optionDeadline } from './option-deadlines.ts';

/**
 * What a clerk sees on the way to a new reservation: the price of the villa or boat that is picked, with
 * every reason against it; else what is free for the days; else why they are no stay.
 * `usual_option_until`: when an option on the picked one would end by itself; `told_elsewhere`: what its owner told
 * of these nights and nobody decided yet. @throws 404 for a picked one
 */
export async function newSale(
  db: Db,
  kind: ListingKind,
  query: NewReservationQuery,
  rules: SiteRules,
) {
  const { check_in, check_out, listing } = query;
  const days = check_in && check_out && check_in < check_out ? { check_in, check_out } : null;
  if (days && listing) {
    const picked = await quoteForDesk(db, { ...query, ...days, kind, listing }, rules);
    const usual_option_until = optionDeadline(undefined, { ...days, ...picked }, rules);
    const told_elsewhere = await listToldStays(db, {
      ...days,
      kind,
      listing_id: picked.listing.id,
    });
    return { picked, free: null, problem: null, usual_option_until, told_elsewhere };
  }
  const problem = wrongDays(query, today().toString());
  const free = days && !problem ? await findFreeListings(db, kind, query, rules) : null;
  return { picked: null, free, problem, usual_option_until: null, told_elsewhere: [] };
}
