import type { Request, Response } from 'express';

import type { EditedPlace } from '../../../views/dashboard/regions/edited-place.ts';
import { PlacesPage } from '../../../views/dashboard/regions/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentDistrict } from '../../presenters/content/districts.ts';
import { presentRegion } from '../../presenters/content/regions.ts';
import { presentTown } from '../../presenters/content/towns.ts';
import { getDistrict } from '../../queries/content/districts.ts';
import { countLinks, type LandingKey } from '../../queries/content/landing-links.ts';
import { getLandingPicture } from '../../queries/content/landing-pictures.ts';
import { listPlaceTree } from '../../queries/content/place-tree.ts';
import { getRegion } from '../../queries/content/regions.ts';
import { countTextLinks } from '../../queries/content/text-links.ts';
import { getTown } from '../../queries/content/towns.ts';
import { PlacesPage as PlacesQuery } from '../../schemas/place-pages.ts';
import { paths } from '../../shared/paths.ts';
import { historyOf } from './history.ts';

/** All regions, the towns of the open one, the districts of the open town, and one of their forms. */
export async function list(req: Request, res: Response) {
  const query = parseLenient(PlacesQuery, req.query);
  const edited = query.add ? null : await editedPlace(query);
  const history = edited ? await historyOf(edited.level, edited.row) : [];
  await sendDashboardPage(req, res, PlacesPage, {
    query,
    tree: await listPlaceTree(db),
    edited,
    history,
  });
}

/** The deepest place that is named; null: a new one's form is open. */
async function editedPlace({ region, town, district }: PlacesQuery): Promise<EditedPlace | null> {
  if (district !== undefined) {
    const row = presentDistrict(await getDistrict(db, district));
    return { level: 'district', row: { ...row, ...(await linksTo('DISTRICT', row)) } };
  }
  if (town !== undefined) {
    const row = presentTown(await getTown(db, town));
    const { picture } = await getLandingPicture(db, 'towns', town);
    return { level: 'town', row: { ...row, picture, ...(await linksTo('TOWN', row)) } };
  }
  if (region === undefined) return null;
  const row = presentRegion(await getRegion(db, region));
  return { level: 'region', row: { ...row, ...(await linksTo('REGION', row)) } };
}

const linksTo = async (kind: LandingKey['kind'], { id, slug }: { id: number; slug: string }) => ({
  linked: await countLinks(db, { kind, id }),
  linked_texts: await countTextLinks(db, paths.landing(slug)),
});
