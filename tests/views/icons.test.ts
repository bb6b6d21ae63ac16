import { readFileSync } from 'node:fs';

import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };

import { lighterPath } from '../../views/components/icon-lines.ts';
import { iconShapes } from '../../views/components/icon-shapes.ts';

test('the names that the compiler knows are Lucide’s', () => {
  const list = readFileSync(
    new URL('../../views/components/icon-nodes.d.ts', import.meta.url),
    'utf8',
  );

  const known = [...list.matchAll(/^ {4}\| '(.+?)'/gm)].map(([, name]) => name);

  expect(known.toSorted()).toEqual(Object.keys(nodes).toSorted());
});

test.each([
  ['m6 9 6 6 6-6', 'M6 9l6 6 6-6'],
  ['M20.985 12.486a9 9 0 1 1-9.473-9.472', 'M21 12.5a9 9 0 1 1-9.5-9.5'],
  ['M13.465 3.464a5 5 0 017.07 0', 'M13.5 3.5a5 5 0 0 1 7.1 0'],
  ['a.5.5 0 0 0 .623.622', 'a.5.5 0 0 0 .6.6'],
  ['M12 8h.01', 'M12 8h.01'],
  ['c.405-.022 1.02.98-.004.04z', 'c.4 0 1 1 0 0z'],
])('%s is drawn as %s', (line, drawn) => {
  expect(lighterPath(line)).toBe(drawn);
});

test.each([
  ['menu', '<path d="M4 5h16M4 12h16M4 19h16"/>'],
  ['search', '<path d="M21 21l-4.3-4.3"/><circle cx="11" cy="11" r="8"/>'],
  ['users-round', /^<path d="[^"]+"\/><circle cx="10" cy="8" r="5"\/><path d="M22 20c[^"]+"\/>$/],
])('of %s, lines that follow each other are one', (name, drawn) => {
  expect(iconShapes(name)).toMatch(drawn);
});
