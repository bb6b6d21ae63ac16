import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { gone, noRoute } from '../../errors.ts';
import { isVillaLanding, presentLanding } from '../../presenters/content/landings.ts';
import { presentBoatType } from '../../presenters/listings/boat-listing.ts';
import { FIXED_BY } from '../../presenters/listings/listing.ts';
import { isGone } from '../../queries/content/gone-slugs.ts';
import { findLanding } from '../../queries/content/landings.ts';
import { Slug } from '../../schemas/common.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { readBoatSearch, sendBoats } from './boats.ts';
import { readVillaSearch, sendListing } from './listings.ts';

/** A type, region, town or district: staff's words over the listing with that filter fixed. */
export async function show(req: Request, res: Response) {
  const slug = Slug.safeParse(req.params.slug);
  if (!slug.success) throw noRoute();
  const row = await findLanding(db, slug.data);
  if (!row) throw (await isGone(db, 'LANDING', slug.data)) ? gone() : noRoute();
  if (row.slug !== slug.data)
    return res.redirect(301, withQuery(paths.landing(row.slug), req.query));
  if (!isVillaLanding(row)) {
    const asked = readBoatSearch({ ...req.query, type: row.slug });
    return sendBoats(req, res, { ...asked, landing: presentBoatType(row) });
  }
  const asked = readVillaSearch({ ...req.query, [FIXED_BY[row.kind]]: row.slug });
  await sendListing(req, res, { ...asked, landing: presentLanding(row) });
}
