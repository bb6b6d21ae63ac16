import { erasureOf, type Kept, limitsOf, withErasures } from '../../server/domain/retention.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);

const stay = (own: Partial<Kept> = {}): Kept => ({
  status: 'COMPLETED',
  check_out: '2024-06-17',
  was_confirmed: true,
  has_open_money: false,
  ...own,
});

describe('a guest who wants a booking erased', () => {
  test.each<[string, string, object]>([
    ['the day before it is three years old', '2027-06-16', { kind: 'proof', until: '2027-06-17' }],
    ['on that day still', '2027-06-17', { kind: 'proof', until: '2027-06-17' }],
    ['from the next day on', '2027-06-18', { kind: 'now' }],
  ])('waits for the proof of the contract: %s', (_, today, erasure) => {
    expect(erasureOf(stay(), day(today))).toEqual(erasure);
  });

  test.each<[string, Partial<Kept>, string]>([
    [
      'of a request that came to nothing there is nothing to prove',
      { status: 'REJECTED', was_confirmed: false },
      'now',
    ],
    ['a stay that is to come runs', { status: 'CONFIRMED' }, 'running'],
    ['so does one whose money is open', { has_open_money: true }, 'running'],
  ])('%s', (_, own, kind) => {
    expect(erasureOf(stay(own), day('2024-07-01'))).toMatchObject({ kind });
  });

  test('keeps all of them as long as one runs, and says of each what it waits for', () => {
    const over = stay({ status: 'EXPIRED', was_confirmed: false });
    const kindsOf = (bookings: Kept[]) =>
      withErasures(bookings, day('2024-07-01')).map(({ erasure }) => erasure.kind);

    expect(kindsOf([over, stay({ status: 'CONFIRMED' }), stay()])).toEqual([
      'waiting',
      'running',
      'proof',
    ]);
    expect(kindsOf([over, stay()])).toEqual(['now', 'proof']);
  });
});

test('papers are kept two years after a stay, people ten', () => {
  expect(limitsOf(day('2036-02-29'))).toEqual({ papers: '2034-02-28', people: '2026-02-28' });
});
