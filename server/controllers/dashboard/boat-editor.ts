import type { Request, Response } from 'express';
import type { FunctionComponent } from 'react';

import { BoatCabinsPage } from '../../../views/dashboard/boats/cabins.tsx';
import { BoatCommentsPage } from '../../../views/dashboard/boats/comments.tsx';
import { BoatFactsPage, NewBoatPage } from '../../../views/dashboard/boats/facts.tsx';
import { BoatFeaturesPage } from '../../../views/dashboard/boats/features.tsx';
import { BoatOwnerPage } from '../../../views/dashboard/boats/owner.tsx';
import { BoatPapersPage } from '../../../views/dashboard/boats/papers.tsx';
import { BoatSearchEnginePage } from '../../../views/dashboard/boats/search-engine.tsx';
import type { BoatTabProps } from '../../../views/dashboard/boats/tab-form.tsx';
import { BoatTermsPage } from '../../../views/dashboard/boats/terms.tsx';
import { BoatRoutePage, BoatTextsPage } from '../../../views/dashboard/boats/texts.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { firstState, presentComment } from '../../presenters/content/comments.ts';
import { presentFeatureGroup } from '../../presenters/content/features.ts';
import { presentBoatHead } from '../../presenters/listings/boat-heads.ts';
import { presentBoatDetail } from '../../presenters/listings/boats.ts';
import { listUserNames } from '../../queries/accounts/users.ts';
import { countCommentStates, listCommentCards } from '../../queries/content/comment-cards.ts';
import { listFeatureGroups } from '../../queries/content/features.ts';
import { listTypeNames } from '../../queries/content/listing-types.ts';
import { listMarinaNames } from '../../queries/content/marinas.ts';
import { listPolicies } from '../../queries/content/policies.ts';
import { getBoatHead } from '../../queries/listings/boat-heads.ts';
import { getBoat } from '../../queries/listings/boats.ts';
import { ListingComments } from '../../schemas/comments.ts';
import { IdParams } from '../../schemas/common.ts';
import { historyOf } from './history.ts';

export async function add(req: Request, res: Response) {
  await sendDashboardPage(req, res, NewBoatPage, { options: await factOptions() });
}

export async function facts(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const tab = await readTab(id);
  await sendDashboardPage(req, res, BoatFactsPage, { ...tab, options: await factOptions() });
}

/** A tab that shows the boat's own fields and nothing else. */
const plain = (view: FunctionComponent<BoatTabProps>) => async (req: Request, res: Response) => {
  const { id } = parsePath(IdParams, req.params);
  await sendDashboardPage(req, res, view, await readTab(id));
};

export const texts = plain(BoatTextsPage);
export const cabins = plain(BoatCabinsPage);
export const route = plain(BoatRoutePage);
export const papers = plain(BoatPapersPage);
export const searchEngine = plain(BoatSearchEnginePage);

export async function terms(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const tab = await readTab(id);
  const { rows } = await listPolicies(db, { kind: 'BOAT', skip: 0, take: 100 });
  const policies = rows.filter(
    (policy) => policy.active || policy.id === tab.boat.cancellation_policy_id,
  );
  await sendDashboardPage(req, res, BoatTermsPage, { ...tab, policies });
}

export async function owner(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const tab = await readTab(id);
  const owners = await listUserNames(db, 'OWNER');
  await sendDashboardPage(req, res, BoatOwnerPage, { ...tab, owners });
}

export async function features(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const tab = await readTab(id);
  const groups = await listFeatureGroups(db, 'BOAT');
  await sendDashboardPage(req, res, BoatFeaturesPage, {
    ...tab,
    groups: groups.map(presentFeatureGroup),
  });
}

export async function comments(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const asked = parseLenient(ListingComments, req.query);
  const head = await getBoatHead(db, id);
  const counts = await countCommentStates(db, { boat_id: id });
  const query = { ...asked, state: asked.state ?? firstState(counts) };
  const cards = await listCommentCards(db, { ...query, boat_id: id });
  await sendDashboardPage(req, res, BoatCommentsPage, {
    head: presentBoatHead(head),
    comments: cards.map(presentComment),
    counts,
    total: counts[query.state],
    query,
  });
}

/** The rows that hang on a boat have tabs of their own. */
const NO_PARTS = { pictures: [], prices: [], closings: [], discounts: [], extras: [] };

async function readTab(id: number) {
  const boat = await getBoat(db, id);
  const history = await historyOf('boat', { id });
  return {
    head: presentBoatHead(boat),
    boat: presentBoatDetail(boat, NO_PARTS),
    history,
  };
}

async function factOptions() {
  return { marinas: await listMarinaNames(db), types: await listTypeNames(db, 'boat') };
}
