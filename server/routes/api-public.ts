import * as auth from '../controllers/api/auth.ts';
import * as comparedVillas from '../controllers/api/compared-villas.ts';
import * as contactMessages from '../controllers/api/contact-messages.ts';
import * as guestReservations from '../controllers/api/guest-reservations.ts';
import * as quotes from '../controllers/api/quotes.ts';
import * as search from '../controllers/api/search.ts';
import * as subscriptions from '../controllers/api/subscriptions.ts';
import { anyone } from '../middleware/access.ts';
import { limitWrites } from '../middleware/rate-limit.ts';
import { sessions } from '../middleware/session.ts';
import { get, post, type Route } from './route.ts';

// biome-ignore format: one line per route is what makes this table readable
export const apiPublicRoutes: Route[] = [
  // Signing in
  post('/v1/auth/login',          anyone, sessions, auth.login),
  post('/v1/auth/logout',         anyone, sessions, auth.logout),

  // Finding and pricing
  get ('/v1/quote',               anyone, quotes.show),
  get ('/v1/search/input',        anyone, search.input),
  get ('/v1/search/options',      anyone, search.options),
  get ('/v2/search',              anyone, search.villas),
  get ('/v1/villas/compare',      anyone, comparedVillas.list),

  // Asking
  post('/v1/reservations',        anyone, limitWrites, guestReservations.create),
  post('/v1/contact',             anyone, limitWrites, contactMessages.create),
  post('/v1/website/subscribe',   anyone, limitWrites, subscriptions.create),
];
