import { Zip, ZipDeflate, type ZipInputFile } from 'fflate';

import type { Cell } from './columns.ts';
import { DeflatedFile } from './deflated-file.ts';
import {
  cellText,
  columnName,
  type Head,
  parts,
  sheetEnd,
  sheetStart,
  styleOf,
} from './xlsx-parts.ts';

/** What one sheet of a workbook can hold, its heads among them. */
export const MOST_XLSX_ROWS = 1_048_576;

/**
 * A workbook of one sheet, piece by piece as its rows come: the heads in bold, then the rows; text is
 * text and never a formula. Only one batch of rows is in memory at a time.
 */
export async function* xlsxOf(
  name: string,
  heads: readonly Head[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const [path, xml] of parts(name))
    added(zip, new ZipDeflate(path, { level: 6 })).push(utf8(xml), true);
  const sheet = added(zip, new DeflatedFile('xl/worksheets/sheet1.xml'));
  try {
    await sheet.write(utf8(sheetStart(heads) + headRow(heads)));
    let row = 2;
    for await (const rows of batches) {
      const cells = rows.map((cells, place) => rowOf(row + place, cells.map(written)));
      await sheet.write(utf8(cells.join('')));
      row += rows.length;
      yield* ready.splice(0);
    }
    await sheet.end(utf8(sheetEnd));
  } finally {
    sheet.close();
  }
  zip.end();
  yield* ready.splice(0);
}

function added<File extends ZipInputFile>(zip: Zip, file: File): File {
  // The same rows are the same file, byte by byte.
  file.mtime = '1980-01-01T12:00:00';
  zip.add(file);
  return file;
}

const headRow = (heads: readonly Head[]): string =>
  rowOf(
    1,
    heads.map(({ text }) => bold(text)),
  );

const encoder = new TextEncoder();
const utf8 = (text: string) => encoder.encode(text);

/** What stands between `<c r="B7"` and the next cell; nothing for an empty one. */
type Written = string | undefined;

const rowOf = (row: number, cells: readonly Written[]): string =>
  `<row r="${row}">${cells
    .map((cell, column) => (cell ? `<c r="${columnName(column)}${row}"${cell}` : ''))
    .join('')}</row>`;

const bold = (text: string): Written => inline(text, ` s="${styleOf.bold}"`);

const NUMBER_STYLES = { 0: styleOf.whole, 2: styleOf.money, 4: styleOf.rate };

function written(cell: Cell): Written {
  switch (cell.kind) {
    case 'empty':
      return undefined;
    case 'number':
      return ` s="${NUMBER_STYLES[cell.decimals]}"><v>${cell.number}</v></c>`;
    case 'date':
      return ` s="${cell.withTime ? styleOf.instant : styleOf.day}"><v>${cell.serial}</v></c>`;
    default:
      return inline(cell.text);
  }
}

const inline = (text: string, style = ''): string =>
  `${style} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
