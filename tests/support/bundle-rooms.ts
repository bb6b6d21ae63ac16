import { readFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import { projectRoot } from '../../server/project-root.ts';

/**
 * Folders whose modules tests load together. Were each module that a test names a file of its own, esbuild
 * would make a chunk for every set of them that share something: six hundred for the app, which each file
 * of the API's tests links. What does something by being imported, as scripts do, is in no room.
 */
export const ROOMS = [
  'server/domain',
  'server/shared',
  'server/queries',
  'server/services',
  'server/schemas',
  'views',
];

export const roomOf = (file: string): string | undefined =>
  ROOMS.find((room) => file.startsWith(`${room}/`));

/** Module → the names it exports, types apart. */
type Exports = Map<string, string[]>;

export async function exportsOf(files: string[]): Promise<Exports> {
  const starred = new Map(files.map((file) => [file, starredBy(file)]));
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...new Set([...files, ...[...starred.values()].flat()])],
    outdir: 'build',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const own = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [entryPoint, exports]),
  );
  return new Map(
    files.map((file) => [
      file,
      [file, ...(starred.get(file) ?? [])].flatMap((name) => own.get(name) ?? []),
    ]),
  );
}

/** The modules whose every export a module passes on. */
const starredBy = (file: string): string[] =>
  [
    ...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(/^export \* from '(.+)';$/gm),
  ].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name));

/** What stands in the place of a module: its exports, out of its room. Both are seen from the bundle's folder. */
export function doorOf(file: string, names: string[]): string {
  const room = path.posix.relative(path.posix.dirname(file), `rooms/${roomOf(file)}.js`);
  return `export { ${names.map((name) => `"${file} ${name}" as ${name}`).join(', ')} } from "${room}";\n`;
}

/** Makes `room:server/domain` the module of all exports of that folder, under their modules' names. */
export const rooms = (exported: Exports): Plugin => ({
  name: 'rooms',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^room:/ }, ({ path: name }) => ({
      path: name.replace('room:', ''),
      namespace: 'room',
    }));
    onLoad({ filter: /./, namespace: 'room' }, ({ path: room }) => ({
      resolveDir: projectRoot,
      contents: [...exported]
        .filter(([file]) => roomOf(file) === room)
        .map(([file, names]) => passedOn(file, names))
        .join('\n'),
    }));
  },
});

const passedOn = (file: string, names: string[]) =>
  `export { ${names.map((name) => `${name} as "${file} ${name}"`).join(', ')} } from './${file}';`;
