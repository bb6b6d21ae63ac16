import { differenceInTenths } from '../../domain/exchange-rates.ts';
import type {
  BulletinRateRow,
  RefusedRateRow,
  SiteRateRow,
} from '../../queries/prices/exchange-rates.ts';
import type { CentralBankRates } from '../../schemas/answers/exchange-rates.ts';
import { type ForeignCurrency, parseRate } from '../../shared/currency.ts';

/** One currency as staff see it. */
export interface DeskRate {
  currency: ForeignCurrency;
  field: RateField;
  /** TL for one unit; null: never set. */
  rate: string | null;
  bank_rate: string | null;
  suggested_rate: string | null;
  /** Tenths of a percent by which the site's rate lies above the bank's. */
  difference: number | null;
  /** The bank's rates of the last days, the oldest first, in 1/10000 TL. */
  trend: number[];
}

type RateField = 'dollar_exchange_rate' | 'euro_exchange_rate' | 'sterling_exchange_rate';

/** A rate of the bank's that nobody believes yet: it moved too far. */
export interface RefusedRate {
  currency: ForeignCurrency;
  rate: string;
  bulletin_date: string;
}

/** Where the bank's numbers come from: asked just now, kept by the daily job, or nowhere. */
export type BulletinSource = 'asked' | 'kept' | 'unavailable' | 'none';

const FIELDS: Record<RateField, ForeignCurrency> = {
  euro_exchange_rate: 'EURO',
  dollar_exchange_rate: 'DOLLAR',
  sterling_exchange_rate: 'POUND',
};

const FIELD_NAMES = Object.keys(FIELDS) as RateField[];

interface Known {
  site: readonly SiteRateRow[];
  kept: readonly BulletinRateRow[];
  bank: CentralBankRates | null;
}

export const presentDeskRates = ({ site, kept, bank }: Known): DeskRate[] =>
  FIELD_NAMES.map((field) => {
    const currency = FIELDS[field];
    const rate = site.find(({ key }) => key === field)?.value || null;
    const bank_rate = bank?.[field] ?? null;
    return {
      currency,
      field,
      rate,
      bank_rate,
      suggested_rate: bank?.suggested[field] ?? null,
      difference: rate && bank_rate ? differenceInTenths(rate, bank_rate) : null,
      trend: kept.filter((row) => row.currency === currency).map((row) => parseRate(row.rate) ?? 0),
    };
  });

/** The newest bulletin among those kept, in the shape of one just read; null: none is. */
export function newestKept(kept: readonly BulletinRateRow[]) {
  const newest = kept.at(-1);
  if (!newest?.bulletin_date) return null;
  const { bulletin_date, bulletin_no } = newest;
  const of = (currency: ForeignCurrency) =>
    kept.find((row) => row.bulletin_date === bulletin_date && row.currency === currency)?.rate ??
    null;
  const rates = { DOLLAR: of('DOLLAR'), EURO: of('EURO'), POUND: of('POUND') };
  return { bulletin_date, bulletin_no, rates };
}

export const presentRefused = (rows: readonly RefusedRateRow[]): RefusedRate[] =>
  rows.map(({ currency, rate, bulletin_date }) => ({
    currency: currency as ForeignCurrency,
    rate,
    bulletin_date: String(bulletin_date),
  }));

/** How the site's rates stand: the oldest counts. */
export function presentRatesState(site: readonly SiteRateRow[]) {
  const rates = site.filter(({ key }) => key in FIELDS);
  const oldest = rates.reduce<SiteRateRow | undefined>(
    (found, row) => (found && found.updated_at <= row.updated_at ? found : row),
    undefined,
  );
  return {
    version: rates.reduce((sum, row) => sum + row.version, 0),
    updated_at: oldest ? new Date(oldest.updated_at).toISOString() : null,
    updated_by_name: oldest?.updated_by_name ?? null,
  };
}
