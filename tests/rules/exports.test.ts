import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Others ask for these by name without an import. */
const ASKED_BY_NAME = new Set([
  'server/main.ts run', // server/scripts/start.ts, of the bundle
  'tests/support/resolver.ts sync', // jest
]);

/** The runner asks migrations; tables are generated; the client is a text that is written out. */
const LEFT_OUT = /^(migrations\/|server\/db\/tables\.ts|server\/openapi\/client\.ts)/;

const files = globSync('{server,views,islands,migrations,tests}/**/*.{ts,tsx}').map((file) => {
  const name = file.replaceAll('\\', '/');
  return { name, code: readFileSync(file, 'utf8') };
});

/** `file name` of all that some file imports, `file *` where it is imported in one piece. */
const imported = new Set(files.flatMap(importsOf));

test('there are exports and imports to compare', () => {
  expect(files.flatMap(exportsOf).length).toBeGreaterThan(3000);
  expect(imported).toContain('server/shared/paths.ts paths');
  expect(imported).toContain('server/controllers/api/towns.ts list');
});

test('what no other file imports is not exported', () => {
  const left = files
    .filter(({ name }) => !LEFT_OUT.test(name))
    .flatMap(exportsOf)
    .filter(({ file, name }) => !isImported(file, name));

  expect(left.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

/** Types apart: a page may take the type of what fills it. Two that ask each other are one room in two places. */
test('no room asks for one that asks for it, by whatever way', () => {
  const asked = roomsAsked();
  const circles = [...asked].flatMap(([room, others]) =>
    [...others]
      .filter((other) => reachedFrom(other, asked).has(room))
      .map((other) => [room, other]),
  );

  expect(asked.size).toBeGreaterThan(12);
  expect(asked.get('server/controllers')).toContain('server/services');
  expect(circles).toEqual([]);
});

/** Room → the rooms it takes values from. The files of `server/` itself stand below rooms and above them. */
function roomsAsked(): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  for (const { name, code } of files) {
    const room = roomOf(name);
    if (!room || room === 'tests') continue;
    const others = [...code.matchAll(VALUES)]
      .filter(([, names = '']) => !/^\{(\s*type \w+( as \w+)?,?)+\s*\}\s*from $/.test(names))
      .flatMap(([, , from = '']) => roomOf(path.posix.join(path.posix.dirname(name), from)) ?? [])
      .filter((other) => other !== room);
    asked.set(room, new Set([...(asked.get(room) ?? []), ...others]));
  }
  return asked;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`, but of types alone. */
const VALUES =
  /\b(?:import|export)\s*\(?\s*((?!type\b)(?:\{[^}]*\}|\* as \w+|\*|\w+)\s*from )?'(\.[^']+)'/g;

function roomOf(file: string): string | null {
  const [top = '', room, inside] = file.split('/');
  if (top !== 'server' && top !== 'views') return top;
  return inside ? `${top}/${room}` : null;
}

function reachedFrom(room: string, asked: Map<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const ways = [room];
  for (let next = ways.pop(); next !== undefined; next = ways.pop())
    for (const other of asked.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        ways.push(other);
      }
  return reached;
}

interface Source {
  name: string;
  code: string;
}

function isImported(file: string, name: string): boolean {
  return [`${file} ${name}`, `${file} *`].some(
    (asked) => imported.has(asked) || ASKED_BY_NAME.has(asked),
  );
}

function exportsOf({ name: file, code }: Source): { file: string; name: string }[] {
  const declared = /^export (?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;
  const listed = /^export (?:type )?\{([^}]*)\}/gm;
  return [
    ...[...code.matchAll(declared)].map(([, name = '']) => name),
    ...[...code.matchAll(listed)].flatMap(([, names = '']) => split(names).map(([, as]) => as)),
  ].map((name) => ({ file, name }));
}

function importsOf({ name: file, code }: Source): string[] {
  const named = /\b(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)'/g;
  const whole = /\b(?:import(?: type)? \* as (\w+)|export(?: type)? \*) from '(\.[^']+)'/g;
  const later = /\bimport\(\s*'(\.[^']+)'\s*\)/g;
  const at = (from = '') => path.posix.join(path.posix.dirname(file), from);
  return [
    ...[...code.matchAll(named)].flatMap(([, names = '', from]) =>
      split(names).map(([name]) => `${at(from)} ${name}`),
    ),
    ...[...code.matchAll(whole)].flatMap(([, as, from]) =>
      takenOf(code, as).map((name) => `${at(from)} ${name}`),
    ),
    ...[...code.matchAll(later)].flatMap(([, from]) =>
      words(code).map((name) => `${at(from)} ${name}`),
    ),
  ];
}

/** `type Villa as Home, list` → `[['Villa', 'Home'], ['list', 'list']]`. */
function split(names: string): [name: string, as: string][] {
  return names
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((each) => each.split(' as '))
    .map(([name = '', as = name]) => [name, as]);
}

/** Of `import * as villas`: the names behind `villas.`, all where it is handed on or has no name. */
function takenOf(code: string, as: string | undefined): string[] {
  if (as === undefined) return ['*'];
  const taken = [...code.matchAll(new RegExp(`(?<!\\* as )\\b${as}\\b(?:\\.(\\w+))?`, 'g'))];
  return taken.map(([, name]) => name ?? '*');
}

/** What a module imported later gives is taken in many ways; a name that stands in the file counts. */
function words(code: string): string[] {
  return code.match(/\b\w+\b/g) ?? [];
}
