import type { Request, Response } from 'express';
import { ErrorPage } from '../../../views/public/errors/show.tsx';
import { ListingCalendarPage } from '../../../views/public/listing-calendar/index.tsx';
import { OffSaleVillaPage } from '../../../views/public/villas/off-sale.tsx';
import { VillaPage } from '../../../views/public/villas/show.tsx';
import { today } from '../../clock.ts';
import { db } from '../../db/index.ts';
import { villaPresence } from '../../domain/presence.ts';
import { notFound } from '../../errors.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient } from '../../parse.ts';
import { lastComments } from '../../presenters/content/page-comments.ts';
import { agesOf } from '../../presenters/listings/ages.ts';
import { presentVilla } from '../../presenters/listings/villa-page.ts';
import {
  presentSimilar,
  presentVisit,
  similarStay,
  visitOf,
} from '../../presenters/listings/villa-visit.ts';
import { listSimilarVillas } from '../../queries/listings/similar-villas.ts';
import { findPresentSlug, type VillaPageRow } from '../../queries/listings/villa-pages.ts';
import { Slug } from '../../schemas/common.ts';
import { VillaPageQuery } from '../../schemas/villa-pages.ts';
import { siteRules } from '../../services/listings/shell.ts';
import { villaPageOf } from '../../services/listings/villa-pages.ts';
import { PARTY_LIMITS } from '../../shared/party-limits.ts';
import { paths, withQuery } from '../../shared/paths.ts';
import { withinParty } from '../../typed-search.ts';

/** A villa; beyond the last page of its comments it leads there. */
export async function show(req: Request, res: Response) {
  const asked = withinParty(PARTY_LIMITS.villa, req.query);
  const visit = visitOf(parseLenient(VillaPageQuery, asked), req.query, today());
  const rules = { ...(await siteRules()), today: today() };
  const row = await villaPageOf(slugOf(req), visit);
  if (!row) return moved(req, res, (slug) => paths.villa(slug));
  const presence = villaPresence(row);
  if (presence === 'unknown') throw notFound('villa');
  if (presence === 'gone') return sendGone(req, res, row);
  const comments = lastComments(row.rating_count, visit.search.comments);
  if (comments)
    return res.redirect(302, withQuery(paths.villa(row.slug), { ...req.query, comments }));
  const stay = similarStay(visit, rules);
  const similar = presentSimilar(await listSimilarVillas(db, row, stay), stay);
  const villa = presentVilla(row, { ...rules, ...visit, comments: visit.search.comments });
  keepPage(res, ...[row, ...similar.villas].map(({ id }) => `villa:${id}`));
  if (presence === 'off_sale') return sendPage(req, res, OffSaleVillaPage, { villa, similar });
  sendPage(req, res, VillaPage, {
    villa,
    visit: presentVisit(row, visit, rules),
    similar,
    ages: agesOf(rules),
  });
}

/** The calendar of twelve months: a page of its own, where the villa's page shows the next two. */
export async function calendar(req: Request, res: Response) {
  const visit = visitOf({ ...NOBODY }, {}, today());
  const rules = { ...(await siteRules()), today: today() };
  const row = await villaPageOf(slugOf(req), visit);
  if (!row) return moved(req, res, (slug) => paths.villaCalendar(slug));
  const presence = villaPresence(row);
  if (presence === 'unknown') throw notFound('villa');
  if (presence === 'gone') return sendGone(req, res, row);
  if (presence === 'off_sale') return res.redirect(303, paths.villa(row.slug));
  const villa = presentVilla(row, { ...rules, stay: null, comments: undefined });
  keepPage(res, `villa:${row.id}`);
  sendPage(req, res, ListingCalendarPage, { kind: 'villa', listing: villa });
}

/** 410: nothing of the villa, as it may not be advertised any more; others like it as the way on. */
async function sendGone(req: Request, res: Response, row: VillaPageRow) {
  const { villas } = presentSimilar(await listSimilarVillas(db, row, null), null);
  res.status(410).set('Cache-Control', 'no-store');
  sendPage(req, res, ErrorPage, { status: 410, villas });
}

const NOBODY = { adults: 1, children: 0, babies: 0 };

/** What can't be a slug was never one. */
function slugOf(req: Request): string {
  const parsed = Slug.safeParse(req.params.slug);
  if (!parsed.success) throw notFound('villa');
  return parsed.data;
}

/** A former address leads to the present one for good, with whatever the link asked for. */
async function moved(req: Request, res: Response, address: (slug: string) => string) {
  const slug = await findPresentSlug(db, slugOf(req));
  if (!slug) throw notFound('villa');
  res.redirect(301, withQuery(address(slug), req.query));
}
