import {
  type OfferMoments,
  type OfferStatus,
  offeredTotal,
  offerStatus,
} from '../../server/domain/offers.ts';
import type { Quote } from '../../server/domain/pricing.ts';

const at = (hour: string) => Temporal.Instant.from(`2026-07-01T${hour}:00Z`);

const open: OfferMoments = {
  valid_until: at('18:00'),
  sent_at: null,
  opened_at: null,
  accepted_at: null,
  withdrawn_at: null,
};

test.each<[string, Partial<OfferMoments>, OfferStatus]>([
  ['made', {}, 'DRAFT'],
  ['sent', { sent_at: at('09:00') }, 'SENT'],
  ['read', { sent_at: at('09:00'), opened_at: at('10:00') }, 'OPENED'],
  ['over at its last moment', { sent_at: at('09:00'), valid_until: at('12:00') }, 'EXPIRED'],
  ['good a minute before', { sent_at: at('09:00'), valid_until: at('12:01') }, 'SENT'],
  ['accepted stays so', { accepted_at: at('10:00'), valid_until: at('11:00') }, 'ACCEPTED'],
  ['taken back stays so', { withdrawn_at: at('10:00'), valid_until: at('11:00') }, 'WITHDRAWN'],
])('at noon an offer that was %s', (_, moments, expected) => {
  expect(offerStatus({ ...open, ...moments }, at('12:00'))).toBe(expected);
});

const quoted = {
  accommodation_kurus: 72_000_00,
  discount_kurus: 9_600_00,
  total_kurus: 65_900_00,
} as Quote;

test.each<[number, number]>([
  [0, 65_900_00],
  [10, 65_900_00 - 6_240_00],
  [33, 65_900_00 - 20_592_00],
])('%i %% is off the discounted nights, not off fees', (percent, expected) => {
  expect(offeredTotal(quoted, percent)).toBe(expected);
});

test('without a price nothing is offered', () => {
  expect(offeredTotal({ ...quoted, total_kurus: null }, 10)).toBeNull();
});
