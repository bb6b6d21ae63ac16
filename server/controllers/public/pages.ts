import type { Request, RequestHandler, Response } from 'express';

import { ContentPage } from '../../../views/public/pages/index.tsx';
import { db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { keepPage, sendPage } from '../../page.ts';
import { beginningOf } from '../../presenters/content/rich-text.ts';
import { presentWebManifest } from '../../presenters/content/web-manifest.ts';
import { getContentPage } from '../../queries/content/content-pages.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import { siteFacts } from '../../services/listings/shell.ts';
import { paths } from '../../shared/paths.ts';
import { asset } from '../../static-files.ts';

/** A company page: its section's current text. */
export const show =
  (section: string): RequestHandler =>
  async (req, res) => {
    const page = await getContentPage(db, section);
    const body = sanitiseRichText(page.body);
    const description = page.seo_description || beginningOf(body);
    keepPage(res);
    sendPage(req, res, ContentPage, { page: { ...page, body, description }, href: req.path });
  };

const CLOSED = [
  paths.dashboard.home(),
  '/v1/',
  '/v2/',
  '/rezervasyon/',
  '/odeme/',
  '/teklif/',
  '/yorum/',
  '/takvim/',
  paths.enquire(),
  paths.preferences(),
];

/** What crawlers may read: everything public but what belongs to one visitor. */
export function robots(_req: Request, res: Response) {
  const sitemap = `Sitemap: ${env.PUBLIC_URL.replace(/\/$/, '')}${paths.sitemap()}`;
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', sitemap, ''];
  res.set('Cache-Control', 'public, max-age=3600').type('text').send(lines.join('\n'));
}

export async function manifest(_req: Request, res: Response) {
  const { settings } = await siteFacts();
  res
    .set('Cache-Control', 'public, max-age=3600')
    .type('application/manifest+json')
    .send(JSON.stringify(presentWebManifest(settings.site_name, asset)));
}

/** Where browsers look for the site's icon when they can't draw the one that pages name. */
export const icon =
  (name: string): RequestHandler =>
  (_req, res) => {
    res.set('Cache-Control', 'public, max-age=86400').redirect(asset(`icons/${name}`));
  };
