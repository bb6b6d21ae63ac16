import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { projectRoot } from '../../server/project-root.ts';
import { REQUIRE } from '../../server/scripts/bundle/code.ts';
import { filesOf, fingerprint, writeWhole } from '../../server/scripts/bundle/sources.ts';
import { doorOf, exportsOf, ROOMS, roomOf, rooms } from './bundle-rooms.ts';
import { SHARED_PACKAGES } from './shared-packages.ts';

/**
 * What has files of its own beside its code or tells names of its classes, what jest.config.js leads
 * elsewhere, and what only scripts load. Others are built in: a few modules instead of some dozen each.
 */
const STAY_OUTSIDE =
  /^(node:|(autocannon|esbuild|kysely-codegen|pg|pino|react|react-dom|sharp)(\/|$))/;

/**
 * Writes the product into build/tests for tests to load: a test file links some hundred modules
 * instead of two thousand, in half the time. Each module that a test names is a file there, most of
 * them doors to a room they share (bundle-rooms.ts), and what those share is in chunks, so that there
 * is one of everything; resolver.ts leads there. Returns the file that tells where each module is.
 * Every state of the sources has a folder of its own, so that two runs, with a change between them, do
 * not meet.
 */
export async function bundleForTests(): Promise<string> {
  const sources = filesOf('server', 'views', 'islands');
  const tests = filesOf('tests').filter((file) => /\.tsx?$/.test(file));
  const entries = sourcesNamedIn(tests).filter((file) => sources.includes(file));
  const read = [
    ...sources,
    'tests/support/bundle.ts',
    'tests/support/bundle-rooms.ts',
    'package-lock.json',
  ];
  const folder = path.join(FOLDER, fingerprint(read, ...entries).slice(0, 16));
  const manifest = path.join(projectRoot, folder, 'manifest.json');
  if (existsSync(manifest)) utimesSync(path.dirname(manifest), new Date(), new Date());
  else writeWhole(manifest, JSON.stringify(await bundle(entries, folder), null, 2));
  forgetOld();
  return manifest;
}

const FOLDER = 'build/tests';
const HOUR = 60 * 60 * 1000;

/** Those of the last hour may be in use. */
function forgetOld(): void {
  const all = path.join(projectRoot, FOLDER);
  for (const name of readdirSync(all)) {
    const made = statSync(path.join(all, name), { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined || Date.now() - made < HOUR) continue;
    rmSync(path.join(all, name), { recursive: true, force: true });
  }
}

/** What tests import of the product's modules, as paths from the project's folder. */
function sourcesNamedIn(tests: string[]): string[] {
  const named = tests.flatMap((test) => {
    const code = readFileSync(path.join(projectRoot, test), 'utf8');
    return [...code.matchAll(/(?:from|import|import\() *'(\.[^']+\.tsx?)'/g)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(test), name),
    );
  });
  return [...new Set(named)].filter((file) => file !== 'server/project-root.ts').sort();
}

/** Returns what a module or package is called → its file. */
async function bundle(entries: string[], folder: string): Promise<Record<string, string>> {
  const exported = await exportsOf(entries.filter(roomOf));
  const alone = entries.filter((file) => !roomOf(file));
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: {
      ...Object.fromEntries(alone.map((file) => [nameOf(file), `./${file}`])),
      ...Object.fromEntries(ROOMS.map((room) => [`rooms/${room}`, `room:${room}`])),
      ...Object.fromEntries(SHARED_PACKAGES.map((name) => [`packages/${name}`, name])),
    },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    jsx: 'automatic',
    sourcemap: 'linked',
    banner: { js: REQUIRE + GLOBALS },
    plugins: [rooms(exported), packagesStayOutside],
    logLevel: 'silent',
  });
  for (const { path: file, contents } of outputFiles) writeWhole(file, contents);
  const doors = [...exported].map(
    ([file, names]) => [file, `${folder}/${nameOf(file)}.js`, names] as const,
  );
  for (const [file, door, names] of doors)
    writeWhole(path.join(projectRoot, door), doorOf(file, names));
  const files = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint, file]] : [],
  );
  const packages = SHARED_PACKAGES.map((name) => [name, `${folder}/packages/${name}.js`]);
  return Object.fromEntries([...files, ...doors, ...packages]);
}

const nameOf = (file: string) => file.replace(/\.tsx?$/, '');

/**
 * In a test's world each look at a global asks Node's interceptor first, which takes longer than what
 * `Math.floor` does. No test puts others in the place of these.
 */
const GLOBALS = `const { ${[
  'Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
].join(', ')} } = globalThis;`;

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || path.isAbsolute(name)) return undefined;
      return STAY_OUTSIDE.test(name) ? { path: name, external: true } : undefined;
    });
    onResolve({ filter: /^\..*project-root\.ts$/ }, ({ path: name, resolveDir }) => ({
      path: path.resolve(resolveDir, name),
      external: true,
    }));
  },
};
