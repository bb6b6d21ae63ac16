import type { Request, Response } from 'express';

import { FeaturesPage } from '../../../views/dashboard/features/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { parseLenient } from '../../parse.ts';
import { presentFeatureGroup } from '../../presenters/content/features.ts';
import { listFeatureGroups } from '../../queries/content/features.ts';
import { FeaturesPage as FeaturesQuery } from '../../schemas/catalogue-pages.ts';
import { historyOf } from './history.ts';

/** What villas or boats can have, and the form of a feature or a group of them. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(FeaturesQuery, req.query);
  const rows = await listFeatureGroups(db, query.kind === 'villa' ? 'VILLA' : 'BOAT');
  const groups = rows.map(presentFeatureGroup);
  const features = groups.flatMap((group) => group.features);
  const edited = chosen(features, query.id);
  const edited_category = chosen(groups, query.category);
  const history = await (edited
    ? historyOf('feature', edited)
    : historyOf('feature_category', edited_category));
  await sendDashboardPage(req, res, FeaturesPage, {
    groups,
    query,
    edited,
    edited_category,
    history,
  });
}

/** @throws 404 for a row that is not there, or of the other kind */
function chosen<Row extends { id: number }>(rows: Row[], id: number | undefined): Row | null {
  if (id === undefined) return null;
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound('feature');
  return row;
}
