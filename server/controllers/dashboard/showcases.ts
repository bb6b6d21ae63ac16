import type { Request, Response } from 'express';

import { ShowcasesPage } from '../../../views/dashboard/showcases/index.tsx';
import { ShowcasePage, type ShowcaseWish } from '../../../views/dashboard/showcases/show.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentShowcase, presentShowcaseRow } from '../../presenters/content/showcases.ts';
import { presentFoundVillaName } from '../../presenters/listings/villas.ts';
import { listImportable, listShowcaseRows } from '../../queries/content/showcase-villas.ts';
import { listAllShowcases, listShowcases } from '../../queries/content/showcases.ts';
import { findVillaNames } from '../../queries/listings/villas.ts';
import { IdParams } from '../../schemas/common.ts';
import {
  ShowcasePage as ShowcaseQuery,
  ShowcasesPage as ShowcasesQuery,
} from '../../schemas/place-pages.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(ShowcasesQuery, req.query);
  const { rows, total } = await listShowcases(db, { ...query, order: 'position', format: 'json' });
  const shown = rows.map(presentShowcaseRow);
  await sendDashboardPage(req, res, ShowcasesPage, { rows: shown, total, query });
}

/** One showcase with its villas, what is looked for to add, and the import that is previewed. */
export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const query = parseLenient(ShowcaseQuery, req.query);
  const all = await listAllShowcases(db);
  const own = all.find((row) => row.id === id);
  if (!own) throw notFound('showcase');
  const found = query.q ? await findVillaNames(db, actorOf(res), { q: query.q, t: undefined }) : [];
  const wanted = importOf(query);
  await sendDashboardPage(req, res, ShowcasePage, {
    query,
    showcase: presentShowcase(own, await listShowcaseRows(db, id)),
    found: found.map(presentFoundVillaName),
    wanted,
    preview: wanted
      ? await listImportable(db, { ...wanted, showcase_id: id, preview: true })
      : null,
    others: all.filter((row) => row.id !== id).map((row) => ({ id: row.id, title: row.title })),
    history: await historyOf('showcase', { id }),
  });
}

/** Null: no import is asked for. */
function importOf(query: ShowcaseQuery): ShowcaseWish | null {
  if (!query.import) return null;
  const { from_showcase_id, region_id, town_id, type_id, popular, limit } = query;
  if (from_showcase_id !== undefined) return { from_showcase_id, limit };
  return { filter: { region_id, town_id, type_id, ...(popular ? { popular: true } : {}) }, limit };
}
