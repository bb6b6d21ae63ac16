import type { Request, Response } from 'express';

import { ListingTypesPage } from '../../../views/dashboard/listingtypes/index.tsx';
import type {
  ListingKind,
  ListingType,
  ListingTypeRow,
} from '../../../views/dashboard/listingtypes/kinds.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentBoatType, presentBoatTypeRow } from '../../presenters/boat-types.ts';
import { presentVillaType, presentVillaTypeRow } from '../../presenters/villa-types.ts';
import { getBoatType, listBoatTypes } from '../../queries/boat-types.ts';
import { getVillaType, listVillaTypes } from '../../queries/villa-types.ts';
import { ListingTypesPage as ListingTypesQuery } from '../../schemas/place-pages.ts';
import { historyOf } from './history.ts';

type Page = { skip: number; take: number };

/** As the site's menus have them. */
const IN_ORDER = { order: 'position', format: 'json' } as const;

interface TypeSource {
  list: (page: Page) => Promise<{ rows: ListingTypeRow[]; total: number }>;
  get: (id: number) => Promise<ListingType>;
}

const SOURCES: Record<ListingKind, TypeSource> = {
  villa: {
    list: async (page) => {
      const { rows, total } = await listVillaTypes(db, { ...page, ...IN_ORDER });
      const shown = rows.map((row) => ({ ...presentVillaTypeRow(row), listings: row.villas }));
      return { rows: shown, total };
    },
    get: async (id) => {
      const type = await getVillaType(db, id);
      return { ...presentVillaType(type), listings: type.villas };
    },
  },
  boat: {
    list: async (page) => {
      const { rows, total } = await listBoatTypes(db, { ...page, ...IN_ORDER });
      const shown = rows.map((row) => ({ ...presentBoatTypeRow(row), listings: row.boats }));
      return { rows: shown, total };
    },
    get: async (id) => {
      const type = await getBoatType(db, id);
      return { ...presentBoatType(type), listings: type.boats };
    },
  },
};

/** A kind's types, and the form of one of them or of a new one. */
const listOf = (kind: ListingKind) => async (req: Request, res: Response) => {
  const query = parseLenient(ListingTypesQuery, req.query);
  const { id, skip, take } = query;
  const { rows, total } = await SOURCES[kind].list({ skip, take });
  const edited = id === undefined ? null : await SOURCES[kind].get(id);
  const history = await historyOf(`${kind}_type`, edited);
  await sendDashboardPage(req, res, ListingTypesPage, {
    kind,
    rows,
    total,
    query,
    edited,
    history,
  });
};

export const ofVillas = listOf('villa');
export const ofBoats = listOf('boat');
