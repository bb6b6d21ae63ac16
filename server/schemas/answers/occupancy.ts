import { z } from 'zod';
import { REPORTED_STATES } from '../../shared/reservation-states.ts';
import { TAKEN_KINDS } from '../../shared/taken-kinds.ts';

import { ReservationState } from '../reservations.ts';
import { Day, Id, Kurus } from './common.ts';

export const OccupiedStay = z.strictObject({
  started_at: Day,
  /** Day of departure: free for the next arrival. */
  finished_at: Day,
  kind: z.enum(TAKEN_KINDS),
  /** Of the reservation or the external record; null for closings and feeds. */
  status: z.enum([...ReservationState.options, 'APPROVED']).nullable(),
  /** The reservation's code. */
  reservation_id: z.string().nullable(),
  /** Who or what took the days; owners read guests' names of their own villas, never the agency's notes. */
  label: z.string(),
});

/** A line of the grid of villas and days. */
export const OccupancyRow = z.strictObject({
  villa_id: Id,
  name: z.string(),
  stays: z.array(OccupiedStay),
});

/** A line of the grid of boats and days. */
export const BoatOccupancyRow = z.strictObject({
  boat_id: Id,
  name: z.string(),
  stays: z.array(OccupiedStay),
});

const figures = {
  /** Nights the calendar has in this time. */
  nights: z.int(),
  /** Taken nights by what holds them; states without nights are left out. */
  nights_by_state: z.partialRecord(z.enum(REPORTED_STATES), z.int()),
  /** Confirmed, checked in, completed and no-show. */
  sold_nights: z.int(),
  /** Sold and external nights of those that are not closed, to a tenth; null when all are closed. */
  occupancy_percent: z.number().nullable(),
  revenue_kurus: Kurus,
  /** Of a sold night after discounts, without fees and extras; null when none is sold. */
  average_price_kurus: Kurus.nullable(),
};

/** A villa's years; `month` is 'YYYY-MM', twelve a year. */
export const OccupancyReportAnswer = z.strictObject({
  villa_id: Id,
  name: z.string(),
  years: z.array(
    z.strictObject({
      year: z.int(),
      ...figures,
      months: z.array(z.strictObject({ month: z.string(), ...figures })),
    }),
  ),
});

export type OccupiedStay = z.infer<typeof OccupiedStay>;
export type OccupancyRow = z.infer<typeof OccupancyRow>;
export type BoatOccupancyRow = z.infer<typeof BoatOccupancyRow>;
export type OccupancyReportAnswer = z.infer<typeof OccupancyReportAnswer>;
