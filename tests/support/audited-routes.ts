import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Calls that are asked with a body and change nothing. */
export const onlyLooks = (route: string) => route.endsWith('/preview');

/** The routes whose writes stand in the log, one a line, as often as a test of this run saw one. */
const list = () => path.join(process.env.KOY_TEST_FOLDER ?? '', 'audited-routes');

export const noteRoutes = (routes: readonly string[]): void =>
  appendFileSync(list(), routes.map((route) => `${route}\n`).join(''));

/** Of these routes, those that no test of this run saw succeed and in the log. */
export function neverAudited(routes: readonly string[]): string[] {
  const seen = existsSync(list()) ? readFileSync(list(), 'utf8').split('\n') : [];
  return routes.filter((route) => !onlyLooks(route) && !seen.includes(route));
}
