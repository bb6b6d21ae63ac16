import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Metafile, Plugin } from 'esbuild';

import { projectRoot } from '../../project-root.ts';
import { contentHash, filesOf, prune, unlessFresh, writeWhole } from './sources.ts';

/** What browsers run; islands are found from here by `import()`. */
const ENTRIES = ['islands/client.ts', 'islands/dashboard.ts'];

/** What they and the stylesheets are made of; texts that scripts say are built into them. */
const SOURCES = [
  'islands',
  'server/shared',
  'static/css',
  'server/scripts/bundle',
  'views/locales',
];

/** Folders of static/ whose files are served under names with their hash. */
const FOLDERS = ['fonts', 'icons', 'images'];

const TARGET = path.join(projectRoot, 'static/build');
const PUBLIC = '/static/build/';

/** Logical name (`css/core.css`, `islands/client.js`) → name in static/build. */
type Manifest = Record<string, string>;

/** One file of static/build, by its name there. */
type Output = [name: string, content: Uint8Array];

/** Builds what browsers load into static/build, unless it is up to date. Tells whether it built. */
export function buildAssets(): Promise<boolean> {
  const files = [...filesOf(...SOURCES), ...copiedFiles(), 'package-lock.json'];
  return unlessFresh(path.join(TARGET, '.stamp'), { files }, buildAll);
}

async function buildAll(): Promise<void> {
  const manifest: Manifest = {};
  const outputs = [
    ...copyFiles(manifest),
    ...(await bundleStyles(manifest)),
    ...(await bundleIslands(manifest)),
  ];
  for (const [name, content] of outputs) writeWhole(path.join(TARGET, name), content);
  const compressed = await Promise.all(outputs.map(compress));
  writeWhole(path.join(TARGET, 'manifest.json'), JSON.stringify(manifest, null, 2));
  prune(TARGET, new Set(['manifest.json', ...outputs.map(([name]) => name), ...compressed.flat()]));
}

/** The demo's pictures are served under /media, by hashes of their own. */
const copiedFiles = () =>
  filesOf(...FOLDERS.map((folder) => `static/${folder}`)).filter(
    (file) => !file.startsWith('static/images/demo/'),
  );

function copyFiles(manifest: Manifest): Output[] {
  return copiedFiles().map((file) => {
    const content = readFileSync(path.join(projectRoot, file));
    return [enter(manifest, file.slice('static/'.length), content), content];
  });
}

/** Each file directly in static/css is a stylesheet of its own; what it imports is written into it. */
async function bundleStyles(manifest: Manifest): Promise<Output[]> {
  const entries = filesOf('static/css').filter((file) => /^static\/css\/[^/]+\.css$/.test(file));
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: entries,
    outdir: path.join(TARGET, 'css'),
    outbase: 'static/css',
    bundle: true,
    minify: true,
    write: false,
    plugins: [hashedAddresses(manifest)],
    logLevel: 'silent',
  });
  return outputFiles.map(({ path: file, contents }) => [
    enter(manifest, `css/${path.basename(file)}`, contents),
    contents,
  ]);
}

async function bundleIslands(manifest: Manifest): Promise<Output[]> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ENTRIES.filter((entry) => existsSync(path.join(projectRoot, entry))),
    outdir: TARGET,
    entryNames: 'islands/[name]-[hash]',
    chunkNames: 'islands/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    banner: { js: COMPILE_AHEAD },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  for (const [source, name] of entriesOf(metafile)) manifest[source] = name;
  return outputFiles.map(({ path: file, text }) => [
    nameIn(TARGET, file),
    Buffer.from(hintedWhereReact(file, withoutIdleImports(text, metafile), metafile)),
  ]);
}

/**
 * Asks V8 to compile all of a file on another thread while it arrives (v8.dev/blog/explicit-compile-hints).
 * React stands in a function of its own, which would be compiled on the page's thread as it is called, and
 * again piece by piece by the first tap. esbuild writes it into every output, so that names follow it.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

function hintedWhereReact(file: string, code: string, { outputs }: Metafile): string {
  const { inputs = {} } = outputs[nameIn(projectRoot, file)] ?? {};
  const hasReact = Object.keys(inputs).some((input) => input.startsWith('node_modules/react-dom/'));
  return hasReact ? code : code.replace(`${COMPILE_AHEAD}\n`, '');
}

/**
 * esbuild lets every output import its runtime (a chunk made of no source) even where nothing of it
 * is used, which would cost the first script a second request.
 */
function withoutIdleImports(code: string, { outputs }: Metafile): string {
  const runtimes = Object.entries(outputs)
    .filter(([file, { inputs }]) => file.includes('/chunk-') && Object.keys(inputs).length === 0)
    .map(([file]) => `import"./${path.basename(file)}";`);
  return runtimes.reduce((text, idle) => text.replace(idle, ''), code);
}

/** The outputs that have a source of their own: `islands/client.js` for islands/client.ts. */
function entriesOf({ outputs }: Metafile): [string, string][] {
  return Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint?.startsWith('islands/')
      ? [[entryPoint.replace(/\.tsx?$/, '.js'), nameIn('static/build', file)]]
      : [],
  );
}

/** Writes the served address of each file that a stylesheet names by `url()`. */
const hashedAddresses = (manifest: Manifest): Plugin => ({
  name: 'hashed-addresses',
  setup: ({ onResolve }) => {
    onResolve({ filter: /.*/ }, ({ kind, path: address, resolveDir }) => {
      if (kind !== 'url-token' || /^(data:|#|https?:)/.test(address)) return undefined;
      const folder = path.join(projectRoot, 'static');
      const file = address.startsWith('/static/')
        ? address.slice('/static/'.length)
        : nameIn(folder, path.resolve(resolveDir, address));
      const name = manifest[file];
      if (!name) return { errors: [{ text: `static/${file} is not there` }] };
      return { path: PUBLIC + name, external: true };
    });
  },
});

function enter(manifest: Manifest, logical: string, content: Uint8Array): string {
  const { dir, name, ext } = path.posix.parse(logical);
  const hashed = path.posix.join(dir, `${name}-${contentHash(content)}${ext}`);
  manifest[logical] = hashed;
  return hashed;
}

const nameIn = (folder: string, file: string) => path.relative(folder, file).replaceAll('\\', '/');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside texts, at the highest quality: it is done once. */
async function compress([name, content]: Output): Promise<string[]> {
  if (!/\.(css|js|svg|txt|json)$/.test(name)) return [];
  const file = path.join(TARGET, name);
  const known = [`${name}.br`, `${name}.gz`];
  if (known.every((each) => existsSync(path.join(TARGET, each)))) return known;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  writeWhole(`${file}.br`, br);
  writeWhole(`${file}.gz`, gz);
  return known;
}
