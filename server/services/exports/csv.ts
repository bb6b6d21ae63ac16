import type { Cell } from './columns.ts';

/** What Excel set to Turkish opens by a double click: UTF-8 with its mark, semicolons, CRLF. */
export const CSV_MARK = '\ufeff';

/** One line, with its end. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(field).join(';')}\r\n`;

function field(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'number':
      return cell.number.toFixed(cell.decimals).replace('.', ',');
    case 'date':
      return cell.text;
    default:
      return quoted(harmless(cell.text));
  }
}

/** A telephone number begins with a plus and can do no harm. */
const PHONE = /^\+[\d ()]+$/;

/** Text that a spreadsheet would run as a formula is marked as text (OWASP, CSV injection). */
const harmless = (text: string): string =>
  /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r]/u.test(text) && !PHONE.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
