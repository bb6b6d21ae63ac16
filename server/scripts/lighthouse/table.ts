import { CATEGORIES, type Category, type Scores } from './measure.ts';

const LEAST: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Pages that search engines shall not keep. */
const CLOSED = new Set(['booking']);
const METRICS = ['fcp', 'lcp', 'tbt', 'cls'] as const;

const row = (cells: (string | number)[]) =>
  cells.map((cell, at) => String(cell).padEnd(at === 0 ? 10 : 16)).join('');

export const titles = () => row(['page', ...CATEGORIES, ...METRICS]);

export const lineFor = (name: string, { scores, metrics }: Scores): string =>
  row([
    name,
    ...CATEGORIES.map((category) => scores[category]),
    ...METRICS.map((metric) => metrics[metric]),
  ]);

/** Scores below what they have to be, with what cost them. */
export const problemsOf = (name: string, { scores, faults }: Scores): string[] =>
  CATEGORIES.filter((category) => category !== 'seo' || !CLOSED.has(name))
    .filter((category) => scores[category] < LEAST[category])
    .map((category) => `${name}: ${category} ${scores[category]}\n  ${faults.join('\n  ')}`);
