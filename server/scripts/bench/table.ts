import type { Cost } from './load.ts';

/** A line of the table; `floor` and `budget` are milliseconds of CPU. */
export interface Row extends Cost {
  name: string;
  floor?: number;
  budget?: number;
  /** What its times must meet on a quiet machine, in words. */
  goal?: string;
}

type Column = [title: string, width: number, cell: (row: Row) => string];

const COLUMNS: Column[] = [
  ['request', -18, ({ name }) => name],
  ['CPU ms', 7, ({ cpu }) => cpu.toFixed(3)],
  ['budget', 7, ({ budget }) => budget?.toFixed(3) ?? ''],
  ['× floor', 7, ({ cpu, floor }) => (floor ? (cpu / floor).toFixed(1) : '')],
  ['queries', 7, ({ queries }) => queries.toFixed(1)],
  ['p50 ms', 7, ({ p50 }) => p50.toFixed(1)],
  ['p99 ms', 7, ({ p99 }) => p99.toFixed(1)],
  ['a second', 8, ({ per_second }) => per_second.toFixed(0)],
  ['goal', 9, ({ goal }) => goal ?? ''],
  ['errors', 6, ({ errors }) => String(errors || '')],
];

export const titles = (): string => lineOf(COLUMNS.map(([title]) => title));

export const lineFor = (row: Row): string => lineOf(COLUMNS.map(([, , cell]) => cell(row)));

/** Names to the left, numbers to the right. */
const lineOf = (cells: string[]): string =>
  cells
    .map((cell, at) => {
      const width = COLUMNS[at]?.[1] ?? 0;
      return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
    })
    .join('  ');
