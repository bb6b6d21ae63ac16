/** Fields of a CSV with semicolons, quotes taken off (RFC 4180). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])*\r\n/g) ?? []) {
    const fields = line.slice(0, -2).match(/(?:^|;)(?:"(?:[^"]|"")*"|[^;]*)/g) ?? [];
    rows.push(
      fields.map((field) =>
        field
          .replace(/^;/, '')
          .replace(/^"(.*)"$/s, '$1')
          .replaceAll('""', '"'),
      ),
    );
  }
  return rows;
}
