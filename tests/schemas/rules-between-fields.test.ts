import type { z } from 'zod';

import { tryParse } from '../../server/parse.ts';
import { GapsQuery } from '../../server/schemas/availability-gaps.ts';
import { BoatPapers } from '../../server/schemas/boat-fields.ts';
import { BoatPriceCopy, NewBoatPrice } from '../../server/schemas/boat-prices.ts';
import { NewGroup } from '../../server/schemas/faq-desk.ts';
import { NewOffer } from '../../server/schemas/offers.ts';
import { NewReservation } from '../../server/schemas/reservations.ts';
import { ShowcaseImport } from '../../server/schemas/showcases.ts';
import { NewTransaction, TransactionDecision } from '../../server/schemas/transactions.ts';
import { NewDiscount } from '../../server/schemas/villa-discounts.ts';
import { NewExtra } from '../../server/schemas/villa-extras.ts';
import { SeasonCopy } from '../../server/schemas/villa-prices.ts';

const stay = { villa_id: 1, check_in: '2027-06-01', check_out: '2027-06-08', adults: 2 };
const season = { start_date: '2027-06-01', end_date: '2027-06-30' };
const offer = { customer_name: 'Ada', check_in: '2027-06-01', check_out: '2027-06-08', adults: 2 };
const payment = { purpose: 'PREPAYMENT', amount_kurus: -5 };
const unseen = { insurance_until: null, seaworthiness_until: null };

/** A body or query that breaks a rule between two fields and has another field wrong. */
const broken: [call: string, schema: z.ZodType, given: object, wrong: string[]][] = [
  ['gaps', GapsQuery, { minNights: '5', maxNights: '2', take: 'x' }, ['maxNights', 'take']],
  [
    'an import of nothing',
    ShowcaseImport,
    { showcase_id: 'x' },
    ['from_showcase_id', 'showcase_id'],
  ],
  [
    'a copy into the same year',
    SeasonCopy,
    { from_year: 2027, to_year: 2027, percent: 'x' },
    ['percent', 'to_year', 'villa_id'],
  ],
  [
    'a boat’s copy into the same year',
    BoatPriceCopy,
    { boat_id: 'x', from_year: 2027, to_year: 2027 },
    ['boat_id', 'to_year'],
  ],
  [
    'a licence seen that has no number',
    BoatPapers,
    { ...unseen, licence_no: null, licence_verified: true, insurer: 5 },
    ['insurer', 'licence_no'],
  ],
  [
    'an early booking’s discount without its last day',
    NewDiscount,
    { villa_id: 1, kind: 'EARLY', start_date: '2027-06-01', end_date: '2027-05-01' },
    ['book_before', 'end_date', 'percent'],
  ],
  [
    'an agreed total without its reason',
    NewReservation,
    { ...stay, customer_phone: '0532 111 22 33', customer_email: 'x', total_kurus: 5 },
    ['customer_email', 'customer_name', 'override_reason'],
  ],
  [
    'an extra of every stay in chosen months',
    NewExtra,
    { villa_id: 1, unit: 'STAY', amount_kurus: 5, optional: false, months: [7] },
    ['months', 'name'],
  ],
  [
    'a day’s price with the changeover of weeks',
    NewBoatPrice,
    { boat_id: 1, unit: 'DAY', ...season, changeover_weekday: 6 },
    ['changeover_weekday', 'price_kurus'],
  ],
  [
    'a trip’s price with a fewest of days',
    NewBoatPrice,
    { boat_id: 1, unit: 'TRIP', ...season, min_days: 2 },
    ['min_days', 'price_kurus'],
  ],
  [
    'questions of a landing page that is not said',
    NewGroup,
    { landing_kind: 'TOWN' },
    ['landing_id', 'title'],
  ],
  [
    'an offer with a villa twice',
    NewOffer,
    { ...offer, villas: [{ villa_id: 3 }, { villa_id: 3 }], customer_email: 'x' },
    ['customer_email', 'villas'],
  ],
  [
    'a card payment that is only expected, of two reservations',
    NewTransaction,
    { ...payment, method: 'CARD', status: 'PENDING', reservation_id: 1, boat_reservation_id: 2 },
    ['amount_kurus', 'boat_reservation_id', 'method'],
  ],
  [
    'a refund of a payment that is no refund',
    NewTransaction,
    { ...payment, method: 'CASH', refund_of_id: 5 },
    ['amount_kurus', 'refund_of_id'],
  ],
  [
    'an amount without the decision it belongs to',
    TransactionDecision,
    { amount_kurus: 500, note: 5 },
    ['note', 'status'],
  ],
];

test.each(broken)('%s is told all that is wrong at once', (_call, schema, given, wrong) => {
  const parsed = tryParse(schema, given);

  expect(parsed.success ? [] : Object.keys(parsed.fields).toSorted()).toEqual(wrong);
});
