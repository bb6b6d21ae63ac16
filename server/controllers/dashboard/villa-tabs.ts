import type { Request, RequestHandler, Response } from 'express';

import { VillaCommentsPage } from '../../../views/dashboard/villas/comments.tsx';
import { VillaFactsPage } from '../../../views/dashboard/villas/facts.tsx';
import { VillaFeaturesPage } from '../../../views/dashboard/villas/features.tsx';
import { VillaLocationPage } from '../../../views/dashboard/villas/location.tsx';
import { VillaOwnerPage } from '../../../views/dashboard/villas/owner.tsx';
import { VillaRoomsPage } from '../../../views/dashboard/villas/rooms.tsx';
import { VillaRulesPage } from '../../../views/dashboard/villas/rules.tsx';
import { VillaSearchEnginePage } from '../../../views/dashboard/villas/search-engine.tsx';
import { VillaTextsPage } from '../../../views/dashboard/villas/texts.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentUser } from '../../presenters/accounts/users.ts';
import { firstState, presentComment } from '../../presenters/content/comments.ts';
import { presentFeatureGroup } from '../../presenters/content/features.ts';
import { presentPolicy } from '../../presenters/content/policies.ts';
import { presentVilla } from '../../presenters/listings/villa-forms.ts';
import { presentVillaHead } from '../../presenters/listings/villa-heads.ts';
import { getUser, listUserNames } from '../../queries/accounts/users.ts';
import { countCommentStates, listCommentCards } from '../../queries/content/comment-cards.ts';
import { getDistrict, listDistrictNames } from '../../queries/content/districts.ts';
import { listFeatureGroups } from '../../queries/content/features.ts';
import { listTypeNames } from '../../queries/content/listing-types.ts';
import { listPolicies } from '../../queries/content/policies.ts';
import { getVilla } from '../../queries/listings/villa-forms.ts';
import { getVillaHead } from '../../queries/listings/villa-heads.ts';
import { ListingComments } from '../../schemas/comments.ts';
import { IdParams } from '../../schemas/common.ts';
import { historyOf } from './history.ts';

export async function facts(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const options = {
    districts: await listDistrictNames(db, {}),
    types: await listTypeNames(db, 'villa'),
  };
  await sendDashboardPage(req, res, VillaFactsPage, { ...tab, options });
}

export const texts = plainTab(VillaTextsPage);
export const rooms = plainTab(VillaRoomsPage);
export const searchEngine = plainTab(VillaSearchEnginePage);

export async function location(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const district = await getDistrict(db, tab.villa.district_id);
  await sendDashboardPage(req, res, VillaLocationPage, { ...tab, district });
}

export async function rules(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const { rows } = await listPolicies(db, { kind: 'VILLA', skip: 0, take: 100 });
  const offered = rows
    .map(presentPolicy)
    .filter(({ id, active }) => active || id === tab.villa.cancellation_policy_id);
  await sendDashboardPage(req, res, VillaRulesPage, { ...tab, policies: offered });
}

export async function owner(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const owners = await listUserNames(db, 'OWNER');
  const { owner_id } = tab.villa;
  const own = owner_id === null ? null : presentUser(await getUser(db, owner_id));
  await sendDashboardPage(req, res, VillaOwnerPage, { ...tab, owners, owner: own });
}

export async function features(req: Request, res: Response) {
  const tab = await tabOf(req, res);
  const groups = await listFeatureGroups(db, 'VILLA');
  await sendDashboardPage(req, res, VillaFeaturesPage, {
    ...tab,
    groups: groups.map(presentFeatureGroup),
  });
}

export async function comments(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const asked = parseLenient(ListingComments, req.query);
  const head = await getVillaHead(db, actorOf(res), id);
  const counts = await countCommentStates(db, { villa_id: id });
  const query = { ...asked, state: asked.state ?? firstState(counts) };
  const cards = await listCommentCards(db, { ...query, villa_id: id });
  await sendDashboardPage(req, res, VillaCommentsPage, {
    head: presentVillaHead(head),
    comments: cards.map(presentComment),
    counts,
    total: counts[query.state],
    query,
  });
}

/** A tab that needs no more than the villa. */
function plainTab(view: typeof VillaTextsPage): RequestHandler {
  return async (req, res) => {
    await sendDashboardPage(req, res, view, await tabOf(req, res));
  };
}

/** What every tab with a form shows. @throws 404, also for another owner's villa */
export async function tabOf(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const actor = actorOf(res);
  const villa = await getVilla(db, actor, id);
  const history = await historyOf('villa', { id });
  return {
    head: presentVillaHead({ ...villa, pictures: villa.pictures.length }),
    villa: presentVilla(villa, actor),
    history,
  };
}
