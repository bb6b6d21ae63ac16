import type { Request, Response } from 'express';

import type { Catalogue, TextKey } from '../views/locales/index.ts';
import { today } from './clock.ts';
import { type Db, db } from './db/index.ts';
import { AppError } from './errors.ts';
import { say } from './i18n.ts';
import { actorOf } from './middleware/access.ts';
import { doer } from './middleware/doer.ts';
import { audit } from './services/audit.ts';
import {
  type Cell,
  type ColumnKind,
  type Columns,
  cellOf,
  widthOf,
} from './services/exports/columns.ts';
import { CSV_MARK, csvLine } from './services/exports/csv.ts';
import { allRows, piecesOf, type ReadPage } from './services/exports/rows.ts';
import { inTurn } from './services/exports/turns.ts';
import { MOST_XLSX_ROWS, xlsxOf } from './services/exports/xlsx.ts';
import type { Head } from './services/exports/xlsx-parts.ts';
import { sendPieces } from './stream.ts';

interface Wanted {
  skip: number;
  take: number;
  format: 'json' | 'csv' | 'xlsx';
}

interface List<Row, Shown> {
  /** Names the file: `exports:files.<name>`. */
  name: keyof Catalogue['exports']['files'];
  /** The day, month or year that it is of, and is named by; else by the day of its making. */
  of?: string | undefined;
  /** The list's query. An export asks it batch by batch for all that match. */
  read: ReadPage<Row>;
  present(row: Row): Shown;
  columns: Columns<Shown>;
  /** Heads of fields that are another thing here than in the other lists, by their texts' keys. */
  heads?: { readonly [Field in keyof Shown]?: TextKey };
}

/**
 * Answers a list: one page as JSON, or all that match as a file, streamed from the same query. Who
 * took a file is in the audit log. 422 `too_many_rows` for what no sheet can hold; 503 `exports_busy`
 * while others are being made.
 */
export async function sendList<Row, Shown>(
  req: Request,
  res: Response,
  { skip, take, format, ...filters }: Wanted,
  list: List<Row, Shown>,
): Promise<void> {
  if (format === 'json') {
    const { rows, total } = await list.read(db, { skip, take });
    res.json({ content: rows.map(list.present), total, skip, take });
    return;
  }
  await inTurn(actorOf(res).id, async () => {
    if (format === 'xlsx') await refuseTooMany(list);
    await noteExport(req, res, { list: list.name, format, filters });
    res.attachment(`${say(`exports:files.${list.name}`)}-${list.of ?? today()}.${format}`);
    await (format === 'csv' ? sendCsv(res, list) : sendXlsx(res, list));
  });
}

interface Whole<Row, Shown> extends Omit<List<Row, Shown>, 'read'> {
  format: 'csv' | 'xlsx';
  /** All of them at once: few enough that nobody pages them. */
  all: (source: Db) => Promise<Row[]>;
}

/** The file of a list that is never paged, as `sendList` makes it. */
export const sendWholeFile = <Row, Shown>(
  req: Request,
  res: Response,
  { format, all, ...list }: Whole<Row, Shown>,
): Promise<void> =>
  sendList(
    req,
    res,
    { skip: 0, take: 0, format },
    {
      ...list,
      read: async (source, { skip, take }) => {
        const rows = await all(source);
        return { rows: rows.slice(skip, skip + take), total: rows.length };
      },
    },
  );

function headsOf<Row, Shown>({ columns, heads = {} }: List<Row, Shown>): Head[] {
  const own: Record<string, string | undefined> = heads;
  return Object.entries(columns).map(([field, kind]) => ({
    text: say(own[field] ?? `exports:columns.${field}`),
    width: widthOf(kind as ColumnKind<Shown>),
  }));
}

const noteExport = (req: Request, res: Response, what: { list: string; [fact: string]: unknown }) =>
  audit(db, doer(req, res), {
    action: `${what.list}.exported`,
    entity: 'list',
    entity_id: 0,
    after: what,
  });

async function refuseTooMany<Row, Shown>({ read }: List<Row, Shown>): Promise<void> {
  const { total } = await read(db, { skip: 0, take: 1 });
  if (total >= MOST_XLSX_ROWS)
    throw new AppError(422, 'too_many_rows', { values: { limit: MOST_XLSX_ROWS - 1 } });
}

const sendCsv = <Row, Shown>(res: Response, list: List<Row, Shown>): Promise<void> =>
  sendPieces(res, 'text/csv; charset=utf-8', csvOf(db, list));

async function* csvOf<Row, Shown>(pool: Db, list: List<Row, Shown>) {
  const heads = headsOf(list).map(({ text }): Cell => ({ kind: 'text', text }));
  yield CSV_MARK + csvLine(heads);
  for await (const rows of linesOf(pool, list)) yield rows.map(csvLine).join('');
}

const sendXlsx = <Row, Shown>(res: Response, list: List<Row, Shown>): Promise<void> =>
  sendPieces(
    res,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xlsxOf(say(`exports:files.${list.name}`), headsOf(list), linesOf(db, list)),
  );

async function* linesOf<Row, Shown>(pool: Db, list: List<Row, Shown>): AsyncGenerator<Cell[][]> {
  for await (const rows of allRows(pool, list.read))
    for await (const piece of piecesOf(rows)) yield piece.map((row) => cellsOf(list, row));
}

function cellsOf<Row, Shown>({ columns, present }: List<Row, Shown>, row: Row): Cell[] {
  const shown = present(row);
  return Object.entries(columns).map(([field, kind]) =>
    cellOf(shown, field as keyof Shown, { kind: kind as ColumnKind<Shown>, t: say }),
  );
}
