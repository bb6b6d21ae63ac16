import { createInstance } from 'i18next';

import { t } from '../server/i18n.ts';
import { catalogues } from '../views/locales/index.ts';

type LookUp = (key: string, values?: Record<string, unknown>) => string;

const ours = t as unknown as LookUp;
const i18n = createInstance();
const theirs = i18n.t as unknown as LookUp;
const texts = Object.entries(catalogues.tr).flatMap(([name, node]) => leaves(node, `${name}:`));

beforeAll(() =>
  i18n.init({
    resources: catalogues,
    lng: 'tr',
    ns: Object.keys(catalogues.tr),
    interpolation: { escapeValue: false },
  }),
);

test('every text is what i18next makes of it, whatever is put in', () => {
  expect(texts.length).toBeGreaterThan(500);
  for (const { key, holes } of texts) {
    const values = Object.fromEntries(holes.map((hole, at) => [hole, `{{${at}}} $& <b>`]));
    expect([key, ours(key)]).toEqual([key, theirs(key)]);
    expect([key, ours(key, values)]).toEqual([key, theirs(key, values)]);
    const orElse = { ...values, defaultValue: 'Yok' };
    expect([key, ours(key, orElse)]).toEqual([key, theirs(key, orElse)]);
    for (const count of [0, 1, 2, 1.5]) {
      expect([key, ours(key, { ...values, count })]).toEqual([
        key,
        theirs(key, { ...values, count }),
      ]);
    }
  }
});

test.each<[string, Record<string, unknown>]>([
  ['errors:no_such_code', {}],
  ['errors:no_such_code', { defaultValue: '' }],
  ['errors:no_such_code', { defaultValue: 'Yok' }],
  ['errors:no_such_code', { defaultValue: '{{code}} yok', code: 'x' }],
  ['errors:no_such_code', { defaultValue: undefined }],
  ['errors:no_such_code', { defaultValue: 'Yok', count: 1 }],
  ['start:ready.port_moved', { wanted: 3000, port: null, owner: undefined }],
])('so is %s with %j', (key, values) => {
  const said = [ours(key, values), ours(key, values)];
  expect(said).toEqual([theirs(key, values), theirs(key, values)]);
});

test('what is read from right to left is kept to itself, so that the numbers behind it are not read with it', () => {
  const named = (name: string) => ours('offers:edit_title', { name });

  expect(named('محمد')).toBe(named('X').replace('X', '\u2068محمد\u2069'));
  expect(named('Ömer')).toBe(named('X').replace('X', 'Ömer'));
});

function leaves(node: unknown, key: string): { key: string; holes: string[] }[] {
  if (typeof node === 'string') {
    const holes = [...node.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole]) => hole ?? '');
    return [{ key, holes }];
  }
  return Object.entries(node as object).flatMap(([name, child]) =>
    leaves(child, key.endsWith(':') ? key + name : `${key}.${name}`),
  );
}
