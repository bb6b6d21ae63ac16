import { demoRows } from '../../server/seed/demo.ts';

/** The demo is placed around whatever day it is made on. */
describe.each(['2026-07-09', '2028-02-29'])('on %s', (today) => {
  const now = Temporal.Instant.from(`${today}T07:15:00Z`);
  const { tables, villas } = demoRows({ today, now }, 'hash');
  const rowsOf = <Name extends keyof (typeof tables)[number]>(name: Name) =>
    tables.flatMap((part) => part[name] ?? []);

  test('there is enough of everything', () => {
    const states = new Map<string, number>();
    for (const { draft } of villas) states.set(draft.state, (states.get(draft.state) ?? 0) + 1);
    expect(villas.length).toBeGreaterThanOrEqual(900);
    expect(states.size).toBe(10);
    expect(states.get('PENDING')).toBeGreaterThanOrEqual(12);
    expect(states.get('OPTION')).toBeGreaterThanOrEqual(6);
    expect(rowsOf('boat_reservations').length).toBeGreaterThanOrEqual(150);
  });

  test('every stay could be sold as it was', () => {
    const unsold = villas.filter(({ quote }) => !quote.sellable);
    expect(unsold.map(({ draft }) => [draft.villa.plan.name, draft.check_in])).toEqual([]);
  });

  test('no night is taken twice', () => {
    const taken = rowsOf('villa_occupancies')
      .map(({ villa_id, stay }) => ({
        villa_id,
        from: stay.slice(1, 11),
        until: stay.slice(12, 22),
      }))
      .sort((one, other) => one.villa_id - other.villa_id || one.from.localeCompare(other.from));
    const twice = taken.filter((stay, index) => {
      const before = taken[index - 1];
      return before?.villa_id === stay.villa_id && stay.from < before.until;
    });
    expect(twice).toEqual([]);
  });

  test('nothing has happened in the future', () => {
    const late = villas.filter(({ steps }) =>
      steps.some(({ at }) => Temporal.Instant.compare(at, now) > 0),
    );
    expect(late).toEqual([]);
  });

  test('guests arrive and leave today', () => {
    const arriving = villas.filter(
      ({ draft }) => draft.state === 'CONFIRMED' && draft.check_in === today,
    );
    const leaving = villas.filter(
      ({ draft }) => draft.state === 'CHECKED_IN' && draft.check_out === today,
    );
    expect(arriving.length).toBeGreaterThanOrEqual(3);
    expect(leaving.length).toBeGreaterThanOrEqual(2);
  });
});
