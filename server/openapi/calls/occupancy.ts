import { AvailabilityGap } from '../../schemas/answers/availability-gaps.ts';
import { DayCustomers } from '../../schemas/answers/day-customers.ts';
import {
  BoatOccupancyRow,
  OccupancyReportAnswer,
  OccupancyRow,
} from '../../schemas/answers/occupancy.ts';
import { GapsQuery } from '../../schemas/availability-gaps.ts';
import { DayCustomersQuery } from '../../schemas/day-customers.ts';
import {
  BoatOccupancyQuery,
  OccupancyQuery,
  OccupancyReportQuery,
} from '../../schemas/occupancy.ts';
import { type Calls, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const occupancy: Calls = {
  listOccupancy:   { route: 'GET /v1/admin/occupancy',                   query: OccupancyQuery,       answer: paged(OccupancyRow) },
  listBoatOccupancy: { route: 'GET /v1/admin/boatoccupancy',             query: BoatOccupancyQuery,   answer: paged(BoatOccupancyRow) },
  reportOccupancy: { route: 'GET /v1/admin/occupancy/report',            query: OccupancyReportQuery, answer: paged(OccupancyReportAnswer) },
  listGaps:        { route: 'GET /v1/admin/villas/availability-gaps',    query: GapsQuery,            answer: paged(AvailabilityGap) },
  listDayGuests:   { route: 'GET /v1/admin/reservationsdaycustomerlist', query: DayCustomersQuery,    answer: one(DayCustomers) },
};
