import { readTyped } from '../../islands/dashboard/fields.ts';
import { refusalLines } from '../../islands/dashboard/occupancy/refusals.ts';
import { asRead, asTyped, countIn } from '../../islands/dashboard/stale-values.ts';

test.each([
  ['int', '12', 12],
  ['int', ' 12 ', 12],
  ['int', '-3', -3],
  ['int', '', null],
  ['int', '12a', '12a'],
  ['kurus', '12.500,50', 1_250_050],
  ['kurus', '12500', 1_250_000],
  ['kurus', '12500,5', 1_250_050],
  ['kurus', '₺ 1.250.000', 125_000_000],
  ['kurus', '0', 0],
  ['kurus', '', null],
  ['kurus', '12.50', '12.50'],
  ['kurus', '12,345', '12,345'],
  ['kurus', '-5', '-5'],
  ['instant', '2026-08-15T14:30', '2026-08-15T14:30:00+03:00'],
  ['instant', '', null],
  ['decimal', '36,2661', 36.2661],
  ['decimal', '-0.5', -0.5],
  ['decimal', '36 derece', '36 derece'],
  ['metres', '1,45', 145],
  ['metres', '', null],
  ['json', '[1,2]', [1, 2]],
  ['json', 'null', null],
  [undefined, ' Villa ', ' Villa '],
  [undefined, '', ''],
])('as %s, "%s" is sent as %j', (type, text, value) => {
  expect(readTyped(type, text)).toEqual(value);
});

test.each([
  ['instant', '2026-11-25T21:19:32.000Z', '2026-11-26T00:19'],
  ['instant', '', ''],
  ['kurus', '1250050', '12.500,50'],
  ['rate', '55.1000', '55,1000'],
  ['decimal', '36.2661', '36,2661'],
  ['metres', '145', '1,45'],
  [undefined, '2026-11-25', '2026-11-25'],
])('as %s, what a colleague stored as "%s" goes into the field as "%s"', (type, stored, typed) => {
  expect(asTyped({ dataset: type ? { type } : {} }, stored)).toBe(typed);
});

test('of a list of kinds, each field is held against its own count', () => {
  const stored = [
    { kind: 'MASTER', count: 1 },
    { kind: 'TWIN', count: 2 },
  ];

  expect(countIn(stored, 'TWIN')).toBe('2');
  expect(countIn(stored, 'BUNK')).toBe('');
  expect(countIn(null, 'TWIN')).toBe('');
});

test.each([
  ['datetime-local', '2026-11-26T00:19', '26 Kasım 2026 00.19'],
  ['date', '2026-11-26', '26 Kasım 2026'],
  ['tel', '+902420000127', '0242 000 01 27'],
  ['text', '', ''],
])('in a field of type %s, "%s" is read as "%s"', (type, typed, read) => {
  expect(asRead({ type }, typed)).toBe(read);
});

test('a refusal tells its reasons, else what is wrong with its fields, else its sentence', () => {
  const words = { unsellable: 'Satılamıyor:', failed: 'Olmadı.' };
  const content = 'Bazı alanlar yanlış.';
  const days = 'Bir konaklama 100 geceyi aşamaz; tarihleri kısaltın.';

  expect(refusalLines({ content, reasons: [{ text: 'Dolu.' }] }, words)).toEqual([
    'Satılamıyor:',
    'Dolu.',
  ]);
  expect(refusalLines({ content, fields: { check_in: days, check_out: days } }, words)).toEqual([
    days,
  ]);
  expect(refusalLines({ content, fields: {} }, words)).toEqual([content]);
  expect(refusalLines({}, words)).toEqual(['Olmadı.']);
});
