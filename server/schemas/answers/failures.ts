import { z } from 'zod';

import { BoatPriceAnswer } from './boat-prices.ts';
import { Day, Instant, JsonObject, Name } from './common.ts';
import { FeedPlan } from './feeds.ts';
import { QuoteReasons } from './quotes.ts';
import { SeasonAnswer, SeasonCopyAnswer } from './villa-prices.ts';

/** What every failed call answers. */
export const failureFields = {
  /** A Turkish sentence for a person. */
  content: z.string(),
  code: z.string(),
  /** Turkish sentence by field; dotted paths for nested fields. */
  fields: z.record(z.string(), z.string()),
  /** Names the call in the server's log. */
  request_id: z.string(),
};

/** What stands in the way of dates; told to staff alone. */
const Conflict = z.strictObject({
  kind: z.string(),
  started_at: Day,
  finished_at: Day,
  reservation_id: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Who closed the days or sold them elsewhere, or the calendar that says so. */
  by: z.string().optional(),
  /** WEEK, DAY or TRIP of a boat's reservation; a trip ends on the day that it began. */
  unit: z.string().optional(),
  /** Of a boat's whose days are free beside it, but not its hours: when it is left, or when its day trip begins. */
  leaves_at: z.string().optional(),
  starts_at: z.string().optional(),
});

/** Facts that a failure of some code carries beside the sentence. A code that is not here has none. */
export const failureDetails: Readonly<Record<string, z.ZodRawShape>> = {
  /** Which of the agency's own lines lack. */
  agency_incomplete: { faults: z.array(z.string()) },
  not_by_hand: { status: z.string() },
  already_decided: { status: z.string() },
  dates_taken: { conflicts: z.array(Conflict).optional() },
  in_use: { used_by: z.string().optional() },
  /** How the record stands and, for staff, to what it may be moved. */
  move_not_allowed: { status: z.string().optional(), moves: z.array(z.string()).optional() },
  papers_over: { refused: z.array(Name).optional() },
  papers_required: { refused: z.array(Name).optional() },
  /** Of several mails. */
  subscriber_left: { refused: z.array(Name).optional() },
  permit_required: { refused: z.array(Name).optional() },
  /** Of rows that were ticked those that changed since, who changed each and when; null: nobody signed in. */
  rows_changed: {
    refused: z.array(
      z.strictObject({ ...Name.shape, by: z.string().nullable(), at: Instant.nullable() }),
    ),
  },
  /** The rows of an order as they stand now. */
  order_changed: { order: z.array(z.int()) },
  refund_refused: { reason: z.string() },
  not_sellable: { reasons: QuoteReasons },
  offer_closed: { status: z.string() },
  offer_not_sellable: {
    villas: z.array(z.strictObject({ villa_id: z.int(), reasons: QuoteReasons })),
  },
  offer_over: { status: z.string() },
  /** When the same mail went to the guest, and from whom; null: by itself. */
  mail_sent: { at: Instant, by: z.string().nullable() },
  /** What was written down since of the reservation's money, and by whom; null: by nobody at the desk. */
  money_written: {
    ...{ purpose: z.string(), method: z.string(), amount_kurus: z.int() },
    ...{ at: Instant, by: z.string().nullable() },
  },
  newsletter_over: { state: z.string() },
  /** The seasons that stand in the way of one, or villa by villa those in the way of a copy. */
  seasons_overlap: {
    overlaps: z.array(z.union([SeasonAnswer, BoatPriceAnswer])).optional(),
    villas: z.array(SeasonCopyAnswer).optional(),
  },
  /** The version that stands there now, with the row's fields or at least its state; none where it is gone. */
  stale: {
    version: z.int().optional(),
    current: JsonObject.optional(),
    status: z.string().optional(),
  },
  /** What other sites' calendars say about the nights. */
  sold_elsewhere: {
    conflicts: z.array(
      z.strictObject({
        feed_name: z.string(),
        summary: z.string(),
        started_at: z.string(),
        finished_at: z.string(),
      }),
    ),
  },
  /** What it costs by now beside what the caller was shown; of an offer villa by villa, by their names. */
  total_changed: {
    totals: z.array(
      z.strictObject({
        name: z.string().nullable(),
        expected_total_kurus: z.int(),
        total_kurus: z.int().nullable(),
      }),
    ),
  },
  withdrawn: { refused: z.array(Name).optional() },
  suspicious_calendar: { plan: FeedPlan },
};
