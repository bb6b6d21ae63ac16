import {
  type ExternalState,
  externalDecider,
  externalHoldsDates,
  nextExternalStates,
} from '../../server/domain/external-states.ts';

test.each<[ExternalState, ExternalState[], ExternalState[], boolean]>([
  ['PENDING', ['APPROVED', 'REJECTED'], ['CANCELLED'], false],
  ['APPROVED', ['CANCELLED'], [], true],
  ['REJECTED', [], [], false],
  ['CANCELLED', [], [], false],
])(
  'an external record that is %s may become %j by staff, %j by who told it; holds its dates: %s',
  (state, by_staff, by_teller, holds) => {
    expect(nextExternalStates(state, 'STAFF')).toEqual(by_staff);
    expect(nextExternalStates(state, 'TELLER')).toEqual(by_teller);
    expect(nextExternalStates(state, null)).toEqual([]);
    expect(externalHoldsDates(state)).toBe(holds);
  },
);

test.each([
  ['ADMIN', 1, 2, 'STAFF'],
  ['OWNER', 1, 1, 'TELLER'],
  ['OWNER', 1, 2, null],
  ['OWNER', 1, null, null],
  ['SYSTEM', null, null, null],
] as const)('%s of id %s decides on what %s told as %s', (role, id, teller_id, as) => {
  expect(externalDecider({ id, role }, { teller_id })).toBe(as);
});
