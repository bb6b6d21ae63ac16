import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { TABLES } from '../server/services/backup/tables.ts';

const readme = readFileSync('README.md', 'utf8');
/** But what npm runs by itself. */
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts).filter(
  (name) => name !== 'postinstall',
);

test('README names every npm command there is, and no other', () => {
  const named = [...readme.matchAll(/`npm (?:run )?(?!run)([a-z:]+)/g)].map(
    ([, name]) => name ?? '',
  );

  expect(new Set(named.filter((name) => name !== 'ci'))).toEqual(new Set(scripts));
});

test('README starts with the two commands', () => {
  expect(readme).toContain('```\nnpm ci\nnpm start\n```');
});

test.each(['README.md', '.env.example'])(
  '%s names every setting of server/env.ts, and no other',
  (file) => {
    expect(named(readFileSync(file, 'utf8'), file)).toEqual(settings());
  },
);

test('deploy/koy.env.example names no setting that there is not', () => {
  const file = 'deploy/koy.env.example';
  const known = settings();

  expect(named(readFileSync(file, 'utf8'), file).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

/** What was asked for speaks of other programs too, so it is left out. */
const docs = ['README.md', ...globSync('docs/**/*.md')].filter(
  (file) => !file.includes('reference'),
);

test.each(docs)('every link of %s leads somewhere', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const gone = links.filter(([, to = '']) => !existsSync(path.join(path.dirname(file), to)));

  expect(gone.map(([, to]) => to)).toEqual([]);
});

test.each(docs)('every file, folder and function %s names is there', (file) => {
  const named = namesIn(file);
  const gone = named.filter((name) => !isFile(name, file) && !isFunction(name));

  expect(gone).toEqual([]);
});

test('docs/architecture.md names the areas of services, queries and presenters, and no other', () => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Areas');
  const rows = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const folders = ['services', 'queries', 'presenters'].flatMap((room) =>
    readdirSync(`server/${room}`).filter((name) => !name.includes('.')),
  );

  expect(rows.toSorted()).toEqual([...new Set(folders)].toSorted());
});

test('docs/schema.md names every table', () => {
  const families = readFileSync('docs/schema.md', 'utf8');
  const tables = Object.keys(TABLES).filter((name) => !families.includes(`\`${name}\``));

  expect(tables).toEqual([]);
});

test('the pages of docs name files and functions', () => {
  const named = docs.flatMap(namesIn);

  expect(named.filter((name) => isFile(name, 'README.md')).length).toBeGreaterThan(150);
  expect(named.filter(isFunction).length).toBeGreaterThan(80);
});

function settings(): string[] {
  const source = readFileSync('server/env.ts', 'utf8');
  const [, schema = ''] = /const schema = z\.object\(\{\n(.*?)\n\}\);/s.exec(source) ?? [];
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name ?? '').toSorted();
}

/** In README the first column of the table of variables, in .env.example the assignments. */
function named(text: string, file: string): string[] {
  const table = text.match(/^\| variable .*?\n\n/ms)?.[0] ?? '';
  const found =
    file === 'README.md'
      ? [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(
          ([, cell]) => cell?.match(/[A-Z][A-Z0-9_]+/g) ?? [],
        )
      : [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
  return found.toSorted();
}

/** Files that are not of the tree: they stand in `DATA_DIR`, in a backup, in what a guest is handed. */
const MADE_LATER = ['config.json', 'manifest.json', 'veri.json'];

const FOLDERS = ['server', 'views', 'islands', 'migrations', 'static', 'tests', 'deploy', 'docs'];
const files = globSync([`{${FOLDERS}}{,/**/*}`, '.ci/*', '*.*']).map((file) =>
  file.replaceAll('\\', '/'),
);
const words = new Set(
  files
    .filter((file) => /\.tsx?$|^biome\.json$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
);

/** What stands in backticks and looks like a path (`queries/listings/villas.ts`, `views/…/villas/*.tsx`) or a name (`pageOf`). */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, each = '']) => each);
  return quoted
    .map((each) => each.replace(/\(.*\)$/, ''))
    .filter((each) => !MADE_LATER.includes(each))
    .filter((each) => isPath(each) || /^(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*$/.test(each));
}

function isPath(text: string): boolean {
  const [first = ''] = text.split('/');
  return (
    /^[\w.@-]+(?:\/[\w.@…*-]+)*\/?$/.test(text) &&
    (/\w\.(?:tsx?|js|json|css|md|grit|conf|service|html|svg)$/.test(text) ||
      (text.includes('/') && FOLDERS.includes(first)))
  );
}

/** From the root, from beside the page, or the end of some file's path. */
function isFile(name: string, page: string): boolean {
  const beside = path.posix.join(path.posix.dirname(page.replaceAll('\\', '/')), name);
  const end = new RegExp(
    `(?:^|/)${name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll(/…|\*+/g, '.*')}$`,
  );
  return files.includes(beside) || files.some((file) => end.test(file));
}

function isFunction(name: string): boolean {
  return words.has(name);
}
