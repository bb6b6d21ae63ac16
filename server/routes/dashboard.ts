import * as banks from '../controllers/dashboard/banks.ts';
import * as home from '../controllers/dashboard/home.ts';
import * as mails from '../controllers/dashboard/mails.ts';
import * as passwords from '../controllers/dashboard/passwords.ts';
import * as reservations from '../controllers/dashboard/reservations.ts';
import * as session from '../controllers/dashboard/session.ts';
import * as users from '../controllers/dashboard/users.ts';
import { anyone, staffOrOwnerPage, staffPage } from '../middleware/access.ts';
import { get, post, type Route } from './route.ts';

// biome-ignore format: one line per route is what makes this table readable
export const dashboardRoutes: Route[] = [
  get ('/dashboard/login',                     anyone,           session.form),
  post('/dashboard/login',                     anyone,           session.start),
  post('/dashboard/logout',                    anyone,           session.end),
  get ('/dashboard/forgot',                    anyone,           passwords.forgotten),
  post('/dashboard/forgot',                    anyone,           passwords.sendLink),
  get ('/dashboard/reset/:code',               anyone,           passwords.form),
  post('/dashboard/reset/:code',               anyone,           passwords.set),
  get ('/dashboard',                           staffOrOwnerPage, home.show),

  // Users
  get ('/dashboard/users',                     staffPage,        users.list),
  get ('/dashboard/users/new',                 staffPage,        users.add),
  get ('/dashboard/users/:id',                 staffPage,        users.edit),

  // Reservations
  get ('/dashboard/reservations',              staffOrOwnerPage, reservations.own),
  get ('/dashboard/reservations/villa',        staffPage,        reservations.list),
  get ('/dashboard/reservations/villa/:id',    staffPage,        reservations.show),

  // Mails
  get ('/dashboard/templates/mailtemplates',   staffPage,        mails.list),
  get ('/dashboard/mails/:id',                 staffPage,        mails.show),

  // Site pages
  get ('/dashboard/website/bank',              staffPage,        banks.list),
];
