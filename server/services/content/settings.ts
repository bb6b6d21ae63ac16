import type { Rates, SiteSettings } from '../../../views/layouts/site.ts';
import { type ExchangeRates, parseRate } from '../../shared/currency.ts';
import { todayInIstanbul } from '../../shared/days.ts';

/** A row of `settings`; `updated_at` as ISO text. */
export interface SettingRow {
  key: string;
  value: string;
  updated_at: Date | string;
}

/** The numbers of product §10 that prices and deadlines depend on. */
export interface SiteRules {
  option_hours: number;
  option_hours_near: number;
  near_days: number;
  full_payment_days: number;
  gap_max_nights: number;
  child_age_max: number;
  baby_age_max: number;
  /** Whole percents inside every price (domain §2.6). */
  vat_rate: number;
  accommodation_tax_rate: number;
  /** Whole percents on the central bank's rate to get the suggested one; below zero takes off. */
  exchange_margin: number;
}

const RULE_DEFAULTS: SiteRules = {
  option_hours: 24,
  option_hours_near: 6,
  near_days: 14,
  full_payment_days: 14,
  gap_max_nights: 6,
  child_age_max: 12,
  baby_age_max: 2,
  vat_rate: 10,
  accommodation_tax_rate: 2,
  exchange_margin: 0,
};

/** The numbers that prices and deadlines depend on; what is not set, or no number, is as product §10 has it. */
export function siteRulesFrom(rows: readonly SettingRow[]): SiteRules {
  const values = valuesOf(rows);
  const entries = Object.entries(RULE_DEFAULTS).map(([key, byDefault]) => {
    const given = values.get(key);
    return [key, given !== undefined && /^-?\d{1,5}$/.test(given) ? Number(given) : byDefault];
  });
  return Object.fromEntries(entries) as SiteRules;
}

/** What the site says of itself, by the settings' keys; what was emptied is left out. */
export function siteSettingsFrom(rows: readonly SettingRow[]): SiteSettings {
  return {
    site_name: 'Koy',
    site_title: 'rental villa',
    tursab_no: '18126',
    ...Object.fromEntries([...valuesOf(rows)].filter(([, value]) => value !== '')),
  };
}

const RATE_KEYS = ['dollar_exchange_rate', 'euro_exchange_rate', 'sterling_exchange_rate'] as const;

/**
 * TL for one unit of each currency as staff set them, or null while one is missing or no number. They are
 * saved all three together, so those that stayed are of the last day too.
 */
export function ratesFrom(rows: readonly SettingRow[]): Rates | null {
  const values = valuesOf(rows);
  const rates = RATE_KEYS.map((key) => [key, values.get(key) ?? ''] as const);
  if (rates.some(([, rate]) => parseRate(rate) === null)) return null;
  const changed = rows.filter(({ key }) => (RATE_KEYS as readonly string[]).includes(key));
  const days = changed.map((row) => todayInIstanbul(new Date(row.updated_at).getTime())).sort();
  return { ...(Object.fromEntries(rates) as ExchangeRates), updated_on: days.at(-1) ?? '' };
}

const valuesOf = (rows: readonly SettingRow[]) =>
  new Map(rows.map(({ key, value }) => [key, value]));
