import { type ForeignCurrency, parseRate } from '../shared/currency.ts';
import { isDay } from '../shared/days.ts';
import { divideHalfUp } from '../shared/rounding.ts';

/** The central bank's rates of one day, TL for one unit, decimal strings; null: not in the bulletin. */
export type Bulletin = {
  /** ISO; on weekends and holidays that of the last bulletin. */
  bulletin_date: string;
  bulletin_no: string | null;
  rates: Record<ForeignCurrency, string | null>;
};

/** Why an answer is no bulletin. */
export type BulletinProblem = 'not_xml' | 'no_date' | 'bad_number' | 'no_rates' | 'far_date';

/**
 * What the site is suggested to show: the bank's rate and the margin in whole percents (domain.md §4),
 * half up on the fourth decimal. '54.2180' and 1 → '54.7602'
 */
export function withMargin(rate: string, percent: number): string {
  const exact = parseRate(rate);
  if (exact === null) throw new RangeError(`${rate} is no rate`);
  const scaled = String(divideHalfUp(exact * (100 + percent), 100)).padStart(DIGITS + 1, '0');
  return `${scaled.slice(0, -DIGITS)}.${scaled.slice(-DIGITS)}`;
}

/** By how many tenths of a percent `rate` lies above the bank's; below zero: under it. */
export function differenceInTenths(rate: string, bank: string): number | null {
  const [site, base] = [parseRate(rate), parseRate(bank)];
  return site === null || base === null ? null : Math.round(((site - base) * 1000) / base) + 0;
}

/** A rate that moved further than this in tenths of a percent is no news but an error (domain.md §4). */
const MOST_MOVEMENT = 150;

/** Whether two rates are so near that one may have become the other within a day. */
export function isNear(rate: string, other: string | undefined): boolean {
  const moved = other === undefined ? null : differenceInTenths(rate, other);
  return moved !== null && Math.abs(moved) <= MOST_MOVEMENT;
}

/** Days of slack for a clock that goes wrong, and the longest that the bank may be silent: its holidays are shorter. */
const AHEAD = 1;
const SILENCE = 30;

/** The last day that a bulletin can be of; one of a later day would make all until then look old. */
export const lastBulletinDay = (today: Temporal.PlainDate): string =>
  today.add({ days: AHEAD }).toString();

/** Whether a bulletin that stands at the bank today can be of that day. */
export const isOfItsTime = (bulletin_date: string, today: Temporal.PlainDate): boolean =>
  bulletin_date <= lastBulletinDay(today) &&
  bulletin_date >= today.subtract({ days: SILENCE }).toString();

type ReadBulletin = { ok: true; bulletin: Bulletin } | { ok: false; problem: BulletinProblem };

const CODES: Record<ForeignCurrency, string> = { DOLLAR: 'USD', EURO: 'EUR', POUND: 'GBP' };

/** Decimals kept of a rate. */
const DIGITS = 4;

/**
 * Reads the bytes of `today.xml` (domain.md §4): the selling rate of each currency by its code, never
 * by its place, divided by its unit; an empty tag is no rate. Old files are in ISO-8859-9. What is not
 * exactly of this shape is refused: an HTML page, entities, a number nobody writes.
 */
export function readBulletin(bytes: Uint8Array): ReadBulletin {
  const xml = decode(bytes);
  const root = /<Tarih_Date\b([^<>]*)>/.exec(xml);
  if (!root || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return { ok: false, problem: 'not_xml' };
  const attributes = root[1] ?? '';
  const bulletin_date = dateOf(attributes);
  if (bulletin_date === null) return { ok: false, problem: 'no_date' };
  const found = currenciesOf(xml);
  const rates = Object.entries(CODES).map(([name, code]) => [name, sellingRate(found.get(code))]);
  if (rates.some(([, rate]) => rate === undefined)) return { ok: false, problem: 'bad_number' };
  if (rates.every(([, rate]) => rate === null)) return { ok: false, problem: 'no_rates' };
  const bulletin_no = attribute(attributes, 'Bulten_No') || null;
  return {
    ok: true,
    bulletin: { bulletin_date, bulletin_no, rates: Object.fromEntries(rates) as Bulletin['rates'] },
  };
}

/** By the XML declaration, which is ASCII in every encoding that occurs; UTF-8 where it says nothing. */
function decode(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*\bencoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  return new TextDecoder(declared === 'iso-8859-9' ? 'iso-8859-9' : 'utf-8').decode(bytes);
}

/** `Tarih` is dd.mm.yyyy; `Date`, which stands beside it, is mm/dd/yyyy. */
function dateOf(attributes: string): string | null {
  const [, day, month, year] =
    /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(attribute(attributes, 'Tarih')) ?? [];
  if (day) return realDay(`${year}-${month}-${day}`);
  const american = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(attribute(attributes, 'Date'));
  return american ? realDay(`${american[3]}-${american[1]}-${american[2]}`) : null;
}

const realDay = (day: string) => (isDay(day) ? day : null);

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(attributes)?.[1]?.trim() ?? '';

/** Each currency's part of the text, by its code. */
function currenciesOf(xml: string): Map<string, string> {
  const parts = xml.split(/<Currency\b/).slice(1);
  return new Map(
    parts.map((part) => {
      const attributes = part.slice(0, part.indexOf('>'));
      const [body = ''] = part.split('</Currency>', 1);
      return [attribute(attributes, 'CurrencyCode') || attribute(attributes, 'Kod'), body];
    }),
  );
}

/** null: the bulletin has no such rate; undefined: what stands there is no rate. */
function sellingRate(part: string | undefined): string | null | undefined {
  if (part === undefined) return null;
  const text = (tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(part)?.[1]?.trim() ?? '';
  const rate = text('ForexSelling');
  if (rate === '') return null;
  const unit = text('Unit') || '1';
  return /^\d{1,6}$/.test(unit) ? perUnit(rate, Number(unit)) : undefined;
}

/** '37,4051' for 100 → '0.3741'; half up, by whole numbers alone. Commas occur, thousands' dots never. */
function perUnit(text: string, unit: number): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,8}))?$/.exec(text) ?? [];
  if (whole === '' || unit === 0) return undefined;
  const scaled = BigInt(whole + decimals.padEnd(8, '0'));
  const divisor = BigInt(unit) * 10n ** BigInt(8 - DIGITS);
  const rounded = String((2n * scaled + divisor) / (2n * divisor)).padStart(DIGITS + 1, '0');
  const rate = `${rounded.slice(0, -DIGITS)}.${rounded.slice(-DIGITS)}`;
  return parseRate(rate) === null ? undefined : rate;
}
