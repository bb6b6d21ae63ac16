import { z } from 'zod';

import { ReservationState } from '../reservations.ts';
import { Unit } from './boat-reservations.ts';
import { Day, Id, Instant, Kurus, Picture } from './common.ts';

const Count = z.int().min(0);
const Percent = z.int().min(0);
const Month = z.string().regex(/^\d{4}-\d{2}$/);

/** `GET /v1/admin/unreadcount`. */
export const UnreadCounts = z.strictObject({
  reservationCount: Count,
  contactCount: Count,
});

const Kind = z.enum(['villa', 'boat']);

/** `villa_name`: the villa's, or the boat's. */
const stay = {
  kind: Kind,
  id: Id,
  reservation_id: z.string(),
  villa_name: z.string(),
  customer_name: z.string(),
  check_in: Day,
  check_out: Day,
  adults: Count,
  children: Count,
  babies: Count,
};

/** A stay of today; `balance_kurus` is still to be paid. */
const StayOfDay = z.strictObject({
  ...stay,
  place: z.enum(['arrivals', 'departures', 'staying']),
  customer_phone: z.string(),
  town: z.string(),
  picture: Picture.nullable(),
  balance_kurus: Kurus,
});

/** How a boat is let; null of a villa. */
const BoatUnit = Unit.nullable();

const Waiting = z.strictObject({
  ...stay,
  unit: BoatUnit,
  status: z.enum(['PENDING', 'OPTION']),
  customer_phone: z.string(),
  total_kurus: Kurus,
  created_at: Instant,
  option_until: Instant.nullable(),
  /** All of that state, and how many of them are of villas. */
  waiting: Count,
  waiting_villas: Count,
});

const Latest = z.strictObject({
  kind: Kind,
  id: Id,
  reservation_id: z.string(),
  status: ReservationState,
  customer_name: z.string(),
  villa_name: z.string(),
  check_in: Day,
  check_out: Day,
  unit: BoatUnit,
  total_kurus: Kurus,
  created_at: Instant,
});

const Figures = z.strictObject({
  month: z.string(),
  occupancy_percent: Percent,
  last_year_occupancy_percent: Percent.nullable(),
  /** Of villas and boats, and the boats' part of it. */
  revenue_kurus: Kurus,
  boat_revenue_kurus: Kurus,
  last_year_revenue_kurus: Kurus.nullable(),
});

/** `GET /v1/admin/other` for staff: today, what waits, what needs action, the year. */
export const StaffOverview = z.strictObject({
  role: z.literal('ADMIN'),
  now: Instant,
  counts: z.strictObject({
    pending: Count,
    pending_villas: Count,
    options: Count,
    options_villas: Count,
    arrivals: Count,
    departures: Count,
    staying: Count,
  }),
  needs_action: z.strictObject({
    /** What comes next until guests find something and can buy it. */
    first_step: z
      .enum(['places', 'villa', 'villas', 'boats', 'prices', 'boat_prices', 'showcase'])
      .nullable(),
    transactions: Count,
    paid_unsold: Count,
    feeds: Count,
    feed_conflicts: Count,
    external: Count,
    permits: Count,
    permits_missing: Count,
    permits_unverified: Count,
    /** Verified over a year ago, and not looked up since. */
    permits_due: Count,
    /** Boats on sale whose insurance or seaworthiness ran out, or does within a month. */
    papers_ending: Count,
    /** Villas on sale whose stays the ministry's report would leave out. */
    btrans: Count,
    /** Months with stays whose ministry's report is not filed, near or past its deadline. */
    btrans_months: Count,
    /** Filed months of which something stands otherwise by now, and the first of them. */
    btrans_changed: Count,
    btrans_changed_month: z.string().nullable(),
    late_arrivals: Count,
    late_departures: Count,
    /** Stays of villas, and of boats, whose payment is under review. */
    reviews: Count,
    boat_reviews: Count,
    /** Transfers that guests told of and nobody has seen on the account. */
    transfers: Count,
    late_boat_arrivals: Count,
    late_boat_departures: Count,
    comments: Count,
    messages: Count,
    requests: Count,
    mails: Count,
    /** 1 while guests have no account in lira to transfer to. */
    banks_missing: Count,
  }),
  pending: z.array(Waiting),
  options: z.array(Waiting),
  arrivals: z.array(StayOfDay),
  departures: z.array(StayOfDay),
  staying: z.array(StayOfDay),
  due_today_kurus: Kurus,
  /** The same day a year ago, as it was sold; reservations of the week up to today, and of the same week then. */
  year_before: z.strictObject({
    arrivals: Count,
    departures: Count,
    due_kurus: Kurus,
    asked: Count,
    asked_before: Count,
  }),
  month: Figures,
  year: z.array(Figures).nullable(),
  /** Those sold best this month, by the nights of their villas on sale. */
  towns: z.array(
    z.strictObject({ town_id: Id, town: z.string(), villas: Count, percent: z.int() }),
  ),
  latest: z.array(Latest),
});

const OwnStay = z.strictObject({
  ...stay,
  status: ReservationState,
  villa_id: Id,
  nights: Count,
  /** What the owner receives; null while no commission is agreed. */
  owner_amount_kurus: Kurus.nullable(),
});

/** The same for an owner: own stays, own month. */
export const OwnerOverview = z.strictObject({
  role: z.literal('OWNER'),
  staying: z.array(OwnStay),
  arrivals: z.array(OwnStay),
  villa_count: Count,
  /** Own stays that ran on this day a year ago. */
  staying_before: Count,
  month: z.strictObject({
    month: Month,
    nights: Count,
    occupancy_percent: Percent,
    earnings_kurus: Kurus.nullable(),
  }),
});

export const Overview = z.union([StaffOverview, OwnerOverview]);

export type StaffOverview = z.infer<typeof StaffOverview>;
export type OwnerOverview = z.infer<typeof OwnerOverview>;
