import { boatsCalls } from './api/boats.ts';
import { calendarsCalls } from './api/calendars.ts';
import { lettersCalls } from './api/letters.ts';
import { peopleCalls } from './api/people.ts';
import { placesCalls } from './api/places.ts';
import { reservationsCalls } from './api/reservations.ts';
import { siteCalls } from './api/site.ts';
import { villasCalls } from './api/villas.ts';
import type { Route } from './route.ts';

/** Below /v1/admin: a table for each part of the office, each read on one screen. */
export const apiAdminRoutes: Route[] = [
  ...peopleCalls,
  ...calendarsCalls,
  ...villasCalls,
  ...placesCalls,
  ...boatsCalls,
  ...reservationsCalls,
  ...siteCalls,
  ...lettersCalls,
];
