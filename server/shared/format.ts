import { type Currency, convert, type ExchangeRates } from './currency.ts';
import { once } from './once.ts';

export * from './format-days.ts';

const LOCALE = 'tr-TR';

/**
 * Formatters are made once, as a fresh one costs thirty times what formatting does, and when they are first
 * asked for: the first of a page takes a phone a hundredth of a second. What islands say of prices needs none.
 */
const roundTl = numberFormat({
  style: 'currency',
  currency: 'TRY',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const oneDecimal = numberFormat({ maximumFractionDigits: 1 });
const rated = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 2 });
const averaged = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const listed = once(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const listedChoices = once(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));
const currencySigns = { TL: '₺', DOLLAR: '$', EURO: '€', POUND: '£' } satisfies Record<
  Currency,
  string
>;

/** Kuruş to '₺12.500', or '₺12.500,50' where there are kuruş; a debt is '−₺6.475'. */
export function formatMoney(amountKurus: number): string {
  const amount = Math.round(Math.abs(amountKurus));
  const kurus = amount % 100;
  const lira = grouped((amount - kurus) / 100);
  const exact = kurus === 0 ? `₺${lira}` : `₺${lira},${String(kurus).padStart(2, '0')}`;
  return amountKurus < 0 ? `−${exact}` : exact;
}

/** Large sums on charts and tiles: '₺11,4 Mn', its space a no-break one. */
export function formatMoneyRoughly(amountKurus: number): string {
  return roundTl()
    .format(amountKurus / 100)
    .replace('-', '−');
}

/**
 * A price in the visitor's currency: '₺18.500', or '≈ €336' at the site's rate, as what is charged is TL.
 * Falls back to TL when the site has no usable rate.
 */
export function formatPrice(amountKurus: number, currency: Currency, rates: ExchangeRates): string {
  if (currency === 'TL') return formatMoney(amountKurus);
  const amount = convert(amountKurus, currency, rates);
  if (amount === null) return formatMoney(amountKurus);
  return `≈ ${currencySigns[currency]}${grouped(amount)}`;
}

/** 20 → '%20' */
export function formatPercent(percent: number): string {
  return `%${oneDecimal().format(percent)}`;
}

/** 1240 → '1.240' */
export function formatCount(count: number): string {
  return grouped(count);
}

/** A province's code, as it stands on its cars: 7 → '07' */
export const formatPlateCode = (code: number): string => String(code).padStart(2, '0');

/** One guest's score, and what is shown like it: 4.75 → '4,75', 5 → '5,0'. */
export function formatRating(rating: number): string {
  return rated().format(rating);
}

/** What all guests gave, as long on each card of a list: 4.97 → '4,97', 5 → '5,00' */
export function formatAverage(rating: number): string {
  return averaged().format(rating);
}

/** A number beside its word: where a line ends they go to the next one together. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Metres to '350 m', '1,2 km', and from ten kilometres on '12 km'. */
export function formatDistance(metres: number): string {
  if (metres < 1000) return `${grouped(metres)} m`;
  const kilometres = metres / 1000;
  return `${metres < 10_000 ? oneDecimal().format(kilometres) : grouped(kilometres)} km`;
}

/** ['Kaş', 'Kalkan', 'Fethiye'] → 'Kaş, Kalkan ve Fethiye' */
export function formatList(items: string[]): string {
  return listed().format(items);
}

/** ['cuma', 'cumartesi'] → 'cuma veya cumartesi' */
export function formatChoices(items: string[]): string {
  return listedChoices().format(items);
}

/**
 * E.164 as Turks write it: '+905321234567' → '0532 123 45 67'. A foreign number is grouped after its country's
 * calling code, as no country's own way is known here: '+491701234567' → '+49 170 123 4567'.
 */
export function formatPhone(phone: string): string {
  const service = /^\+90(444)(\d)(\d{3})$/.exec(phone);
  if (service) return service.slice(1).join(' ');
  const domestic = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone);
  return domestic ? `0${domestic.slice(1).join(' ')}` : formatForeignPhone(phone);
}

/** Calling codes of one and two digits (ITU E.164); all others have three. */
const FOREIGN_PHONE =
  /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

/** In threes, the last group longer rather than a digit alone. */
function formatForeignPhone(phone: string): string {
  const [, code, national = ''] = FOREIGN_PHONE.exec(phone) ?? [];
  return code ? `${code} ${national.replace(/\d{3}(?=\d{2})/g, '$& ')}` : phone;
}

/** 'TR330006100519786457841326' → 'TR33 0006 1005 1978 6457 8413 26' */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** Cuts a long text to at most `length` characters, ellipsis included, between words where it can. */
export function truncate(text: string, length: number): string {
  const letters = [...text];
  if (letters.length <= length) return text;
  const cut = letters.slice(0, Math.max(0, length - 1)).join('');
  const wordEnd = /\s/.test(letters[length - 1] ?? '') ? cut.length : cut.search(/\s\S*$/);
  const kept = wordEnd > cut.length / 2 ? cut.slice(0, wordEnd) : cut;
  return `${kept.replace(/[\s.,;:–-]+$/, '')}…`;
}

/** 12500 → '12.500', to the nearest whole number. */
function grouped(number: number): string {
  return String(Math.round(number)).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

function numberFormat(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return once(() => new Intl.NumberFormat(LOCALE, options));
}
