import type { Request, Response } from 'express';
import type { BoatData } from '../../../views/public/boats/boat.ts';
import { BoatListingPage } from '../../../views/public/boats/index.tsx';
import type { BoatLanding } from '../../../views/public/boats/listing.ts';
import { OffSaleBoatPage } from '../../../views/public/boats/off-sale.tsx';
import { BoatPage } from '../../../views/public/boats/show.tsx';
import { ErrorPage } from '../../../views/public/errors/show.tsx';
import { ListingCalendarPage } from '../../../views/public/listing-calendar/index.tsx';
import { timeOfDay, today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { charterDays } from '../../domain/charter-days.ts';
import { presenceOf } from '../../domain/presence.ts';
import { stayOf } from '../../domain/stay.ts';
import { notFound } from '../../errors.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { commentsRead, lastComments } from '../../presenters/content/page-comments.ts';
import {
  boatAddressOf,
  charterChoice,
  presentBoatListing,
} from '../../presenters/listings/boat-listing.ts';
import {
  presentBoat,
  presentSimilarBoats,
  presentWishedCharter,
  unitOf,
} from '../../presenters/listings/boat-page.ts';
import {
  type BoatPageRow,
  findBoatPage,
  findPresentBoatSlug,
} from '../../queries/listings/boat-pages.ts';
import { findBoatPlaces } from '../../queries/listings/map-places.ts';
import { listSimilarBoats } from '../../queries/listings/similar-boats.ts';
import { BoatListingQuery, type BoatSearch, CharterChoice } from '../../schemas/boats.ts';
import { Slug } from '../../schemas/common.ts';
import { boatSlugs } from '../../services/content/searched-slugs.ts';
import {
  charterSearchContext,
  type FoundBoats,
  findBoats,
  knownCharter,
} from '../../services/listings/boat-listings.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { quoteBoat } from '../../services/prices/boat-quotes.ts';
import { nearestCharter } from '../../services/prices/nearest-charters.ts';
import { PARTY_LIMITS } from '../../shared/party-limits.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import {
  readSearch,
  type UnreadSearch,
  withinParty,
  withUnknown,
  withWishes,
} from '../../typed-search.ts';

/** Boats for rent: what the address asks for, a page of 20. */
export async function list(req: Request, res: Response) {
  await sendBoats(req, res, { ...readBoatSearch(req.query), landing: null });
}

/** What an address of the list asks for, a boat type's too. */
export const readBoatSearch = (query: Record<string, unknown>) =>
  readSearch(BoatListingQuery, PARTY_LIMITS.boat, query);

interface Asked {
  search: BoatSearch;
  unread: UnreadSearch;
  landing: BoatLanding | null;
}

/**
 * The list, also under a boat type's heading; beyond its last page it leads there, and a former slug of
 * a town or type leads to the present one for good.
 */
export async function sendBoats(req: Request, res: Response, asked: Asked) {
  const { search, unread, landing } = asked;
  const { known, moved, unknown } = await boatSlugs(db, search);
  const address = (query: object) =>
    landing ? paths.landing(landing.slug, query) : paths.boats(query);
  if (Object.keys(moved).length > 0)
    return res.redirect(301, withQuery(address({}), { ...req.query, ...moved }));
  const found = await findBoats(db, search, known);
  const wished =
    found.total === 0 && withWishes(req.query, found.search, { rooms: 'cabins', today: today() });
  if (wished) return res.redirect(302, withQuery(address({}), wished));
  keepPage(res, 'boats');
  if (search.page <= found.pages)
    return sendPage(req, res, BoatListingPage, {
      listing: {
        ...presentBoatListing(found, landing, await placesOf(found)),
        unread: withUnknown(unread, unknown),
      },
    });
  res.redirect(302, address({ ...boatAddressOf(found.search, landing), page: found.pages }));
}

/** For the map, where one is asked for. */
const placesOf = async ({ search, boats }: FoundBoats) =>
  search.view
    ? findBoatPlaces(
        db,
        boats.map(({ id }) => id),
      )
    : null;

