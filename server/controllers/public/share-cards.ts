import type { Request, Response } from 'express';

import {
  boatCard,
  placeCard,
  postCard,
  siteCard,
  villaCard,
} from '../../../views/layouts/share-cards.ts';
import type { Site } from '../../../views/layouts/site.ts';
import { db } from '../../db/index.ts';
import { notFound } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { parsePath } from '../../parse.ts';
import { presentArticle } from '../../presenters/content/posts.ts';
import { findLanding } from '../../queries/content/landings.ts';
import { findPost } from '../../queries/content/posts.ts';
import { findSharedBoat, findSharedVilla } from '../../queries/files/share-cards.ts';
import { ShareCardParams } from '../../schemas/share-cards.ts';
import { openShareCard } from '../../services/files/share-pictures.ts';
import { siteFacts } from '../../services/listings/shell.ts';
import { markOf, type ShareCard, type ShareKind, shareCardUrl } from '../../shared/share-cards.ts';
import { sendStored } from '../../stream.ts';

/** The picture of a page for social sites; an address of what it showed once leads to the present one. */
export async function show(req: Request, res: Response) {
  const { kind, slug, mark } = parsePath(ShareCardParams, req.params);
  const { settings } = await siteFacts();
  const card = await CARDS[kind](slug, { t, settings });
  if (!card) throw notFound('share_card');
  if (markOf(card) !== mark)
    return res.set('Cache-Control', 'public, max-age=600').redirect(302, shareCardUrl(card));
  const file = await openShareCard(card);
  if (!file) throw notFound('share_card');
  res.type('image/jpeg').set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  await sendStored(res, file);
}

type FindCard = (
  slug: string,
  site: Pick<Site, 't' | 'settings'>,
) => Promise<ShareCard | undefined>;

const CARDS: Record<ShareKind, FindCard> = {
  site: async (_, site) => siteCard(site),
  villa: async (slug, site) => {
    const row = await findSharedVilla(db, slug);
    return row && villaCard(site, row, row.picture);
  },
  boat: async (slug, site) => {
    const row = await findSharedBoat(db, slug);
    return row && boatCard(site, row, row.picture);
  },
  place: async (slug, site) => {
    const row = await findLanding(db, slug);
    if (!row || row.slug !== slug) return undefined;
    const kind = row.kind === 'BOAT_TYPE' ? undefined : row.kind;
    return placeCard(site, { ...row, kind }, row.picture);
  },
  post: async (slug, site) => {
    const row = await findPost(db, slug);
    if (!row) return undefined;
    const { post } = presentArticle(row, []);
    return postCard(site, post, post.picture);
  },
};
