import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { transformSync } from 'esbuild';

import { catalogues } from '../views/locales/index.ts';

const catalogue = catalogues.tr;
const texts = new Map(
  Object.entries(catalogue).flatMap(([name, node]) => leaves(node, `${name}:`)),
);
const codeFiles = ['server', 'views', 'islands'].flatMap(sources);

/** Places whose business is Turkish letters or Turkish data. */
const TURKISH_BY_TRADE = [
  /^server\/openapi\/(samples|calls\/)/, // examples are data as people enter it
  /^server\/seed\//,
  /^server\/scripts\/bench\//,
  /^server\/domain\/code-letters\.ts$/,
  /^server\/shared\/(calendar-names|fold|slug)\.ts$/,
];

test.each(Object.keys(catalogue))('%s says something under every key', (name) => {
  const empty = [...texts].filter(([key, text]) => key.startsWith(`${name}:`) && !text.trim());

  expect(empty).toEqual([]);
});

test.each(Object.keys(catalogue))('%s is used', (name) => {
  const pattern = new RegExp(`['"\`]${name}:|/locales/tr/${name}\\.json"`);

  expect(codeFiles.some(({ code }) => pattern.test(code))).toBe(true);
});

/** A text that nobody says any more is taken out, so that no translator works on it. */
test.each(Object.keys(catalogue))('%s holds no text that is left over', (name) => {
  const left = [...texts.keys()].filter((key) => key.startsWith(`${name}:`) && !isSaid(key));

  expect(left).toEqual([]);
});

/** Several hundred each, added by whoever needs one: in any other order a second is not seen beside the first. */
test.each([
  ['columns of the history', catalogue.changes.field],
  ['rules of the database', catalogue.constraints],
])('the words of all %s stand by the alphabet', (_what, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(words).toSorted());
});

test('every text file is in the catalogue', () => {
  const files = readdirSync('views/locales/tr').filter((name) => name.endsWith('.json'));

  expect(files.map((name) => name.replace('.json', '')).toSorted()).toEqual(
    Object.keys(catalogue).toSorted(),
  );
});

/** `t('villas:title')` must exist; of `t(`villas:state.${state}`)` at least the part before the hole. */
test.each(codeFiles.filter(({ code }) => keysIn(code).length > 0))(
  '$file asks only for texts that exist',
  ({ code }) => {
    const missing = keysIn(code).filter((key) => !exists(key));

    expect(missing).toEqual([]);
  },
);

