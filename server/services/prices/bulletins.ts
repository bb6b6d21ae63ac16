import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { type Bulletin, isNear, lastBulletinDay } from '../../domain/exchange-rates.ts';
import { log } from '../../log.ts';
import {
  insertExchangeRates,
  listNewestBulletinRates,
  listRefusedRates,
  listSiteRates,
  lockExchangeHistory,
} from '../../queries/prices/exchange-rates.ts';
import type { ForeignCurrency } from '../../shared/currency.ts';

/** Each setting of a rate, and its currency in the history. */
export const CURRENCIES = {
  dollar_exchange_rate: 'DOLLAR',
  euro_exchange_rate: 'EURO',
  sterling_exchange_rate: 'POUND',
} as const;

/**
 * Adds a bulletin to the history of rates, as a suggestion for staff: the site's own rates stay. What
 * is there already or is older is left out. A rate that moved beyond belief is kept as refused, which
 * staff see, until the next bulletin or they themselves bear it out (domain.md §4). Resolves with how
 * many were believed.
 */
export function keepBulletin(pool: Db, bulletin: Bulletin): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const known = await knownRates(db);
    const rows = Object.entries(bulletin.rates).flatMap(([currency, rate]) => {
      if (rate === null) return [];
      const verdict = judge(bulletin.bulletin_date, rate, known(currency as ForeignCurrency));
      return verdict === 'old' ? [] : [{ currency, rate, refused: verdict === 'refused' }];
    });
    const { bulletin_date, bulletin_no } = bulletin;
    await addRates(
      db,
      rows.map((row) => ({ ...row, bulletin_date, bulletin_no })),
    );
    return rows.filter(({ refused }) => !refused).length;
  });
}

/** Takes refused rates for good that staff have just set the site's own ones near to. */
export async function believeRefused(db: Db, site: Record<string, string>): Promise<void> {
  await lockExchangeHistory(db);
  const refused = await listRefusedRates(db, lastBulletinDay(today()));
  const believed = refused.filter(({ currency, rate }) => isNear(rate, site[currency]));
  await addRates(
    db,
    believed.map((row) => ({ ...row, refused: false })),
  );
}

interface BulletinRate {
  currency: string;
  rate: string;
  bulletin_date: string | null;
  bulletin_no: string | null;
  refused: boolean;
}

async function addRates(db: Db, rates: BulletinRate[]): Promise<void> {
  for (const { refused, currency, rate, bulletin_date } of rates)
    if (refused)
      log.error(
        { currency, rate, bulletin_date },
        'a rate of the central bank moved beyond belief',
      );
  if (rates.length === 0) return;
  await insertExchangeRates(
    db,
    rates.map((rate) => ({ ...rate, source: 'TCMB' })),
  );
}

/** Of one currency: what was believed last, what was refused since, and the site's own rate. */
interface Known {
  kept: { rate: string; bulletin_date: string | null } | undefined;
  refused: { rate: string; bulletin_date: string | null } | undefined;
  site: string | undefined;
}

/** Who keeps another bulletin waits until the transaction ends. */
async function knownRates(db: Db): Promise<(currency: ForeignCurrency) => Known> {
  await lockExchangeHistory(db);
  const until = lastBulletinDay(today());
  const kept = await listNewestBulletinRates(db, until);
  const refused = await listRefusedRates(db, until);
  const site = await listSiteRates(db, []);
  return (currency) => ({
    kept: kept.find((row) => row.currency === currency),
    refused: refused.find((row) => row.currency === currency),
    site: site.find(({ key }) => CURRENCIES[key as keyof typeof CURRENCIES] === currency)?.value,
  });
}

function judge(day: string, rate: string, known: Known): 'news' | 'old' | 'refused' {
  const { kept, refused, site } = known;
  if (!kept) return 'news';
  if (kept.bulletin_date !== null && kept.bulletin_date >= day) return 'old';
  if (isNear(rate, kept.rate) || isNear(rate, site)) return 'news';
  const before = refused?.bulletin_date ?? '';
  if (before >= day) return 'old';
  return isNear(rate, refused?.rate) ? 'news' : 'refused';
}