/** The calendar of twelve months: a page of its own, where the boat's page shows the next two. */
export async function calendar(req: Request, res: Response) {
  const slug = Slug.safeParse(req.params.slug);
  const row = slug.success && (await findBoatPage(db, slug.data, wantsOf(undefined)));
  if (!row) {
    const present = slug.success && (await findPresentBoatSlug(db, slug.data));
    if (!present) throw notFound('boat');
    return res.redirect(301, paths.boatCalendar(present));
  }
  const presence = presenceOf(row);
  if (presence === 'unknown') throw notFound('boat');
  if (presence !== 'on_sale') return res.redirect(303, paths.boat(row.slug));
  keepPage(res, `boat:${row.id}`);
  const listing = presentBoat(row, { today: today(), time: timeOfDay() });
  sendPage(req, res, ListingCalendarPage, { kind: 'boat', listing });
}

/**
 * A boat; a former address leads to the present one for good, with whatever the link asked for, and what
 * lies beyond the last page of its comments there.
 */
export async function show(req: Request, res: Response) {
  const slug = Slug.safeParse(req.params.slug);
  if (!slug.success) throw notFound('boat');
  const asked = parseLenient(CharterChoice, withinParty(PARTY_LIMITS.boat, req.query));
  const row = await findBoatPage(db, slug.data, wantsOf(asked.comments));
  if (!row) {
    const present = await findPresentBoatSlug(db, slug.data);
    if (!present) throw notFound('boat');
    return res.redirect(301, withQuery(paths.boat(present), req.query));
  }
  const presence = presenceOf(row);
  if (presence === 'unknown') throw notFound('boat');
  const comments = lastComments(row.rating_count, asked.comments);
  if (comments)
    return res.redirect(302, withQuery(paths.boat(row.slug), { ...req.query, comments }));
  const similar = await similarBoats(row, row.active ? asked : undefined);
  if (presence === 'gone') {
    res.status(410).set('Cache-Control', 'no-store');
    return sendPage(req, res, ErrorPage, { status: 410, boats: similar.boats });
  }
  const days = charterDays(asked, today().toString());
  const stay = days && stayOf(days.check_in, days.check_out);
  const boat = presentBoat(row, {
    today: today(),
    time: timeOfDay(),
    stay,
    comments: asked.comments,
  });
  keepPage(res, ...[row, ...similar.boats].map(({ id }) => `boat:${id}`));
  if (presence === 'off_sale')
    return sendPage(req, res, OffSaleBoatPage, { boat, similar: similar.boats });
  const charter = await wishedCharter(row, boat, { asked, given: req.query });
  sendPage(req, res, BoatPage, {
    boat,
    days: charterChoice({ ...asked, ...days }),
    charter,
    similar,
  });
}

/** What to read with the boat: its prices to come and a page of comments, else the first few. */
const wantsOf = (page: number | undefined) => ({
  today: today().toString(),
  comments: commentsRead(page),
});

/** Boats like it; once days are chosen those that are free then. */
async function similarBoats(row: BoatPageRow, asked: CharterChoice | undefined) {
  const search = knownCharter(BoatListingQuery.parse({}));
  const dated = asked && knownCharter({ ...search, ...asked });
  const wanted = dated?.check_in ? dated : search;
  const boats = await listSimilarBoats(db, row, wanted, await charterSearchContext());
  return presentSimilarBoats(boats, wanted);
}

interface Visit {
  asked: CharterChoice;
  /** The address as it was. */
  given: Request['query'];
}

/** What the page's form asks for, and its price once unit and days are chosen. */
async function wishedCharter(row: BoatPageRow, boat: BoatData, visit: Visit) {
  const { adults = 2, children, babies, ...chosen } = visit.asked;
  const unit = unitOf(boat, visit.asked);
  const days = charterDays({ ...chosen, unit }, today().toString());
  const wished = { ...visit, rules: await siteRules() };
  if (!unit || !days) return presentWishedCharter(boat, wished, null);
  const wanted = { ...days, unit, adults, children, babies, extras: [], boat_id: row.id };
  const { boat: priced, quoted } = await quoteBoat(db, wanted);
  const nearest = nearestCharter(priced, { wanted, quoted, rules: wished.rules });
  return presentWishedCharter(boat, wished, { wanted, quoted, nearest });
}
