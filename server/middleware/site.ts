import type { Request, RequestHandler, Response } from 'express';

import type { Currency, Site, Theme } from '../../views/layouts/site.ts';
import { today } from '../clock.ts';
import { readCookies } from '../cookies.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import { siteShell } from '../services/listings/shell.ts';
import { cardGateway } from '../services/payments/gateways/index.ts';
import { isCurrency } from '../shared/currency.ts';
import { asset, inlineCss } from '../static-files.ts';
import { requestIdOf } from './log.ts';

/** Gives the page what every layout needs: texts, menus, settings, and what the visitor chose. */
export const withSite: RequestHandler = async (req, res, next) => {
  res.locals.site = await siteFor(req, res);
  next();
};

export async function siteFor(req: Request, res: Response): Promise<Site> {
  const cookies = readCookies(req.headers.cookie);
  return {
    ...(await siteShell()),
    t,
    locale: 'tr',
    theme: themeOf(cookies.get('theme')),
    currency: currencyOf(cookies.get('currency')),
    takes_cards: cardGateway() !== undefined,
    path: req.originalUrl,
    base_url: env.PUBLIC_URL.replace(/\/$/, ''),
    request_id: requestIdOf(res),
    today: today().toString(),
    has_favourites: cookies.get('favourites') === '1',
    assets: { asset, inlineCss },
  };
}

const themeOf = (value: string | undefined): Theme | null =>
  value === 'light' || value === 'dark' ? value : null;

const currencyOf = (value: string | undefined): Currency => (isCurrency(value) ? value : 'TL');
