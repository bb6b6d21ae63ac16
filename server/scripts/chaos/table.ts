import { quantile } from '../bench/load.ts';
import type { Journal, Try } from './journal.ts';
import type { ChaosReport } from './run.ts';

const WIDTHS = [-30, 8, 8, 8, 8, 8, 8, 8, 8];
const TITLES = ['call', 'sent', 'done', 'refused', 'open', '503', 'lost', 'p50 ms', 'p99 ms'];

/** Counts and times by call, then what the checks found. */
export function linesOf({ journal, checked }: ChaosReport): string[] {
  const names = [...new Set(journal.tries.map(({ what }) => what))].toSorted();
  return [
    line(TITLES),
    ...names.map((name) => line(cellsOf(name, journal))),
    line(cellsOf(null, journal)),
    '',
    ...journal.outages.map(
      ({ what, from, until }) =>
        `${what} killed at ${seconds(from)} s, the site ready again after ${seconds(until - from)} s`,
    ),
    '',
    ...checked.flatMap(({ promise, findings }) => [
      `${findings.length === 0 ? 'holds ' : 'BROKEN'}  ${promise}`,
      ...findings.slice(0, 10).map((finding) => `        ${finding}`),
      ...(findings.length > 10 ? [`        and ${findings.length - 10} more`] : []),
    ]),
  ];
}

/** One call's row; null: all of them. */
function cellsOf(name: string | null, journal: Journal): string[] {
  const tries = journal.tries.filter(({ what }) => name === null || what === name);
  const deeds = journal.deeds.filter(({ wish }) => name === null || wish.what === name);
  const outcomes = (outcome: string) =>
    String(deeds.filter((deed) => deed.outcome === outcome).length);
  const times = tries
    .filter((one) => one.status !== null && !isDisturbed(one, journal))
    .map(({ begun, ended }) => ended - begun)
    .toSorted((one, other) => one - other);
  return [
    name ?? 'all',
    String(tries.length),
    outcomes('told'),
    outcomes('refused'),
    outcomes('unknown'),
    String(tries.filter(({ status }) => status === 503).length),
    String(tries.filter(({ status }) => status === null).length),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.99).toFixed(0),
  ];
}

const isDisturbed = ({ begun, ended }: Try, { outages }: Journal) =>
  outages.some(({ from, until }) => begun <= until && ended >= from);

const line = (cells: string[]) =>
  cells
    .map((cell, at) => {
      const width = WIDTHS[at] ?? 0;
      return width < 0 ? cell.padEnd(-width) : cell.padStart(width);
    })
    .join('  ');

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
