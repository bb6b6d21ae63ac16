import {
  canMove,
  type ExternalState,
  externalHoldsDates,
  nextStates,
  type RecordKind,
  type RecordState,
} from '../../server/domain/record-states.ts';

test.each<[RecordKind, Record<string, string[]>]>([
  [
    'external',
    {
      PENDING: ['APPROVED', 'REJECTED'],
      APPROVED: ['CANCELLED'],
      REJECTED: [],
      CANCELLED: [],
    },
  ],
  ['transaction', { PENDING: ['PAID', 'FAILED'], PAID: [], FAILED: [] }],
  ['comment', { waiting: ['published', 'hidden'], published: ['hidden'], hidden: ['published'] }],
  ['message', { unread: ['read'], read: [] }],
  ['subscriber', { waiting: ['active', 'left'], active: ['left'], left: ['waiting'] }],
])('the states of a record of kind %s and where each may go', (kind, expected) => {
  const states = Object.keys(expected) as RecordState<typeof kind>[];
  expect(Object.fromEntries(states.map((state) => [state, nextStates(kind, state)]))).toEqual(
    expected,
  );
  for (const from of states) {
    for (const to of states) {
      expect(canMove(kind, from, to)).toBe(expected[from]?.includes(to));
    }
  }
});

test('only an approved external record holds its dates', () => {
  const states: ExternalState[] = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'];

  expect(states.filter(externalHoldsDates)).toEqual(['APPROVED']);
});
