import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../server/project-root.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

interface Options {
  defaultResolver: (request: string, options: Options) => string;
}

/** Leads imports of the product to its bundle (bundle.ts); the name is jest's. */
export function sync(request: string, options: Options): string {
  if (SHARED_PACKAGES.includes(request)) return bundled(request);
  const file = options.defaultResolver(request, options);
  const name = path.relative(projectRoot, file).replaceAll('\\', '/');
  const isProduct = /^(server|views|islands)\/.*\.tsx?$/.test(name);
  return isProduct && !STAYS.includes(name) ? bundled(name) : file;
}

/** Knows by its place where the project is. */
const STAYS = ['server/project-root.ts'];

let manifest: Record<string, string> | undefined;

/** A module loaded beside the bundle would have a state of its own, so none is. */
function bundled(name: string): string {
  manifest ??= JSON.parse(readFileSync(process.env.KOY_TEST_BUNDLE ?? '', 'utf8'));
  const file = manifest?.[name];
  if (!file) throw new Error(`${name} is not in the bundle: no test imports it in a plain way`);
  return path.join(projectRoot, file);
}
