import { z } from 'zod';

import { parseLenient, tryParse } from '../server/parse.ts';

const inOrder = ({ from = '', to = '9' }: { from?: string; to?: string }) => from <= to;

const List = z
  .strictObject({
    take: z.coerce.number().int().max(500).default(20),
    status: z.enum(['OPEN', 'DONE']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(inOrder, { path: ['to'], error: 'to_before_from' });

const asked: [what: string, query: Record<string, unknown>, understood: object][] = [
  ['what it does not know', { utm_source: 'mail', status: 'OPEN' }, { status: 'OPEN' }],
  ['what is wrong', { take: 'x', status: 'OPEN' }, { status: 'OPEN' }],
  ['what is empty', { from: '', status: 'DONE' }, { status: 'DONE' }],
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

test('a page shows its defaults where no single parameter is to blame', () => {
  const Either = z
    .object({ a: z.string().default(''), b: z.string().default('') })
    .refine(({ a, b }) => a === b);

  expect(parseLenient(Either, { a: '1', b: '2' })).toEqual({ a: '', b: '' });
});

const limits: [what: string, schema: z.ZodType, given: number, limit: string | number][] = [
  ['a whole number above zero', z.object({ order: z.int().positive() }), 0, 1],
  ['a sum above zero, in TL', z.object({ amount_kurus: z.int().positive() }), 0, '₺0,01'],
  ['the largest sum, in TL', z.object({ amount_kurus: z.int().max(5_000_00) }), 9e9, '₺5.000'],
];

test.each(limits)('a bad number is told its limit: %s', (_what, schema, given, limit) => {
  const name = Object.keys((schema as z.ZodObject).shape)[0] ?? '';
  const parsed = tryParse(schema, { [name]: given });

  expect(parsed).toMatchObject({ success: false, fields: { [name]: { values: { limit } } } });
});
