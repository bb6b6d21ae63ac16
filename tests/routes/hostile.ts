import type { JsonSchema, Operation } from '../../server/openapi/json-schema.ts';

/** One request as somebody with bad intentions, or a broken program, would send it. */
export interface Attack {
  what: string;
  query?: string;
  /** The body as it goes over the wire. */
  body?: string;
  type?: string;
}

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that broke somebody's server once. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e\u0627',
  '🙂'.repeat(200),
  'İıŞğ',
  "'; drop table villas; --",
  '" or 1=1 --',
  '%_\\',
  '$1',
  '#{7*7}',
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'a'.repeat(70_000),
  '0000-01-01',
  '9999-12-31',
  '2027-02-30',
  '-0001-01-01',
  '+275760-09-13',
  '2027-07-03T25:00:00Z',
  '0',
  '-1',
  '1e308',
  '1e-7',
  '0x10',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'true',
  '1,2,3',
];

/** JSON that is none of these: what the field should be. */
const VALUES = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '9007199254740993',
  '2147483648',
  '99999999999999999999999999',
  '[]',
  '{}',
  '[[[[]]]]',
  '[null]',
  '["1","2"]',
  '{"$gt":""}',
  '{"__proto__":{"polluted":true}}',
  '{"toString":1,"length":-1}',
  '"\\ud83d"',
  '"\\u0000"',
];

const everyValue = [...VALUES, ...TEXTS.map((text) => JSON.stringify(text))];

/** At most `most` attacks on a call, chosen among all that its schemas suggest. */
export function attacksOn(operation: Operation, most: number, random: () => number): Attack[] {
  const media = operation.requestBody?.content['application/json'];
  const candidates = [
    ...(operation.parameters ?? [])
      .filter(({ in: place }) => place === 'query')
      .flatMap(({ name }) => queryAttacks(name)),
    ...queryAttacks('unknown_field').slice(0, 3),
    ...(media ? bodyAttacks(media.schema, media.example) : []),
    ...(operation.requestBody ? brokenBodies : []),
  ];
  return shuffled(candidates, random).slice(0, most);
}

const queryAttacks = (name: string): Attack[] => [
  ...TEXTS.map((text) => asQuery(name, encodeURIComponent(text.toWellFormed()).slice(0, 6_000))),
  asQuery(name, '%ED%A0%80'),
  asQuery(name, '%ff%fe'),
  asQuery(name, '%'),
  asQuery(name, '%00'),
  asQuery(name, `1&${name}=2`),
  asQuery(`${name}[]`, '1'),
  asQuery(`${name}[__proto__][polluted]`, 'true'),
  asQuery(`__proto__[${name}]`, '1'),
];

const asQuery = (name: string, value: string): Attack => ({
  what: `?${name}=${value.slice(0, 40)}`,
  query: `${name}=${value}`,
});

/** The example with one field made hostile, one field missing, one too many. */
function bodyAttacks(schema: JsonSchema, example: unknown): Attack[] {
  const base = example as Record<string, unknown>;
  return Object.keys(schema.properties ?? {}).flatMap((field) => [
    ...everyValue.map((value) => withField(base, field, value)),
    { what: `without ${field}`, body: JSON.stringify({ ...base, [field]: undefined }) },
    withField(base, `${field}.extra`, '1'),
  ]);
}

function withField(base: Record<string, unknown>, field: string, json: string): Attack {
  const others = JSON.stringify({ ...base, [field]: undefined }).slice(1, -1);
  const pair = `${JSON.stringify(field)}:${json}`;
  return {
    what: `${field}: ${json.slice(0, 40)}`,
    body: `{${others ? `${others},` : ''}${pair}}`,
  };
}

const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

const brokenBodies: Attack[] = [
  ...everyValue.map((value) => ({ what: `body ${value.slice(0, 40)}`, body: value })),
  { what: 'broken JSON', body: '{"name":' },
  { what: 'half a surrogate', body: '{"name":"\\ud8"}' },
  { what: 'JSON and more', body: '{} {}' },
  { what: 'deep lists', body: deep(5_000) },
  { what: 'deep objects', body: `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}` },
  { what: 'a prototype', body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}' },
  { what: 'too much', body: JSON.stringify({ name: 'x'.repeat(300_000) }) },
  { what: 'text', body: 'name=1', type: 'text/plain' },
  { what: 'a form', body: 'name=1', type: 'application/x-www-form-urlencoded' },
  { what: 'XML', body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', type: 'application/xml' },
  { what: 'a broken multipart', body: '--x\r\n\r\n', type: 'multipart/form-data; boundary=x' },
  { what: 'a multipart without end', body: '--x', type: 'multipart/form-data' },
  { what: 'another charset', body: '{}', type: 'application/json; charset=utf-7' },
];

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
