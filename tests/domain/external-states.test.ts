import {
  type ExternalState,
  externalHoldsDates,
  nextExternalStates,
} from '../../server/domain/external-states.ts';

test.each<[ExternalState, ExternalState[], boolean]>([
  ['PENDING', ['APPROVED', 'REJECTED'], false],
  ['APPROVED', ['CANCELLED'], true],
  ['REJECTED', [], false],
  ['CANCELLED', [], false],
])('an external record that is %s may become %j; holds its dates: %s', (state, next, holds) => {
  expect(nextExternalStates(state)).toEqual(next);
  expect(externalHoldsDates(state)).toBe(holds);
});
