import { readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

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

test('every file and folder README speaks of exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target ?? '');

  expect(links.filter((target) => !exists(target))).toEqual([]);
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

function exists(target: string): boolean {
  try {
    readFileSync(target);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR';
  }
}
