import { divideHalfUp } from './rounding.ts';

export const foreignCurrencies = ['DOLLAR', 'EURO', 'POUND'] as const;
export type ForeignCurrency = (typeof foreignCurrencies)[number];
export const currencies = ['TL', ...foreignCurrencies] as const;
export type Currency = (typeof currencies)[number];

/** The site's rates as they are stored: TL for one unit, decimal strings with a dot. */
export type ExchangeRates = {
  dollar_exchange_rate: string;
  euro_exchange_rate: string;
  sterling_exchange_rate: string;
};

/** The site's rates and the day (ISO) staff last set them. */
export type Rates = ExchangeRates & { updated_on: string };

const rateNames = {
  DOLLAR: 'dollar_exchange_rate',
  EURO: 'euro_exchange_rate',
  POUND: 'sterling_exchange_rate',
} as const satisfies Record<ForeignCurrency, keyof ExchangeRates>;

/** True for one of the four names kept in the browser's `currency`. */
export function isCurrency(text: unknown): text is Currency {
  return (currencies as readonly unknown[]).includes(text);
}

/**
 * '48.6992' → 486992, whole ten-thousandths of a lira; a rate is never a float.
 * null when the text is no positive decimal with at most 4 digits after the dot.
 */
export function parseRate(text: string): number | null {
  const found = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(text);
  if (!found) return null;
  const rate = Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0'));
  return rate > 0 ? rate : null;
}

/** Kuruş to whole units of a foreign currency: TL ÷ rate, half up. The rate is in 1/10000 TL. */
export function toForeign(amountKurus: number, rate: number): number {
  return divideHalfUp(amountKurus * 100, rate);
}

/** What an amount is worth today, in whole units; null when the site has no usable rate. For display only: what is charged is TL. */
export function convert(
  amountKurus: number,
  currency: ForeignCurrency,
  rates: ExchangeRates,
): number | null {
  const rate = parseRate(rates[rateNames[currency]]);
  return rate === null ? null : toForeign(amountKurus, rate);
}
