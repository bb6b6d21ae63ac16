import { overlaps } from '../../server/scripts/chaos/checks/ledger.ts';
import { runChaos } from '../../server/scripts/chaos/run.ts';

/** `npm run chaos` in small: the same clients, the same kills, the same questions afterwards. */
test('whatever many clients do while the database and the server are killed, every promise holds', async () => {
  const { journal, checked } = await runChaos({
    seed: '7464',
    clients: 60,
    concurrency: 20,
    seconds: 3,
    least: { told: 16, refused: 11 },
  });

  expect(checked.filter(({ findings }) => findings.length > 0)).toEqual([]);
  expect(journal.outages.map(({ what }) => what)).toEqual(['database', 'server']);
  expect(journal.tries.some(({ status }) => status === 503)).toBe(true);
}, 120_000);

describe('the search for nights taken twice', () => {
  const row = (id: number, from: number, until: number, listing_id = 1) => ({
    id,
    listing_id,
    from: `2026-07-${String(from).padStart(2, '0')}`,
    until: `2026-07-${String(until).padStart(2, '0')}`,
  });

  test.each([
    ['a departure on the day of an arrival', [row(1, 1, 8), row(2, 8, 15)], 0],
    ['the same days of two villas', [row(1, 1, 8), row(2, 1, 8, 2)], 0],
    ['a night in common', [row(2, 7, 15), row(1, 1, 8)], 1],
    ['one within another', [row(1, 1, 20), row(2, 3, 5)], 1],
    [
      'two within a long one, apart from each other',
      [row(1, 1, 20), row(2, 3, 5), row(3, 9, 10)],
      2,
    ],
    ['the same days twice', [row(1, 1, 8), row(2, 1, 8)], 1],
  ])('%s', (_name, rows, found) => {
    expect(overlaps(rows, 'villa')).toHaveLength(found);
  });
});
