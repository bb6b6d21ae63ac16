import type { Db } from '../db/index.ts';
import { type Bulletin, differenceInTenths } from '../domain/exchange-rates.ts';
import { log } from '../log.ts';
import { insertExchangeRates, listNewestBulletinRates } from '../queries/exchange-rates.ts';

/** A rate that moved further than this in tenths of a percent is no news but an error (domain.md §4). */
const MOST_MOVEMENT = 150;

/**
 * Adds a bulletin to the history of rates, as a suggestion for staff: the site's own rates stay.
 * What is there already, is older or moved beyond belief is left out. Resolves with how many were kept.
 */
export function keepBulletin(pool: Db, bulletin: Bulletin): Promise<number> {
  return pool.transaction().execute(async (db) => {
    const known = await listNewestBulletinRates(db);
    const rows = Object.entries(bulletin.rates).flatMap(([currency, rate]) => {
      const before = known.find((row) => row.currency === currency);
      return rate !== null && isNews(bulletin, rate, before) ? [{ currency, rate }] : [];
    });
    if (rows.length > 0)
      await insertExchangeRates(
        db,
        rows.map((row) => ({
          ...row,
          source: 'TCMB',
          bulletin_date: bulletin.bulletin_date,
          bulletin_no: bulletin.bulletin_no,
        })),
      );
    return rows.length;
  });
}

interface Kept {
  rate: string;
  bulletin_date: string | null;
}

function isNews({ bulletin_date }: Bulletin, rate: string, before: Kept | undefined): boolean {
  if (!before) return true;
  if (before.bulletin_date !== null && before.bulletin_date >= bulletin_date) return false;
  const moved = differenceInTenths(rate, before.rate) ?? 0;
  if (Math.abs(moved) <= MOST_MOVEMENT) return true;
  log.error({ rate, before, bulletin_date }, 'a rate of the central bank moved beyond belief');
  return false;
}
