import { readFileSync } from 'node:fs';

import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };

test('the names that the compiler knows are Lucide’s', () => {
  const list = readFileSync(
    new URL('../../views/components/icon-nodes.d.ts', import.meta.url),
    'utf8',
  );

  const known = [...list.matchAll(/^ {4}\| '(.+?)'/gm)].map(([, name]) => name);

  expect(known.toSorted()).toEqual(Object.keys(nodes).toSorted());
});
