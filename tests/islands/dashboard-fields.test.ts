import { readTyped } from '../../islands/dashboard/fields.ts';

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
