import type { Request, Response } from 'express';

import { ListingPage } from '../../../views/public/listing/index.tsx';
import type { LandingData } from '../../../views/public/listing/listing.ts';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { keepPage, sendPage } from '../../page.ts';
import { addressOf, presentListing } from '../../presenters/listings/listing.ts';
import { findVillaPlaces } from '../../queries/listings/map-places.ts';
import { ListingQuery, type VillaSearch } from '../../schemas/search.ts';
import { villaSlugs } from '../../services/content/searched-slugs.ts';
import { type FoundListing, findListing } from '../../services/listings/listings.ts';
import { PARTY_LIMITS } from '../../shared/party-limits.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { readSearch, type UnreadSearch, withUnknown, withWishes } from '../../typed-search.ts';

/** Villas for rent: what the address asks for, a page of 20. */
export async function villas(req: Request, res: Response) {
  await sendListing(req, res, { ...readVillaSearch(req.query), landing: null });
}

/** What an address of the listing asks for, a landing's too. */
export const readVillaSearch = (query: Record<string, unknown>) =>
  readSearch(ListingQuery, PARTY_LIMITS.villa, query);

/** For the map, where one is asked for. */
const placesOf = async ({ search, villas: shown }: FoundListing) =>
  search.view
    ? findVillaPlaces(
        db,
        shown.map(({ id }) => id),
      )
    : null;

interface Asked {
  search: VillaSearch;
  unread: UnreadSearch;
  landing: LandingData | null;
}

/**
 * The listing, also under a landing's heading; beyond its last page it leads there, and a former slug of
 * a place or type leads to the present one for good, and words that nothing is called by, but that ask for
 * people, rooms or a month, to what they ask for.
 */
export async function sendListing(req: Request, res: Response, asked: Asked) {
  const { search, unread, landing } = asked;
  const { known, moved, unknown } = await villaSlugs(db, search);
  const address = (query: object) =>
    landing ? paths.landing(landing.slug, query) : paths.villas(query);
  if (Object.keys(moved).length > 0)
    return res.redirect(301, withQuery(address({}), { ...req.query, ...moved }));
  const found = await findListing(db, search, known);
  const wished =
    found.total === 0 && withWishes(req.query, found.search, { rooms: 'bedrooms', today: today() });
  if (wished) return res.redirect(302, withQuery(address({}), wished));
  keepPage(res, 'villas');
  if (search.page <= found.pages)
    return sendPage(req, res, ListingPage, {
      listing: {
        ...presentListing(found, landing, await placesOf(found)),
        unread: withUnknown(unread, unknown),
      },
    });
  res.redirect(302, address({ ...addressOf(found.search, landing), page: found.pages }));
}
