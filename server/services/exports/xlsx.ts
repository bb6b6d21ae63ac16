import writeXlsxFile, { type SheetData, type Cell as XlsxCell } from 'write-excel-file/node';

import type { Cell } from './columns.ts';

/** A workbook is made whole in memory; longer lists are had as CSV. */
export const MOST_XLSX_ROWS = 20_000;

/** One sheet: the heads in bold, then the rows; text is text and never a formula. */
export function xlsxOf(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const sheet: SheetData = [
    heads.map((value) => ({ value, type: String, fontWeight: 'bold' })),
    ...rows.map((row) => row.map(xlsxCell)),
  ];
  const columns = heads.map((head) => ({ width: Math.max(12, head.length + 2) }));
  return writeXlsxFile(sheet, {
    sheet: name.slice(0, 31),
    columns,
    stickyRowsCount: 1,
  }).toBuffer();
}

function xlsxCell(cell: Cell): XlsxCell {
  switch (cell.kind) {
    case 'empty':
      return null;
    case 'number':
      return {
        value: cell.number,
        type: Number,
        format: cell.decimals === 2 ? '#,##0.00' : '0',
      };
    case 'date':
      return {
        value: cell.serial,
        type: Number,
        format: cell.withTime ? 'dd.mm.yyyy hh:mm' : 'dd.mm.yyyy',
      };
    default:
      return { value: withoutControls(cell.text), type: String };
  }
}

/** XML has no way to write them. */
const withoutControls = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '')
    .toWellFormed()
    .slice(0, 32_000);
