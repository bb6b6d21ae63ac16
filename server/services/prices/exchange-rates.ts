import { today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  type Bulletin,
  type BulletinProblem,
  isOfItsTime,
  readBulletin,
} from '../../domain/exchange-rates.ts';
import { AppError } from '../../errors.ts';
import { log } from '../../log.ts';
import { upsertSettings } from '../../queries/content/settings.ts';
import { insertExchangeRates, lockSiteRates } from '../../queries/prices/exchange-rates.ts';
import type { ExchangeRates } from '../../schemas/exchange-rates.ts';
import { audit, type Doer } from '../audit.ts';
import { readAtMost } from '../read-at-most.ts';
import { refuseStale } from '../stale-rows.ts';
import { believeRefused, CURRENCIES } from './bulletins.ts';

/**
 * Sets the site's rates: what pages show from now on and new reservations keep. All three are added
 * to the history, also those that stayed: staff have looked at them, and a bank's rate that was refused
 * is believed when theirs is near it. Reservations already made keep
 * theirs. 409 `stale`
 */
export function setExchangeRates(
  pool: Db,
  { version, ...rates }: ExchangeRates,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const rows = await lockSiteRates(db);
    const before = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    refuseStale({ version: rows.reduce((sum, row) => sum + row.version, 0) }, version, before);
    await upsertSettings(db, rates, doer.id);
    const set = Object.entries(CURRENCIES).map(([key, currency]) => ({
      currency,
      rate: rates[key as keyof typeof rates],
    }));
    await insertExchangeRates(
      db,
      set.map((row) => ({ ...row, source: 'STAFF', created_by: doer.id })),
    );
    await believeRefused(db, Object.fromEntries(set.map((row) => [row.currency, row.rate])));
    await audit(db, doer, {
      action: 'exchange_rates.edited',
      entity: 'settings',
      entity_id: null,
      before,
      after: rates,
    });
  });
}

/** A real bulletin has 15 kB. */
const MOST_BYTES = 1_000_000;
const MOST_MILLISECONDS = 10_000;

/**
 * The central bank's bulletin as it stands at `address` now; nothing is kept. 502
 * `exchange_unavailable` when it cannot be had in time, is no bulletin or one of a day that cannot be.
 */
export async function fetchBulletin(
  address: string,
  milliseconds = MOST_MILLISECONDS,
): Promise<Bulletin> {
  const read = readBulletin(await download(address, milliseconds));
  if (!read.ok) return refuse(read.problem);
  const { bulletin_date } = read.bulletin;
  return isOfItsTime(bulletin_date, today()) ? read.bulletin : refuse('far_date', bulletin_date);
}

function refuse(problem: BulletinProblem, bulletin_date?: string): never {
  log.warn({ problem, bulletin_date }, 'the central bank answered no bulletin');
  throw new AppError(502, 'exchange_unavailable');
}

async function download(address: string, milliseconds: number): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    return await readAtMost(response.body, MOST_BYTES);
  } catch (error) {
    log.warn({ err: error }, 'the central bank could not be asked');
    throw new AppError(502, 'exchange_unavailable');
  }
}
