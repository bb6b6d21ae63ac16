import fc from 'fast-check';
import { Accepted, Line, Phone, Text } from '../../server/schemas/common.ts';
import { ReservationMove } from '../../server/schemas/reservations.ts';
import { NewTransaction } from '../../server/schemas/transactions.ts';
import { parsePhone } from '../../server/shared/phone.ts';

describe('a telephone number', () => {
  const pieces = fc.constantFrom(
    '+',
    '00',
    '90',
    '0',
    '5',
    '4',
    '44',
    '12',
    '345',
    '8',
    ' ',
    '-',
    '\u2011',
    '\u202a',
    '(',
    ')',
    'x',
  );
  const typed = fc.array(pieces, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
  const national = fc
    .tuple(
      fc.constantFrom('', '0', '90', '+90', '0090', '+90 0', '+49', '+1'),
      fc.stringMatching(/^\d{6,11}$/),
    )
    .map((parts) => parts.join(' '));

  test('has the form that the rule can read, and no other', () => {
    fc.assert(
      fc.property(fc.oneof(typed, national), (text) => {
        fc.pre(text.trim() !== '' && text.trim().length <= 30);
        expect(Phone.safeParse(text).success).toBe(parsePhone(text) !== null);
      }),
      { numRuns: 5_000 },
    );
  });
});

test.each([
  [true, true],
  ['on', true],
  ['true', true],
  ['1', true],
  [false, false],
  ['', false],
  ['off', false],
  [1, false],
  [null, false],
  [undefined, false],
  [['on'], false],
])('a box that came as %p is ticked: %p', (value, ticked) => {
  const parsed = Accepted.safeParse(value);

  expect(parsed.success).toBe(ticked);
  if (!parsed.success) expect(parsed.error.issues[0]?.message).toBe('must_accept');
});

/** What the database or `Temporal` would throw at. */
test.each([
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2027-01-01T00:00:00.1234567890Z',
  '2027-01-01T00:00:00+16:00',
  '2027-01-01T00:00:00-23:59',
])('no moment is kept as %s', (moment) => {
  const move = ReservationMove.safeParse({ option_until: moment });
  const transaction = NewTransaction.safeParse({
    ...{ method: 'CASH', purpose: 'BALANCE', amount_kurus: 100 },
    paid_at: moment,
  });

  expect(move.error?.issues[0]?.message).toBe('not_datetime');
  expect(transaction.error?.issues[0]?.message).toBe('not_datetime');
});

describe('what turns the direction of a sentence', () => {
  test('comes along with a copied telephone number, and is left out', () => {
    expect(Phone.parse('\u202a+90 532 123 45 67\u202c')).toBe('+90 532 123 45 67');
  });

  test('stands in no name and in no note', () => {
    expect(Line(20).parse(' Ayşe\u202e Demirtaş\u2066')).toBe('Ayşe Demirtaş');
    expect(Text(40).parse('Merhaba\u202e,\n👩‍👧 iki kişiyiz')).toBe('Merhaba,\n👩‍👧 iki kişiyiz');
    expect(Line(20).safeParse('\u202e\u2067').success).toBe(false);
  });
});

test.each(['\u200b\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u00ad', '\ufe0f'])(
  'what nobody can see is no word: %j',
  (text) => {
    expect(Line(20).safeParse(text).error?.issues[0]?.code).toBe('too_small');
    expect(Text(20).parse(text)).toBe('');
  },
);
