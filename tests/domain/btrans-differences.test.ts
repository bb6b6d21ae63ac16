import { differencesOf, type FiledStay } from '../../server/domain/btrans-differences.ts';

const stay: FiledStay = {
  id: 1,
  reservation_id: 'K7M2-Q4XH9T',
  villa_id: 4,
  villa_name: 'Villa Lodos',
  check_in: '2026-10-03',
  check_out: '2026-10-10',
  total_kurus: 70_000_00,
  commission_kurus: 12_600_00,
  collected_on: '2026-09-01',
};
const now = (own: Partial<FiledStay> = {}, ready = true) => ({ stay: { ...stay, ...own }, ready });

test.each([
  ['another total', { total_kurus: 65_000_00 }, 1],
  ['other days', { check_out: '2026-10-11' }, 1],
  ['another villa', { villa_id: 5 }, 1],
  ['another commission', { commission_kurus: 0 }, 1],
  ['money of another day', { collected_on: '2026-09-02' }, 1],
  ['a villa’s new name', { villa_name: 'Villa Poyraz' }, 0],
  ['nothing else', {}, 0],
])('%s', (_, own, count) => {
  expect(differencesOf([stay], [now(own)])).toHaveLength(count);
});

test('a filed row that is no sale any more, or came since; what lacks something could not be filed', () => {
  expect(differencesOf([stay], [])).toEqual([{ filed: stay, now: null }]);
  expect(differencesOf([], [now(), now({ id: 2 }, false)])).toEqual([{ filed: null, now: stay }]);
  expect(differencesOf([stay], [now({ total_kurus: 1 }, false)])).toMatchObject([
    { filed: { id: 1 }, now: { total_kurus: 1 } },
  ]);
});
