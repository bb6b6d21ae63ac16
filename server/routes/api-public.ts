import * as auth from '../controllers/api/auth.ts';
import * as boatReservations from '../controllers/api/boat-reservations.ts';
import * as boatSearch from '../controllers/api/boat-search.ts';
import * as comparedListings from '../controllers/api/compared-listings.ts';
import * as contactMessages from '../controllers/api/contact-messages.ts';
import * as docs from '../controllers/api/docs.ts';
import * as documents from '../controllers/api/documents.ts';
import * as guestReservations from '../controllers/api/guest-reservations.ts';
import * as listingTypes from '../controllers/api/listing-types.ts';
import * as offers from '../controllers/api/offers.ts';
import * as quotes from '../controllers/api/quotes.ts';
import * as regions from '../controllers/api/regions.ts';
import * as search from '../controllers/api/search.ts';
import * as shortTerm from '../controllers/api/short-term.ts';
import * as showcases from '../controllers/api/showcases-public.ts';
import * as subscriptions from '../controllers/api/subscriptions.ts';
import * as website from '../controllers/api/website.ts';
import { anyone } from '../middleware/access.ts';
import { limitLookups, limitMailbox, limitWrites } from '../middleware/rate-limit.ts';
import { sessions } from '../middleware/session.ts';
import { withSite } from '../middleware/site.ts';
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
  get ('/v1/search/shortterm',    anyone, shortTerm.list),
  get ('/v2/search',              anyone, search.villas),
  get ('/v2/searchboat',          anyone, boatSearch.boats),
  get ('/v1/showcases',           anyone, showcases.list),
  get ('/v1/villatype',           anyone, listingTypes.ofVillas.open),
  get ('/v1/district',            anyone, regions.tree),
  get ('/v1/town/popular',        anyone, regions.popularTowns),
  get ('/v1/boattype',            anyone, listingTypes.ofBoats.open),
  get ('/v1/website/ourdocuments', anyone, documents.offered),
  get ('/v1/website/about',       anyone, website.page('about')),
  get ('/v1/website/privacy',     anyone, website.page('privacy')),
  get ('/v1/website/rental',      anyone, website.page('rental')),
  get ('/v1/website/cancel',      anyone, website.page('cancel')),
  get ('/v1/website/kvkk',        anyone, website.page('kvkk')),
  get ('/v1/website/howrent',     anyone, website.page('howrent')),
  get ('/v1/website/contact',     anyone, website.contact),
  get ('/v1/website/home',        anyone, website.home),
  get ('/v1/website/bank',        anyone, website.bank),
  get ('/v1/website/comments',    anyone, website.comments),
  get ('/v1/offer',               anyone, limitLookups, offers.read),
  get ('/v1/villas/compare',      anyone, comparedListings.villas),
  get ('/v1/boats/compare',       anyone, comparedListings.boats),

  // What there is to call
  get ('/v1/openapi.json',        anyone, docs.document),
  get ('/v1/docs',                anyone, withSite, docs.overview),
  get ('/v1/docs/:group',         anyone, withSite, docs.group),

  // Asking
  post('/v1/reservations',        anyone, limitWrites, limitMailbox('customer_email'), guestReservations.create),
  post('/v1/boatreservations',    anyone, limitWrites, limitMailbox('customer_email'), boatReservations.request),
  post('/v1/contact',             anyone, limitWrites, contactMessages.create),
  post('/v1/website/subscribe',   anyone, limitWrites, limitMailbox('email'), subscriptions.create),
];
