import type { Translate } from '../../../../server/i18n.ts';
import {
  formatCount,
  formatDay,
  formatDistance,
  formatIban,
  formatInstant,
  formatList,
  formatMoney,
  formatMonth,
  formatPercent,
  formatPhone,
  formatStayWithYear,
  formatTime,
  weekdayName,
} from '../../../../server/shared/format.ts';
import { formatBytes } from '../../../../server/shared/format-bytes.ts';
import { type RowNames, referenceKey, referenceOf } from '../../../../server/shared/references.ts';
import { codeWords, fieldWords } from './words.ts';

export interface ChangeWords {
  t: Translate;
  /** The kind of row that was changed. */
  entity: string;
  /** Of the rows that are meant by number. */
  names: RowNames;
}

/** What stood in a field, as a clerk reads it: money as ₺, days as days, states and rows by name. */
export function valueText(words: ChangeWords, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return words.t(value ? 'changes:yes' : 'changes:no');
  if (typeof value === 'number') return numberText(words, field, value);
  if (typeof value === 'string') return textText(words, field, value);
  if (Array.isArray(value)) return listText(words, field, value);
  return Object.entries(value)
    .map(([name, each]) => partText(words, name, each))
    .join(', ');
}

function listText(words: ChangeWords, field: string, values: unknown[]): string {
  if (values.length === 0) return '—';
  const texts = values.map((value) => valueText(words, field, value));
  return values.some((value) => value !== null && typeof value === 'object')
    ? texts.join(' · ')
    : formatList(texts);
}

const partText = (words: ChangeWords, name: string, value: unknown): string =>
  `${fieldWords(words.t, words.entity, name) ?? name}: ${valueText(words, name, value)}`;

function numberText({ t, entity, names }: ChangeWords, field: string, value: number): string {
  const kind = referenceOf(entity, field);
  if (kind) return names[referenceKey({ kind, id: value })] ?? t('changes:row', { id: value });
  if (field.endsWith('_kurus')) return formatMoney(value);
  if (field === 'percent' || field.endsWith('_percent')) return formatPercent(value);
  if (field.endsWith('weekday') || field.endsWith('weekdays')) return weekdayName(value);
  if (field === 'months' || field.endsWith('_months')) return monthName(value);
  if (field === 'bytes') return formatBytes(value);
  if (field === 'metres') return formatDistance(value);
  const unit = UNITS[field] ?? UNITS_BY_END[field.slice(field.lastIndexOf('_'))];
  if (unit) return t(`changes:unit.${unit}`, { value: formatCount(value) });
  return field.endsWith('year') || field.endsWith('_id') || PLAIN.has(field)
    ? String(value)
    : formatCountExactly(value);
}

/** Whole numbers with dots, degrees and scores with all that is behind their comma. */
const formatCountExactly = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : String(value).replace('.', ',');

/** Numbers that name something, where a dot among thousands would be wrong. */
const PLAIN = new Set(['id', 'il_code', 'ilce_code', 'plate_code', 'by_hand']);

type Unit = 'nights' | 'days' | 'hours' | 'minutes' | 'people' | 'cm' | 'm2' | 'knots';

const UNITS: Readonly<Record<string, Unit>> = {
  nights: 'nights',
  min_nights: 'nights',
  gap_min_nights: 'nights',
  short_stay_limit: 'nights',
  min_days: 'days',
  within_days: 'days',
  days_before: 'days',
  date_change_days: 'days',
  option_hours: 'hours',
  interval_minutes: 'minutes',
  capacity: 'people',
  permit_capacity: 'people',
  guests: 'people',
  guests_day: 'people',
  guests_night: 'people',
};

const UNITS_BY_END: Readonly<Record<string, Unit>> = { _cm: 'cm', _m2: 'm2', _knots: 'knots' };

/** 1 → 'Ocak'; the year of the day it is read from is not shown. */
const monthName = (month: number): string =>
  formatMonth(`2000-${String(month).padStart(2, '0')}`).replace(' 2000', '');

function textText({ t, entity }: ChangeWords, field: string, value: string): string {
  const code = codeWords(t, { entity, field, code: value });
  if (code) return code;
  const moment = OF_TIME.test(field) ? momentText(value) : undefined;
  if (moment) return moment;
  if (field === 'iban') return formatIban(value);
  if (field === 'picture_hash' || field === 'home_picture')
    return t('changes:picture', { mark: value.slice(0, 6) });
  if (field === 'phone' || field.endsWith('_phone')) return formatPhone(value);
  return withoutTags(value);
}

/** Fields that hold a day, an instant, days or a clock's time; what a person typed elsewhere may look like one. */
const OF_TIME =
  /(?:^|_)(?:at|on|in|out|before|from|until|to|dates?|days?|stays?|months?|times?|ranges?)$/;

/** Undefined: it is none, however much it looks like one. */
function momentText(value: string): string | undefined {
  const [, from = '', to = ''] = /^\[([\d-]{10}),([\d-]{10})\)$/.exec(value) ?? [];
  if (isDay(from) && isDay(to)) return formatStayWithYear(from, to);
  if (isDay(value)) return formatDay(value);
  if (/^[\d-]{10}T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)))
    return formatInstant(value);
  if (isDay(`${value}-01`)) return formatMonth(value);
  return /^\d\d:\d\d(:\d\d)?$/.test(value) ? formatTime(value) : undefined;
}

/** JavaScript's dates know a 30 February, as another day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Texts with formats are shown as what is read. */
const withoutTags = (html: string): string =>
  /<\w+[^>]*>/.test(html)
    ? html
        .replace(/<\/(p|h\d|li)>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .trim()
    : html;
