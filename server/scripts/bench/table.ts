import type { Cost } from './load.ts';

/** A line of the table; `floor` and `budget` are milliseconds of CPU. */
export interface Row extends Cost {
  name: string;
  floor?: number;
  budget?: number;
}

type Column = [title: string, cell: (row: Row) => string];

const COLUMNS: Column[] = [
  ['request', ({ name }) => name],
  ['CPU ms', ({ cpu }) => cpu.toFixed(3)],
  ['budget', ({ budget }) => budget?.toFixed(3) ?? ''],
  ['× floor', ({ cpu, floor }) => (floor ? (cpu / floor).toFixed(1) : '')],
  ['queries', ({ queries }) => queries.toFixed(1)],
  ['p50 ms', ({ p50 }) => p50.toFixed(1)],
  ['p99 ms', ({ p99 }) => p99.toFixed(1)],
  ['a second', ({ per_second }) => per_second.toFixed(0)],
  ['errors', ({ errors }) => String(errors || '')],
];

/** Names to the left, numbers to the right. */
export function tableOf(rows: Row[]): string {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => cellsOf(row))];
  const widths = COLUMNS.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)));
  return lines.map((cells) => cells.map(aligned(widths)).join('  ')).join('\n');
}

const cellsOf = (row: Row) => COLUMNS.map(([, cell]) => cell(row));

const aligned = (widths: number[]) => (cell: string, at: number) =>
  at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
