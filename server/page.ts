import type { Request, Response } from 'express';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { fillIconSprite } from '../views/components/icon.tsx';
import type { Site } from '../views/layouts/site.ts';
import { compressFor } from './compress.ts';
import { etagOf, sendTagged } from './finished-page.ts';
import { contentSecurityPolicy } from './middleware/security.ts';
import { keepForOthers } from './page-cache.ts';

/** Renders a view as a whole document and sends it; `site` was put on the response by middleware. */
export function sendPage<Props extends { site: Site }>(
  req: Request,
  res: Response,
  view: FunctionComponent<Props>,
  props: Omit<Props, 'site'>,
): void {
  const { site, styleHashes } = withStyleHashes((res.locals as { site: Site }).site);
  const html = renderToStaticMarkup(createElement(view, { ...props, site } as Props));
  const { form_hosts } = res.locals as { form_hosts?: readonly string[] };
  res.setHeader('Content-Security-Policy', contentSecurityPolicy(styleHashes, form_hosts));
  // What a visitor chose (theme, currency) is in cookies and changes the page.
  res.vary('Cookie');
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache');
  res.type('html');
  const body = compressFor(req, res, bytesOf(html));
  if (mayBeKept(res, site)) sendKept(req, res, body);
  else res.end(req.method === 'HEAD' ? undefined : body);
}

const DOCTYPE = Buffer.from('<!doctype html>');

const bytesOf = (html: string): Buffer =>
  Buffer.concat([DOCTYPE, ...fillIconSprite(html).map((piece) => Buffer.from(piece))]);

/**
 * Says what a page shows, so that it may be kept until that changes: `villa:<id>` for one villa,
 * `villas` and `boats` for lists of them; what every page shows is implied.
 */
export function keepPage(res: Response, ...tags: string[]): void {
  (res.locals as { tags?: string[] }).tags = tags;
}

/** Lets the forms of this one page lead to other hosts: a card provider's. */
export function allowForms(res: Response, hosts: readonly string[]): void {
  (res.locals as { form_hosts?: readonly string[] }).form_hosts = hosts;
}

/** A page whose menus could not be loaded is right for now only: no change would tell that they can be. */
const mayBeKept = (res: Response, { regions }: Site): boolean =>
  'tags' in res.locals &&
  res.statusCode === 200 &&
  !res.hasHeader('Set-Cookie') &&
  regions !== null;

function sendKept(req: Request, res: Response, body: Buffer): void {
  const { tags } = res.locals as { tags: string[] };
  const etag = etagOf(body);
  res.setHeader('ETag', etag);
  keepForOthers(req, { headers: headersOf(res), body, etag, tags });
  sendTagged(req, res, { body, etag });
}

/** All but the request's own number. */
const headersOf = (res: Response): string[] =>
  Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    name === 'x-request-id' ? [] : [name, String(value)],
  );

/** Notes which stylesheets a page inlines: the policy in its header must allow exactly those. */
function withStyleHashes(site: Site): { site: Site; styleHashes: string[] } {
  const styleHashes: string[] = [];
  const inlineCss = (...names: string[]) => {
    const sheet = site.assets.inlineCss(...names);
    styleHashes.push(sheet.hash);
    return sheet;
  };
  return { site: { ...site, assets: { ...site.assets, inlineCss } }, styleHashes };
}
