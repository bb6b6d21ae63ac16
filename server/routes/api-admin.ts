import * as overview from '../controllers/api/overview.ts';
import * as reservations from '../controllers/api/reservations.ts';
import * as villas from '../controllers/api/villas.ts';
import { staff, staffOrOwner } from '../middleware/access.ts';
import { get, patch, post, put, type Route } from './route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Below /v1/admin. */
export const apiAdminRoutes: Route[] = [
  get  ('/unreadcount',        staffOrOwner, overview.unread),

  // Villas
  get  ('/villas',             staffOrOwner, villas.list),

  // Reservations
  get  ('/reservations',       staffOrOwner, reservations.list),
  get  ('/reservations/:id',   staffOrOwner, reservations.show),
  post ('/reservations',       staff,        reservations.create),
  put  ('/reservations/:id',   staff,        reservations.update),
  patch('/reservations/:id',   staff,        reservations.move),
];
