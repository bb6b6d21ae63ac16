import { inflateRawSync } from 'node:zlib';

/** Cells of a workbook's first sheet as they were written: numbers as numbers, all else as text. */
export function readXlsx(file: Buffer): (string | number | null)[][] {
  const parts = unzip(file);
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => textOf(item),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = '']) => {
    const cells: (string | number | null)[] = [];
    for (const [, about = '', cell = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs))
      cells[columnOf(about)] = cellValue(about, cell, shared);
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** How many letters each column of the first sheet shows, in their order. */
export const readWidths = (file: Buffer): number[] =>
  [...(unzip(file).get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<col [^>]*width="(\d+)"/g)].map(
    ([, width]) => Number(width),
  );

/** `r="AB7"` → 27: empty cells are left out of a sheet. */
function columnOf(about: string): number {
  const letters = /r="([A-Z]+)\d+"/.exec(about)?.[1] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellValue(about: string, cell: string, shared: string[]) {
  const value = /<v>(.*?)<\/v>/s.exec(cell)?.[1];
  if (/t="s"/.test(about)) return shared[Number(value)] ?? null;
  if (/t="inlineStr"/.test(about)) return textOf(cell);
  return value === undefined ? null : Number(value);
}

const textOf = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)]
    .map(([, text = '']) => text)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The texts in a ZIP by name, from its central directory (APPNOTE §4.3.12). */
function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? file.readUInt32LE(at + offset) : file.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(start, start + size);
    const text = file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    parts.set(file.toString('utf8', at + 46, at + 46 + name), text.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return parts;
}
