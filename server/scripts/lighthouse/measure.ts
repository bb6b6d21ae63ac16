import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { findBrowser } from '../../../tests/support/chromium.ts';

const VERSION = '13.5.0';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says of a page. */
export interface Scores {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** As it prints them: '0.9 s'. */
  metrics: Record<'fcp' | 'lcp' | 'tbt' | 'cls', string>;
  /** What cost points, in its own words. */
  faults: string[];
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
}

const run = promisify(execFile);

/** Measures one page on a simulated phone. @throws when the page could not be measured */
export async function measure(address: string): Promise<Scores> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'koy-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const { executablePath, env } = findBrowser();
  const lighthouse = ['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse'];
  const options = [
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless --no-sandbox',
    '--quiet',
  ];
  try {
    await run('npm', [...lighthouse, address, ...options], {
      env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) },
      maxBuffer: 16 * 1024 * 1024,
    });
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readReport({ runtimeError, categories, audits }: Report): Scores {
  if (runtimeError) throw new Error(runtimeError.message);
  const shown = (id: string) => audits[id]?.displayValue ?? '?';
  const weighed = CATEGORIES.flatMap((category) => categories[category].auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, Math.round((categories[category].score ?? 0) * 100)]),
    ) as Scores['scores'],
    metrics: {
      fcp: shown('first-contentful-paint'),
      lcp: shown('largest-contentful-paint'),
      tbt: shown('total-blocking-time'),
      cls: shown('cumulative-layout-shift'),
    },
    faults: weighed
      .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${audit?.id}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim()),
  };
}
