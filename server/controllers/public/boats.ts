import type { Request, Response } from 'express';

import { BoatListingPage } from '../../../views/public/boats/index.tsx';
import type { BoatLanding } from '../../../views/public/boats/listing.ts';
import { OffSaleBoatPage } from '../../../views/public/boats/off-sale.tsx';
import { BoatPage } from '../../../views/public/boats/show.tsx';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { gone, notFound } from '../../errors.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { boatAddressOf, charterChoice, presentBoatListing } from '../../presenters/boat-listing.ts';
import { presentBoat } from '../../presenters/boat-page.ts';
import { findBoatPage, findPresentBoatSlug } from '../../queries/boat-pages.ts';
import { listSimilarBoats } from '../../queries/similar-boats.ts';
import { BoatListingQuery, type BoatSearch, CharterDays } from '../../schemas/boats.ts';
import { Slug } from '../../schemas/common.ts';
import { findBoats } from '../../services/boat-listings.ts';
import { paths, withQuery } from '../../shared/paths.ts';

/** Boats for rent: what the address asks for, a page of 20. */
export async function list(req: Request, res: Response) {
  await sendBoats(req, res, { search: parseLenient(BoatListingQuery, req.query), landing: null });
}

interface Asked {
  search: BoatSearch;
  landing: BoatLanding | null;
}

/** The list, also under a boat type's heading; beyond its last page it leads there. */
export async function sendBoats(req: Request, res: Response, { search, landing }: Asked) {
  const found = await findBoats(db, search);
  keepPage(res, 'boats');
  if (search.page <= found.pages)
    return sendPage(req, res, BoatListingPage, { listing: presentBoatListing(found, landing) });
  const last = { ...boatAddressOf(found.search, landing), page: found.pages };
  res.redirect(302, landing ? paths.landing(landing.slug, last) : paths.boats(last));
}

/** A boat; a former address leads to the present one for good, with whatever the link asked for. */
export async function show(req: Request, res: Response) {
  const slug = Slug.safeParse(req.params.slug);
  if (!slug.success) throw notFound('boat');
  const row = await findBoatPage(db, slug.data, today().toString());
  if (!row) {
    const present = await findPresentBoatSlug(db, slug.data);
    if (!present) throw notFound('boat');
    return res.redirect(301, withQuery(paths.boat(present), req.query));
  }
  if (row.deleted_at || row.withdrawn_at) throw gone();
  const similar = (await listSimilarBoats(db, row)).map((boat) => ({ ...boat, tag: null }));
  const boat = presentBoat(row, today());
  keepPage(res, ...[row, ...similar].map(({ id }) => `boat:${id}`));
  if (!row.active) return sendPage(req, res, OffSaleBoatPage, { boat, similar });
  const days = charterChoice(parseLenient(CharterDays, req.query));
  sendPage(req, res, BoatPage, { boat, days, similar });
}
