import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'esbuild';

import { projectRoot } from '../../project-root.ts';
import { filesOf, prune, unlessFresh, writeWhole } from './sources.ts';

/** The programs that contain JSX, and so can't run as they are. */
const ENTRIES = [
  'server/main.ts',
  'server/scripts/seed.ts',
  'server/scripts/routes.ts',
  'server/scripts/client.ts',
  'server/scripts/privacy.ts',
];

/**
 * Packages of hundreds of small files that all are JavaScript: read as one, a start takes a seventh less.
 * React with NODE_ENV=production, as its development build is five times slower.
 */
const BUILT_IN = new RegExp(
  `^(${[
    ...['react', 'react-dom', 'react-day-picker', 'scheduler', 'kysely', 'rate-limiter-flexible'],
    ...['prom-client', '@opentelemetry/api', 'tdigest', 'bintrees'],
  ].join('|')})(/|$)`,
);

const TARGET = path.join(projectRoot, 'build');

/** Builds the server into build/, unless it is up to date. Tells whether it built. */
export function buildCode({ production }: { production: boolean }): Promise<boolean> {
  const sources = filesOf('server', 'views', 'islands');
  const files = [...sources, 'package-lock.json'];
  const read = { files, options: [String(production)] };
  return unlessFresh(path.join(TARGET, '.stamp'), read, () => bundle(production));
}

async function bundle(production: boolean): Promise<void> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ENTRIES.filter((entry) => existsSync(path.join(projectRoot, entry))),
    outdir: TARGET,
    entryNames: '[name]',
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    jsx: 'automatic',
    sourcemap: production ? false : 'linked',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: REQUIRE },
    plugins: production ? [devStaysOut, packagesStayOutside] : [packagesStayOutside],
    logLevel: 'silent',
  });
  for (const { path: file, text, contents } of outputFiles)
    writeWhole(file, file.endsWith('.js') ? inAscii(text) : contents);
  prune(TARGET, new Set(outputFiles.map((file) => path.relative(TARGET, file.path))));
}

/**
 * Letters beyond ASCII stand only in comments and regular expressions, esbuild escapes all others; one
 * of them makes Node keep a whole file with two bytes a character.
 */
const inAscii = (code: string): string =>
  code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Packages that are CommonJS, as React is, ask for Node's own modules by `require`. */
export const REQUIRE =
  "import { createRequire as createRequireOfNode } from 'node:module';" +
  'const require = createRequireOfNode(import.meta.url);';

/** What only serves demos and tests is not even in a production build: loading it fails. */
const devStaysOut: Plugin = {
  name: 'dev-stays-out',
  setup: ({ onResolve }) => {
    onResolve({ filter: /(^|\/)dev\// }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    );
  },
};

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || path.isAbsolute(name) || BUILT_IN.test(name)) return undefined;
      return { path: name, external: true };
    });
  },
};
