import type { Request, Response } from 'express';

import { ListingTypesPage } from '../../../views/dashboard/listingtypes/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentType, presentTypeRow } from '../../presenters/content/listing-types.ts';
import { countLinks } from '../../queries/content/landing-links.ts';
import { getType, listTypes } from '../../queries/content/listing-types.ts';
import { countTextLinks } from '../../queries/content/text-links.ts';
import { ListingTypesPage as ListingTypesQuery } from '../../schemas/place-pages.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { paths } from '../../shared/paths.ts';
import { historyOf } from './history.ts';

/** As the site's menus have them. */
const IN_ORDER = { order: 'position', format: 'json' } as const;

const PAGE_KINDS = { villa: 'VILLA_TYPE', boat: 'BOAT_TYPE' } as const;

/** A kind's types, and the form of one of them or of a new one. */
const listOf = (kind: ListingKind) => async (req: Request, res: Response) => {
  const query = parseLenient(ListingTypesQuery, req.query);
  const { id, skip, take } = query;
  const { rows, total } = await listTypes(db, kind, { skip, take, ...IN_ORDER });
  const type = id === undefined ? null : await getType(db, kind, id);
  const edited = type && {
    ...presentType(type),
    listings: type.listings,
    linked: await countLinks(db, { kind: PAGE_KINDS[kind], id: type.id }),
    linked_texts: await countTextLinks(db, paths.landing(type.slug)),
  };
  const history = await historyOf(`${kind}_type`, edited);
  await sendDashboardPage(req, res, ListingTypesPage, {
    kind,
    rows: rows.map((row) => ({ ...presentTypeRow(row), listings: row.listings })),
    total,
    query,
    edited,
    history,
  });
};

export const ofVillas = listOf('villa');
export const ofBoats = listOf('boat');