test('every code an error carries has its sentence', () => {
  const thrown = /\b(?:new AppError\(\s*\d+,\s*|conflict\()['"](\w+)['"]/g;
  const codes = codeFiles.flatMap(({ code }) => [...code.matchAll(thrown)].map(([, name]) => name));
  const silent = codes.filter(
    (name) => !texts.has(`errors:${name}`) && !texts.has(`constraints:${name}`),
  );

  expect(codes).toContain('not_found');
  expect([...new Set(silent)]).toEqual([]);
});

/** As `@throws 409 \`stale\`, \`in_use\``: whoever calls reads there what to expect. */
test('every code a comment speaks of is one that has its sentence', () => {
  const spoken = /\b(?:4\d\d|503)((?:[\s*,]|or|and|`[a-z_]+`)+)/g;
  const unknown = codeFiles
    .flatMap(({ file }) => readFileSync(file, 'utf8').match(/\/\*\*.*?\*\//gs) ?? [])
    .flatMap((comment) => [...comment.matchAll(spoken)].flatMap(([, names = '']) => names))
    .flatMap((names) => names.match(/[a-z_]{3,}(?=`)/g) ?? [])
    .filter((name) => !isCode(name));

  expect([...new Set(unknown)]).toEqual([]);
});

const isCode = (name: string): boolean =>
  [...texts.keys()].some((key) => /^(errors|constraints):/.test(key) && key.endsWith(name));

test('code holds no Turkish sentences', () => {
  const found = codeFiles
    .filter(({ file }) => !TURKISH_BY_TRADE.some((exempt) => exempt.test(file)))
    .flatMap(({ file, code }) => turkishLines(code).map((line) => `${file}: ${line}`));

  expect(found).toEqual([]);
});

function leaves(node: object, prefix: string): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );
}

/** Every code file without its comments (esbuild drops them and keeps strings as written). */
function sources(folder: string): { file: string; code: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .map((file) => ({ file, code: withoutComments(file) }));
}

function withoutComments(file: string): string {
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
  const options = { loader, jsx: 'preserve', charset: 'utf8', legalComments: 'none' } as const;
  return transformSync(readFileSync(file, 'utf8'), options).code;
}

/** Keys named in code; one that ends in `…` was followed by a hole in a template. */
function keysIn(code: string): string[] {
  const names = Object.keys(catalogue).join('|');
  const pattern = new RegExp(`(['"\`])((?:${names}):[\\w.]*)(\\$\\{)?`, 'g');
  return [...code.matchAll(pattern)].map(([, , key, hole]) => (hole ? `${key}…` : `${key}`));
}

function exists(key: string): boolean {
  if (key.endsWith('…')) return startsSomeKey(key.slice(0, -1));
  return texts.has(key) || texts.has(`${key}_other`) || startsSomeKey(`${key}.`);
}

const startsSomeKey = (start: string) => [...texts.keys()].some((key) => key.startsWith(start));

const said = new Set(
  codeFiles.flatMap(({ code }) => [
    ...keysIn(code),
    ...namespacesByVariable(code),
    ...nodesTaken(code),
  ]),
);

const begun = [...said].filter((each) => each.endsWith('…')).map((each) => each.slice(0, -1));

/** By its whole key, by a part of the catalogue that it stands in, or by a template that begins like it. */
const isSaid = (key: string): boolean =>
  [key, key.replace(/_(one|other)$/, '')].some((form) => isNamed(form) || isBegun(form));

function isNamed(key: string): boolean {
  const [name = '', rest = ''] = key.split(':');
  const steps = rest.split('.');
  const nodes = steps.map((_, at) => `:${steps.slice(0, at + 1).join('.')}`);
  return said.has(name) || nodes.some((node) => said.has(name + node) || said.has(`*${node}`));
}

const isBegun = (key: string): boolean =>
  begun.some((start) => key.startsWith(start) || key.replace(/^\w+/, '*').startsWith(start));

/** Keys of a template that begins with a hole, as `${words}:title`: they count for every namespace. */
function namespacesByVariable(code: string): string[] {
  const pattern = /\}:([a-z][\w.]*)(\$\{)?/g;
  return [...code.matchAll(pattern)].map(([, key, hole]) => (hole ? `*:${key}…` : `*:${key}`));
}

/** Parts of the catalogue that are taken as they stand: `catalogues.tr.villa`, or an import of a file. */
function nodesTaken(code: string): string[] {
  const ofCatalogue = /catalogues(?:\.tr|\[[\w.]+\])(?:\.(\w+)|\[\w+\])(?:\.(\w+))?/g;
  const nodes = [...code.matchAll(ofCatalogue)].map(([, of = '*', node]) =>
    node ? `${of}:${node}` : of,
  );
  return [...nodes, ...keysImported(code), ...nodesOfFiles(code)];
}

/** Scripts name the keys they say: `import { calendar as ofBoats } from '…/boats.json'`. */
function keysImported(code: string): string[] {
  const imports = code.matchAll(/import \{([^}]*)\} from ".*\/locales\/tr\/(\w+)\.json"/g);
  return [...imports].flatMap(([, keys = '', name]) =>
    keys.split(',').map((key) => `${name}:${/\w+/.exec(key)?.[0]}`),
  );
}

/** Of a file that is imported whole, what is asked of it, or all where it is spread. */
function nodesOfFiles(code: string): string[] {
  const imports = code.matchAll(/import (\w+) from ".*\/locales\/tr\/(\w+)\.json"/g);
  return [...imports].flatMap(([, file, name = '']) => {
    const asked = [...code.matchAll(new RegExp(`\\b${file}\\.(\\w+)`, 'g'))];
    const isSpread = new RegExp(`\\.\\.\\.${file}\\b`).test(code);
    return [...asked.map(([, node]) => `${name}:${node}`), ...(isSpread ? [name] : [])];
  });
}

/** The lines whose strings or JSX hold Turkish letters. */
function turkishLines(code: string): string[] {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[çğıöşüÇĞİÖŞÜ]/.test(line));
}
