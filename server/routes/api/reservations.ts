import * as boatReservations from '../../controllers/api/boat-reservations.ts';
import * as btrans from '../../controllers/api/btrans.ts';
import * as dayCustomers from '../../controllers/api/day-customers.ts';
import * as guestLists from '../../controllers/api/guest-lists.ts';
import * as guestRequests from '../../controllers/api/guest-requests.ts';
import * as ministry from '../../controllers/api/ministry.ts';
import * as occupancy from '../../controllers/api/occupancy.ts';
import * as offers from '../../controllers/api/offers.ts';
import * as ownerReservations from '../../controllers/api/owner-reservations.ts';
import * as reservationNotes from '../../controllers/api/reservation-notes.ts';
import * as reservations from '../../controllers/api/reservations.ts';
import * as transactions from '../../controllers/api/transactions.ts';
import { staff, staffOrOwner } from '../../middleware/access.ts';
import { del, get, patch, post, put, type Route } from '../route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** What is sold, offered, paid and reported. Below /v1/admin. */
export const reservationsCalls: Route[] = [
  // Reservations
  get  ('/reservations',       staffOrOwner, reservations.list),
  get  ('/reservations/:id',   staffOrOwner, reservations.show),
  post ('/reservations',       staff,        reservations.create),
  put  ('/reservations/:id',   staff,        reservations.update),
  patch('/reservations/:id',   staff,        reservations.move),
  post ('/reservations/:id/notes', staff,    reservationNotes.add('villa')),
  get  ('/reservations/:id/guests', staff,   guestLists.show('villa')),
  put  ('/reservations/:id/guests', staff,   guestLists.update('villa')),
  patch('/reservations/:id/guests', staff,   guestLists.report('villa')),
  get  ('/reservationrequests',     staff,   guestRequests.list),
  patch('/reservationrequests/:id', staff,   guestRequests.answer),
  get  ('/reservationsdaycustomerlist', staff, dayCustomers.list),

  // Boat reservations
  get  ('/boatreservations',     staffOrOwner, boatReservations.list),
  get  ('/boatreservations/:id', staffOrOwner, boatReservations.show),
  post ('/boatreservations',     staff,        boatReservations.create),
  put  ('/boatreservations/:id', staff,        boatReservations.update),
  patch('/boatreservations/:id', staff,        boatReservations.move),
  post ('/boatreservations/:id/notes', staff,  reservationNotes.add('boat')),
  get  ('/boatreservations/:id/guests', staff, guestLists.show('boat')),
  put  ('/boatreservations/:id/guests', staff, guestLists.update('boat')),
  patch('/boatreservations/:id/guests', staff, guestLists.report('boat')),

  // Transactions
  get  ('/transactions',       staff,        transactions.list),
  get  ('/transactions/:id',   staff,        transactions.show),
  post ('/transactions',       staff,        transactions.create),
  patch('/transactions/:id',   staff,        transactions.update),
  post ('/transactions/compare',    staff,   transactions.compare),
  post ('/transactions/:id/ask',    staff,   transactions.ask),
  post ('/transactions/:id/refund', staff,   transactions.refund),
  post ('/transactions/:id/mistake', staff,  transactions.takeBack),
  get  ('/transactions/:id/receipt', staff,  transactions.receipt),

  // Occupancy
  get  ('/occupancy',          staffOrOwner, occupancy.grid),
  get  ('/ownreservations',    staffOrOwner, ownerReservations.list),
  get  ('/boatoccupancy',      staff,        occupancy.boats),
  get  ('/occupancy/report',   staffOrOwner, occupancy.report),

  // Reports; /btrans/month and /btrans/reports stand before /btrans/:id
  get  ('/btrans',             staff,        btrans.list),
  get  ('/btrans/month',       staff,        btrans.showMonth),
  get  ('/btrans/reports',     staff,        btrans.reports),
  post ('/btrans',             staff,        btrans.create),
  patch('/btrans/:id',         staff,        btrans.mark),
  get  ('/btrans/:id/file',    staff,        btrans.file),
  get  ('/ministry',           staff,        ministry.list),

  // Offers
  get  ('/offers',             staff,        offers.list),
  get  ('/offers/:id',         staff,        offers.show),
  post ('/offers',             staff,        offers.create),
  put  ('/offers/:id',         staff,        offers.update),
  patch('/offers/:id',         staff,        offers.move),
  del  ('/offers/:id',         staff,        offers.remove),
];
