import { z } from 'zod';

import { parseBody, parseLenient, parseQuery, tryParse } from '../server/parse.ts';
import { TypedLira } from '../server/schemas/amount-ranges.ts';
import { Degrees, Email, IdText, Slug, WholeText } from '../server/schemas/common.ts';

const inOrder = ({ from = '', to = '9' }: { from?: string; to?: string }) => from <= to;

const List = z
  .strictObject({
    take: WholeText(1, 500).default(20),
    status: z.enum(['OPEN', 'DONE']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(inOrder, { path: ['to'], error: 'to_before_from' });

const asked: [what: string, query: Record<string, unknown>, understood: object][] = [
  ['what it does not know', { utm_source: 'mail', status: 'OPEN' }, { status: 'OPEN' }],
  ['what is wrong', { take: 'x', status: 'OPEN' }, { status: 'OPEN' }],
  ['what is empty', { from: '', status: 'DONE' }, { status: 'DONE' }],
  ['what is blank', { from: ' ', status: 'DONE' }, { status: 'DONE' }],
  ['days in the wrong order', { from: '2026-12-10', to: '2026-12-01' }, { from: '2026-12-10' }],
  [
    'days in the wrong order behind a wrong value and an unknown one',
    { status: 'X', z: '1', from: '2026-12-10', to: '2026-12-01' },
    { from: '2026-12-10' },
  ],
  ['a parameter given twice', { status: ['OPEN', 'DONE'], take: '50' }, { take: 50 }],
];

test.each(asked)('a page does without %s', (_what, query, understood) => {
  expect(parseLenient(List, query)).toEqual({ take: 20, ...understood });
});

test('a change is told all that is wrong of its body and of a query that nobody reads at once', () => {
  const Change = z.strictObject({ name: z.string() });
  const change =
    (body: unknown, query = {}) =>
    () =>
      parseBody(Change, { body, query });

  expect(change({ name: 'Kalkan' }, { empty: '' })()).toEqual({ name: 'Kalkan' });
  expect(change({ name: 'Kalkan' }, { version: '1' })).toThrow(
    expect.objectContaining({ fields: { version: 'unknown' } }),
  );
  expect(change({}, { version: '1' })).toThrow(
    expect.objectContaining({ fields: { version: 'unknown', name: 'required' } }),
  );
});

test('a page shows its defaults where no single parameter is to blame', () => {
  const Either = z
    .object({ a: z.string().default(''), b: z.string().default('') })
    .refine(({ a, b }) => a === b);

  expect(parseLenient(Either, { a: '1', b: '2' })).toEqual({ a: '', b: '' });
});

test.each(['', '  '])(
  'a call does without "%s", and takes nothing else that is wrong',
  (nothing) => {
    const asked = { take: nothing, from: nothing, status: 'OPEN' };

    expect(parseQuery(List, asked)).toEqual({ take: 20, status: 'OPEN' });
    expect(() => parseQuery(List, { ...asked, status: 'open' })).toThrow();
  },
);

test('a parameter that is given twice is told so, whatever belongs in it', () => {
  const Asked = z.strictObject({ client: z.string(), take: WholeText(1, 500), on: z.boolean() });
  const parsed = tryParse(Asked, { client: ['true', 'false'], take: ['1', '2'], on: [true, true] });

  expect(parsed).toMatchObject({ fields: { client: 'not_one', take: 'not_one', on: 'not_one' } });
});

const limits: [what: string, schema: z.ZodType, given: number, limit: string | number][] = [
  ['a whole number above zero', z.object({ order: z.int().positive() }), 0, 1],
  ['a sum above zero, in TL', z.object({ amount_kurus: z.int().positive() }), 0, '₺0,01'],
  ['the nearer of two', z.object({ price_kurus: z.int().min(0).min(1) }), -1, '₺0,01'],
  ['the largest sum, in TL', z.object({ amount_kurus: z.int().max(5_000_00) }), 9e9, '₺5.000'],
  ['the greatest length, in metres', z.object({ depth_cm: z.int().max(150) }), 160, '1,5 m'],
];

test.each(limits)('a bad number is told its limit: %s', (_what, schema, given, limit) => {
  const name = Object.keys((schema as z.ZodObject).shape)[0] ?? '';
  const parsed = tryParse(schema, { [name]: given });

  expect(parsed).toMatchObject({ success: false, fields: { [name]: { values: { limit } } } });
});

describe('a box that is left empty', () => {
  const Form = z.strictObject({
    day: z.iso.date(),
    email: Email,
    kind: z.enum(['A', 'B']),
    price_kurus: z.int(),
    slug: Slug,
  });
  const EMPTY = { day: '', email: ' ', kind: '', price_kurus: null, slug: '' };
  const WRONG = { day: '5 Mayıs', email: 'ayse', kind: 'C', price_kurus: 'on', slug: 'Ş' };
  const problemsOf = (input: object) => {
    const parsed = tryParse(Form, input);
    return parsed.success ? {} : parsed.fields;
  };

  test('is said to be missing, whatever belongs in it', () => {
    expect(new Set(Object.values(problemsOf(EMPTY)))).toEqual(new Set(['required']));
    expect(Object.keys(problemsOf(EMPTY))).toEqual(Object.keys(EMPTY));
  });

  test('is told from one with something wrong', () => {
    expect(problemsOf(WRONG)).toEqual({
      day: 'not_date',
      email: 'not_email',
      kind: { code: 'one_of', values: { values: 'A, B' } },
      price_kurus: 'not_number',
      slug: 'not_slug',
    });
  });
});

describe('a number that was typed and is none', () => {
  const Form = z.strictObject({
    price_kurus: z.int().optional(),
    max_price: TypedLira.optional(),
    nights: z.int().optional(),
    lat: Degrees(90),
  });

  test.each([
    ['price_kurus', '1.000,555', 'too_many_decimals'],
    ['price_kurus', '1.000,555 TL', 'too_many_decimals'],
    // Twelve and a half lira to one, twelve thousand five hundred to another.
    ['price_kurus', '12.5', 'not_amount'],
    ['price_kurus', '1,000.50', 'not_amount'],
    ['max_price', '1.000,555', 'too_many_decimals'],
    ['max_price', '12.5', 'not_int'],
    ['nights', '2,5', 'not_int'],
    ['lat', '36,2', 'not_number'],
    // A program's text of a number, which no form sends.
    ['price_kurus', '1000', 'not_number'],
    ['price_kurus', 'çok', 'not_number'],
    ['nights', 'iki', 'not_number'],
  ])('%s %j is told what is wrong with it', (name, typed, problem) => {
    expect(tryParse(Form, { [name]: typed })).toEqual({
      success: false,
      fields: { [name]: problem },
    });
  });
});

describe('a whole number that is written', () => {
  const Asked = z.strictObject({ villa_id: IdText, shift: WholeText(-90, 90).optional() });
  const problemOf = (input: object) => {
    const parsed = tryParse(Asked, input);
    return parsed.success ? undefined : Object.values(parsed.fields)[0];
  };

  test.each([
    ['digits', { villa_id: '12' }, { villa_id: 12 }],
    ['zeros before them', { villa_id: '007' }, { villa_id: 7 }],
    ['a sign where there may be one', { villa_id: '1', shift: '-15' }, { villa_id: 1, shift: -15 }],
    ['a number of a JSON body', { villa_id: 12 }, { villa_id: 12 }],
  ])('may be %s', (_what, input, data) => {
    expect(tryParse(Asked, input)).toEqual({ success: true, data });
  });

  test.each(['0x2', '1e1', '2.0', ' 2', '2 ', '+2', '-0', 'x', ['2'], true])(
    'is not %j',
    (villa_id) => {
      expect(problemOf({ villa_id })).toBe('not_number');
    },
  );

  test.each([
    ['-', '1'],
    ['1.', '1'],
    ['1.', '0'],
  ])('is looked for once, however many digits %s is followed by', (sign, digit) => {
    const started = performance.now();

    expect(problemOf({ villa_id: `${sign}${digit.repeat(100_000)}x` })).toBe('not_number');
    // A pattern with two ways to read the same digit took ten seconds.
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('is told to be whole, or within its limits', () => {
    expect(problemOf({ villa_id: '2.5' })).toBe('not_int');
    expect(problemOf({ villa_id: '-3' })).toMatchObject({ code: 'number_min' });
  });

  test('that is missing is said to be missing', () => {
    expect(problemOf({})).toBe('required');
    expect(problemOf({ villa_id: '' })).toBe('required');
    expect(problemOf({ villa_id: null })).toBe('required');
  });
});
