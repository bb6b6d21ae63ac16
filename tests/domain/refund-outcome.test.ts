import { refundOutcome } from '../../server/domain/refund-outcome.ts';

const asked = { amount_kurus: 200, went_kurus: 0, sent_kurus: 0, by_hand: [] as number[] };

test.each([
  ['nothing went', {}, 'not_sent'],
  ['it went', { went_kurus: 200 }, 'sent'],
  ['what went was sent before', { went_kurus: 200, sent_kurus: 200 }, 'not_sent'],
  ['it went beside what staff sent by their bank', { went_kurus: 200, by_hand: [300] }, 'sent'],
  ['staff sent the other by the provider', { went_kurus: 300, by_hand: [300] }, 'not_sent'],
  ['both went by the provider', { went_kurus: 500, by_hand: [300] }, 'sent'],
  ['it may be the one or the other', { went_kurus: 200, by_hand: [200] }, 'unknown'],
  ['no sum fits', { went_kurus: 150, by_hand: [300] }, 'unknown'],
] as const)('%s', (_name, own, outcome) => {
  expect(refundOutcome({ ...asked, ...own })).toBe(outcome);
});
