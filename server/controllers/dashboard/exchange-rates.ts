import type { Request, Response } from 'express';

import { ExchangePage as View } from '../../../views/dashboard/exchange/index.tsx';
import { now, today } from '../../clock.ts';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { lastBulletinDay } from '../../domain/exchange-rates.ts';
import { env } from '../../env.ts';
import { AppError } from '../../errors.ts';
import { fetchRates } from '../../jobs/fetch-rates.ts';
import { parseLenient } from '../../parse.ts';
import {
  type BulletinSource,
  newestKept,
  presentDeskRates,
  presentRatesState,
  presentRefused,
} from '../../presenters/prices/exchange-desk.ts';
import { presentBulletin, presentPastSave } from '../../presenters/prices/exchange-rates.ts';
import {
  type BulletinRateRow,
  listBulletinRates,
  listExchangeSaves,
  listRefusedRates,
  listSiteRates,
} from '../../queries/prices/exchange-rates.ts';
import { ExchangePage } from '../../schemas/exchange-rates.ts';
import { SETTING_KEYS } from '../../schemas/settings.ts';
import { siteRulesFrom } from '../../services/content/settings.ts';
import { fetchBulletin } from '../../services/prices/exchange-rates.ts';

/** Of the bank's rates in the little chart. */
const TREND_DAYS = 30;

/** The three rates beside the bank's, the margin, and the history. */
export async function show(req: Request, res: Response) {
  const query = parseLenient(ExchangePage, req.query);
  const settings = await listSiteRates(db, SETTING_KEYS.site);
  const site = settings.filter(({ key }) => !SETTING_KEYS.site.includes(key));
  const own = settings.filter(({ key }) => SETTING_KEYS.site.includes(key));
  const { exchange_margin: margin_percent } = siteRulesFrom(own);
  const until = lastBulletinDay(today());
  const kept = await listBulletinRates(
    db,
    today().subtract({ days: TREND_DAYS }).toString(),
    until,
  );
  const { rows, total } = await listExchangeSaves(db, query);
  const { source, bank } = await bankOf(query, kept, margin_percent);
  await sendDashboardPage(req, res, View, {
    query,
    rates: presentDeskRates({ site, kept, bank }),
    refused: presentRefused(await listRefusedRates(db, until)),
    state: presentRatesState(site),
    now: now().toString(),
    bank,
    source,
    cron: fetchRates.cron,
    margin_percent,
    settings_version: own.reduce((sum, { version }) => sum + version, 0),
    rows: rows.map(presentPastSave),
    total,
  });
}

async function bankOf(query: ExchangePage, kept: BulletinRateRow[], margin_percent: number) {
  const { bulletin, unavailable } = query.bulletin
    ? await askBank()
    : { bulletin: null, unavailable: false };
  const found = bulletin ?? newestKept(kept);
  const context = { today: today().toString(), margin_percent };
  const bank = found && presentBulletin(found, context);
  return { source: sourceOf(bulletin !== null, unavailable, bank !== null), bank };
}

/** A bank that does not answer is told on the page, which works without it. */
async function askBank() {
  try {
    return { bulletin: await fetchBulletin(env.TCMB_URL), unavailable: false };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { bulletin: null, unavailable: true };
  }
}

function sourceOf(asked: boolean, unavailable: boolean, known: boolean): BulletinSource {
  if (asked) return 'asked';
  if (unavailable) return 'unavailable';
  return known ? 'kept' : 'none';
}
