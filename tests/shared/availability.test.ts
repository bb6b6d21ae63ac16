import {
  type Availability,
  arrivalsOf,
  canArrive,
  canLeave,
  dayState,
  freeShares,
  inThousands,
  minimumsOf,
  monthStates,
  monthsFrom,
} from '../../server/shared/availability.ts';

const villa: Availability = {
  today: '2026-07-09',
  taken: [
    { from: '2026-07-10', until: '2026-07-14' },
    { from: '2026-07-14', until: '2026-07-17', option: true },
    { from: '2026-07-20', until: '2026-07-22', option: true },
    { from: '2026-07-22', until: '2026-07-25' },
    { from: '2026-07-25', until: '2026-07-28' },
  ],
  seasons: [
    { from: '2026-07-01', until: '2026-08-01', price_kurus: 1_850_000, min_nights: 7 },
    { from: '2026-08-01', until: '2026-08-20', price_kurus: 2_000_000, min_nights: 7 },
    { from: '2026-08-20', until: '2026-09-01', price_kurus: 1_500_000, min_nights: 5 },
  ],
};

test.each([
  ['2026-07-08', 'past', undefined],
  ['2026-07-09', 'free', undefined],
  ['2026-07-10', 'in0', undefined],
  ['2026-07-11', 'busy', undefined],
  ['2026-07-14', 'oi', 'opt-after'],
  ['2026-07-15', 'opt', undefined],
  ['2026-07-17', 'opto', undefined],
  ['2026-07-20', 'opti', undefined],
  ['2026-07-22', 'oi', 'opt-before'],
  ['2026-07-25', 'oi', ''],
  ['2026-07-28', 'out0', undefined],
  ['2026-09-01', 'off', undefined],
])('%s is %s', (day, kind, halves) => {
  expect(dayState(villa, day)).toMatchObject({ day, kind });
  expect(dayState(villa, day).halves).toBe(halves);
});

test('a month is its days, each knowing the night before it', () => {
  const days = monthStates(villa, '2026-07').flat().filter(Boolean);

  expect(days).toHaveLength(31);
  expect(days).toEqual(days.map((state) => dayState(villa, state?.day ?? '')));
});

test('a price stands under days whose night can be had, and under no other', () => {
  expect(dayState(villa, '2026-07-28').price_kurus).toBe(1_850_000);
  expect(dayState(villa, '2026-07-10').price_kurus).toBeNull();
  expect(dayState(villa, '2026-09-01').price_kurus).toBeNull();
});

test('a stay may end on the day the next guest arrives, not after it', () => {
  expect(canLeave(villa, '2026-07-17', '2026-07-20')).toBe(true);
  expect(canLeave(villa, '2026-07-17', '2026-07-21')).toBe(false);
  expect(canLeave(villa, '2026-07-17', '2026-07-17')).toBe(false);
});

test('a month is free by its nights that are still to come', () => {
  expect(freeShares(villa, ['2026-07', '2026-08', '2026-12'])).toEqual([
    Math.round((8 * 100) / 23),
    100,
    // It has no price: how much of it is free says nothing.
    null,
  ]);
});

test('seasons with one minimum are one range, from today on', () => {
  expect(minimumsOf(villa, ['2026-07', '2026-08'])).toEqual([
    { from: '2026-07-09', until: '2026-08-20', min_nights: 7 },
    { from: '2026-08-20', until: '2026-09-01', min_nights: 5 },
  ]);
});

describe('where stays begin on Saturdays only', () => {
  const saturdays: Availability = {
    ...villa,
    seasons: villa.seasons.map((season) =>
      season.from < '2026-08-20' ? { ...season, arrivals: [6] } : season,
    ),
  };

  test.each([
    ['2026-07-18', true],
    ['2026-07-19', false],
    // Somebody leaves that morning, and it is a Tuesday.
    ['2026-07-28', false],
    ['2026-08-23', true],
  ])('one may arrive on %s: %s', (day, may) => {
    expect(canArrive(dayState(saturdays, day))).toBe(may);
  });

  test('the night of another day can be had all the same', () => {
    expect(dayState(saturdays, '2026-07-19')).toMatchObject({
      kind: 'free',
      price_kurus: 1_850_000,
    });
    expect(canLeave(saturdays, '2026-07-18', '2026-07-19')).toBe(true);
  });

  test('neighbouring seasons with the same days are one range', () => {
    expect(arrivalsOf(saturdays, ['2026-07', '2026-08'])).toEqual([
      { from: '2026-07-09', until: '2026-08-20', arrivals: [6] },
    ]);
  });
});

test.each([
  [1_850_000, '18,5'],
  [1_000_000, '10'],
  [98_000, '1'],
  [25_049_900, '250,5'],
  [99_994_900, '999,9'],
  [99_999_900, '1.000'],
  [120_000_000, '1.200'],
  [123_456_700, '1.235'],
])('%s kuruş are %s thousands of lira', (kurus, text) => {
  expect(inThousands(kurus)).toBe(text);
});

test('of a boat that is sold by day trips a day is taken or free as a whole', () => {
  const trips: Availability = {
    today: '2026-07-09',
    taken: [
      { from: '2026-07-10', until: '2026-07-11' },
      { from: '2026-07-11', until: '2026-07-12', option: true },
    ],
    seasons: [{ from: '2026-07-01', until: '2026-08-01', price_kurus: 2_100_000, min_nights: 1 }],
    whole_days: true,
  };
  const kinds = ['2026-07-09', '2026-07-10', '2026-07-11', '2026-07-12'].map(
    (day) => dayState(trips, day).kind,
  );

  expect(kinds).toEqual(['free', 'busy', 'opt', 'free']);
  expect(minimumsOf(trips, ['2026-07'])).toEqual([]);
});

test('today is over once its day trip has left, for who sails by trips alone', () => {
  const trips: Availability = {
    today: '2026-07-31',
    taken: [],
    seasons: [{ from: '2026-07-01', until: '2026-09-01', price_kurus: 2_100_000, min_nights: 1 }],
    trip_left: true,
  };
  const alone: Availability = { ...trips, whole_days: true };

  expect([trips, alone].map((boat) => dayState(boat, '2026-07-31').kind)).toEqual(['free', 'past']);
  expect(freeShares(alone, ['2026-07', '2026-08'])).toEqual([0, 100]);
});

test('twelve months, over the end of the year', () => {
  const months = monthsFrom('2026-07-09');

  expect(months).toHaveLength(12);
  expect(months.at(0)).toBe('2026-07');
  expect(months.at(-1)).toBe('2027-06');
});
