import path from 'node:path';

import { projectRoot } from '../../server/project-root.ts';

interface Test {
  path: string;
}

/** What takes long, the longest first; everything else follows by its name. */
const LONG = [
  /^tests\/browser\/sweep\./,
  /^tests\/browser\//,
  /^tests\/(seed|scripts|routes)\//,
  /^tests\/services\/.*(kills|races|mail)/,
  /^tests\/controllers\/(dashboard|public)\//,
  /^tests\/controllers\//,
];

/**
 * The order of a run, so that no worker is still at something long when the others have ended. Jest
 * would go by former runs' times or, in a fresh clone, by the sizes of files.
 */
export default class LongestFirst {
  sort(tests: Test[]): Test[] {
    return tests.toSorted(
      (one, other) => rankOf(one) - rankOf(other) || one.path.localeCompare(other.path),
    );
  }

  /** With `--onlyFailures` and `--shard`, which need more of jest, there is no order. */
  allFailedTests(tests: Test[]): Test[] {
    return tests;
  }

  cacheResults(): void {}
}

function rankOf({ path: file }: Test): number {
  const name = path.relative(projectRoot, file).replaceAll('\\', '/');
  const rank = LONG.findIndex((pattern) => pattern.test(name));
  return rank < 0 ? LONG.length : rank;
}
