import type { Request, Response } from 'express';

import { NewOfferPage } from '../../../views/dashboard/offers/add.tsx';
import type { OfferDraft } from '../../../views/dashboard/offers/draft.ts';
import { EditOfferPage } from '../../../views/dashboard/offers/edit.tsx';
import { OffersPage } from '../../../views/dashboard/offers/index.tsx';
import { OfferPage } from '../../../views/dashboard/offers/show.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { wrongDays } from '../../domain/searched-stay.ts';
import { env } from '../../env.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import { presentOffer, presentOfferRow } from '../../presenters/offers/offers.ts';
import { getOffer, listOfferedVillas, listOffers } from '../../queries/offers/offers.ts';
import { IdParams } from '../../schemas/common.ts';
import { OfferListPage, OfferPicks } from '../../schemas/offers.ts';
import { ListingQuery } from '../../schemas/search.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { draftStay, findOfferVillas, quotePicks } from '../../services/offers/offer-drafts.ts';
import { historyOf } from './history.ts';

export async function list(req: Request, res: Response) {
  const query = parseLenient(OfferListPage, req.query);
  const { rows, total } = await listOffers(db, query, now().toString());
  await sendDashboardPage(req, res, OffersPage, {
    rows: rows.map((row) => presentOfferRow(row, context())),
    total,
    query,
  });
}

export async function add(req: Request, res: Response) {
  await sendDashboardPage(req, res, NewOfferPage, { draft: await draftOf(req.query) });
}

export async function show(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const row = await getOffer(db, id);
  const villas = await listOfferedVillas(db, id);
  const history = await historyOf('offer', { id });
  await sendDashboardPage(req, res, OfferPage, {
    offer: presentOffer(row, villas, context()),
    pictures: Object.fromEntries(
      villas.map(({ villa_id, pictures }) => [villa_id, pictures[0] ?? null]),
    ),
    history,
  });
}

/** The form as the offer stands, or as its address says once something of it was changed. */
export async function edit(req: Request, res: Response) {
  const { id } = parsePath(IdParams, req.params);
  const offer = presentOffer(await getOffer(db, id), await listOfferedVillas(db, id), context());
  const { check_in, check_out, adults, children, babies } = offer;
  const stored = {
    ...{ check_in, check_out, adults, children, babies },
    villas: offer.villas.map(({ villa_id }) => villa_id).join(','),
  };
  const asked = 'villas' in req.query || 'check_in' in req.query ? req.query : stored;
  await sendDashboardPage(req, res, EditOfferPage, { offer, draft: await draftOf(asked) });
}

/** The search, what it finds and what is picked so far. */
async function draftOf(asked: Record<string, unknown>): Promise<OfferDraft> {
  const search = parseLenient(ListingQuery, { sort: 'price_asc', ...asked });
  const { villas: ids } = parseLenient(OfferPicks, asked);
  const picked = [...new Set(ids)];
  const rules = await siteRules();
  const found = await findOfferVillas(db, search, rules);
  return {
    search,
    stay: draftStay(search),
    problem: wrongDays(search, today().toString()),
    picks: await quotePicks(db, picked, search, rules),
    found: found.villas.filter(({ id }) => !picked.includes(id)),
    total: found.total,
    today: today().toString(),
    now: now().toString(),
  };
}

const context = () => ({ now: now(), site_url: env.PUBLIC_URL });
