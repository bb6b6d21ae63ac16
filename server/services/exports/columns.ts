import type { Catalogue } from '../../../views/locales/index.ts';
import { formatPhone, formatPlateCode } from '../../shared/format.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';

/**
 * What a column of an export holds; `code` names the catalogue a code is said by, such as
 * `states:reservation`, and `of` the code itself where another field of the row changes its word.
 */
export type ColumnKind<Row = unknown> =
  | 'text'
  | 'phone'
  | 'number'
  /** A province's, as it stands on its cars: '07'. */
  | 'plate_code'
  /** Of a hundred, with two digits. */
  | 'percent'
  /** Of a currency in TL, with four digits as the central bank has them. */
  | 'rate'
  /** Kuruş in the row, lira with two digits in the file. */
  | 'money'
  /** 'YYYY-MM-DD' */
  | 'day'
  | 'instant'
  | 'yes_no'
  /** Fields of whatever names, written as JSON. */
  | 'json'
  | { code: string; of?(row: Row): string }
  /** Money whose sign the row's other fields say. */
  | { money(row: Row): number };

/** A field that has a head: a word in `exports:columns`. */
type Headed = keyof Catalogue['exports']['columns'];

/** The columns of a list's export, in their order; a row's other fields are left out. */
export type Columns<Row> = { readonly [Field in keyof Row & Headed]?: ColumnKind<Row> };

/** One cell as both kinds of file understand it. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number; decimals: 0 | 2 | 4 }
  /** Days since 30.12.1899, as spreadsheets count; with hours as its fraction. */
  | { kind: 'date'; serial: number; text: string; withTime: boolean };

/** Letters that its longest usual value takes: a day or a sum that does not fit is a row of # in a sheet. */
export function widthOf<Row>(kind: ColumnKind<Row>): number {
  if (typeof kind === 'object') return 'money' in kind ? WIDTHS.money : WIDTHS.other;
  if (kind === 'text' || kind === 'json') return WIDTHS.text;
  if (kind === 'phone' || kind === 'instant') return WIDTHS.instant;
  return kind === 'money' ? WIDTHS.money : WIDTHS.other;
}

const WIDTHS = { other: 12, money: 16, instant: 18, text: 24 };

type Translate = (key: string) => string;

/** A field of a row as a cell. */
export function cellOf<Row>(
  row: Row,
  field: keyof Row,
  { kind, t }: { kind: ColumnKind<Row>; t: Translate },
): Cell {
  const value: unknown = row[field];
  if (value === null || value === undefined || value === '') return { kind: 'empty' };
  if (typeof kind === 'object' && 'money' in kind) return moneyCell(kind.money(row));
  if (typeof kind === 'object')
    return { kind: 'text', text: t(`${kind.code}.${kind.of?.(row) ?? value}`) };
  switch (kind) {
    case 'number':
      return { kind: 'number', number: Number(value), decimals: 0 };
    case 'money':
      return moneyCell(Number(value));
    case 'percent':
      return { kind: 'number', number: Number(value), decimals: 2 };
    case 'rate':
      return { kind: 'number', number: Number(value), decimals: 4 };
    case 'day':
      return dateCell(Temporal.PlainDate.from(String(value)).toPlainDateTime(), false);
    case 'instant':
      return dateCell(inIstanbul(value), true);
    case 'yes_no':
      return { kind: 'text', text: t(value ? 'exports:yes' : 'exports:no') };
    case 'json':
      return { kind: 'text', text: JSON.stringify(value) };
    case 'plate_code':
      return { kind: 'text', text: formatPlateCode(Number(value)) };
    case 'phone':
      return { kind: 'text', text: formatPhone(String(value)) };
    default:
      return { kind: 'text', text: String(value) };
  }
}

const moneyCell = (kurus: number): Cell => ({ kind: 'number', number: kurus / 100, decimals: 2 });

const inIstanbul = (value: unknown): Temporal.PlainDateTime =>
  Temporal.Instant.from(value instanceof Date ? value.toISOString() : String(value))
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDateTime();

const FIRST_DAY = Temporal.PlainDate.from('1899-12-30');

function dateCell(at: Temporal.PlainDateTime, withTime: boolean): Cell {
  const days = FIRST_DAY.until(at.toPlainDate()).days;
  const minutes = withTime ? at.hour * 60 + at.minute : 0;
  const [year, month, day] = at.toPlainDate().toString().split('-');
  const time = withTime ? ` ${at.toPlainTime().toString({ smallestUnit: 'minute' })}` : '';
  return {
    kind: 'date',
    serial: days + minutes / 1440,
    text: `${day}.${month}.${year}${time}`,
    withTime,
  };
}
