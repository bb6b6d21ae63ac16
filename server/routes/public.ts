import * as blog from '../controllers/public/blog.ts';
import * as boatBookings from '../controllers/public/boat-bookings.ts';
import * as boats from '../controllers/public/boats.ts';
import * as bookings from '../controllers/public/bookings.ts';
import * as cardPictures from '../controllers/public/card-pictures.ts';
import * as company from '../controllers/public/company.ts';
import * as contact from '../controllers/public/contact.ts';
import * as enquiries from '../controllers/public/enquiries.ts';
import * as faq from '../controllers/public/faq.ts';
import * as favourites from '../controllers/public/favourites.ts';
import * as home from '../controllers/public/home.ts';
import * as ical from '../controllers/public/ical.ts';
import * as landings from '../controllers/public/landings.ts';
import * as listings from '../controllers/public/listings.ts';
import * as newsletter from '../controllers/public/newsletter.ts';
import * as offers from '../controllers/public/offers.ts';
import * as pages from '../controllers/public/pages.ts';
import * as payments from '../controllers/public/payments.ts';
import * as preferences from '../controllers/public/preferences.ts';
import * as reviews from '../controllers/public/reviews.ts';
import * as shareCards from '../controllers/public/share-cards.ts';
import * as sitemaps from '../controllers/public/sitemaps.ts';
import * as villas from '../controllers/public/villas.ts';
import { anyone } from '../middleware/access.ts';
import {
  limitEnquiries,
  limitLookups,
  limitMailbox,
  limitWrites,
} from '../middleware/rate-limit.ts';
import { takeFormDocument, takeFormPictures } from '../middleware/uploads.ts';
import { MOST_REVIEW_PICTURES } from '../shared/upload-limits.ts';
import { get, post, type Route } from './route.ts';

// biome-ignore format: one line per route is what makes this table readable
export const publicRoutes: Route[] = [
  get ('/',                          anyone, home.show),
  get ('/_app',                      anyone, home.show),

  // Finding
  get ('/listing',                   anyone, listings.villas),
  get ('/listing/resimler/:slugs',   anyone, cardPictures.villas),
  get ('/listingboat/resimler/:slugs', anyone, cardPictures.boats),
  get ('/villa/:slug',               anyone, villas.show),
  get ('/villa/:slug/takvim',        anyone, villas.calendar),
  get ('/listingboat',               anyone, boats.list),
  get ('/boat/:slug',                anyone, boats.show),
  get ('/boat/:slug/takvim',         anyone, boats.calendar),
  get ('/favoriler',                 anyone, favourites.show),

  // Booking
  get ('/rezervasyon/boat/:slug',    anyone, boatBookings.form),
  post('/rezervasyon/boat/:slug',    anyone, limitWrites, limitMailbox('customer_email'), boatBookings.create),
  get ('/rezervasyon/boat/:slug/:code', anyone, limitLookups, boatBookings.done),
  get ('/rezervasyon/:slug',         anyone, bookings.form),
  post('/rezervasyon/:slug',         anyone, limitWrites, limitMailbox('customer_email'), bookings.create),
  get ('/rezervasyon/:slug/:code',   anyone, limitLookups, bookings.done),
  get ('/yorum/:code',               anyone, limitLookups, reviews.form),
  post('/yorum/:code',               anyone, limitLookups, reviews.known, takeFormPictures('pictures', MOST_REVIEW_PICTURES), reviews.send),
  get ('/teklif/:code',              anyone, limitLookups, offers.show),
  get ('/enquire',                   anyone, enquiries.form),
  post('/enquire',                   anyone, limitEnquiries, enquiries.show),
  get ('/enquire/:code',             anyone, limitLookups, enquiries.again),
  post('/enquire/:code/talep',       anyone, limitLookups, enquiries.ask),
  post('/enquire/:code/onay',        anyone, limitLookups, enquiries.confirm),
  post('/enquire/:code/misafirler',  anyone, limitLookups, enquiries.list),
  get ('/enquire/:code/ics',         anyone, limitLookups, enquiries.calendar),

  // Paying
  get ('/odeme/sonuc/:attempt',      anyone, payments.result),
  get ('/odeme/:code',               anyone, limitLookups, payments.form),
  post('/odeme/:code',               anyone, limitLookups, payments.start),
  post('/odeme/:code/onay',          anyone, limitLookups, payments.accept),
  post('/odeme/:code/dekont',        anyone, limitLookups, payments.known, takeFormDocument('receipt'), payments.receipt),

  // Company pages
  get ('/about',                     anyone, pages.show('about')),
  get ('/website/rental',            anyone, pages.show('rental')),
  get ('/website/privacy',           anyone, pages.show('privacy')),
  get ('/website/cancel',            anyone, pages.show('cancel')),
  get ('/website/kvkk',              anyone, pages.show('kvkk')),
  get ('/website/howrent',           anyone, pages.show('howrent')),
  get ('/website/banks',             anyone, company.banks),
  get ('/website/document',          anyone, company.documents),
  get ('/website/document/:id',      anyone, company.document),
  get ('/guvenli-odeme',             anyone, company.securePayment),
  get ('/car',                       anyone, company.cars),
  get ('/faq',                       anyone, faq.show),
  get ('/contact',                   anyone, contact.form),
  post('/contact',                   anyone, limitWrites, contact.send),
  get ('/contact/gonderildi',        anyone, contact.sent),

  // Reading
  get ('/blog',                      anyone, blog.list),
  get ('/blog/rss.xml',              anyone, blog.feed),
  get ('/blog/:slug',                anyone, blog.show),

  // Visitor's choices
  post('/tercih',                    anyone, preferences.store),
  post('/bulten',                    anyone, limitWrites, limitMailbox('email'), newsletter.subscribeByForm),
  get ('/bulten/ayril/:code',        anyone, newsletter.leaving),
  post('/bulten/ayril/:code',        anyone, newsletter.end),
  get ('/bulten/:code',              anyone, newsletter.confirmation),
  post('/bulten/:code',              anyone, limitWrites, newsletter.confirm),

  // Files that machines ask for
  get ('/robots.txt',                anyone, pages.robots),
  get ('/sitemap.xml',               anyone, sitemaps.index),
  get ('/sitemap/:part.xml',         anyone, sitemaps.part),
  get ('/paylas/:kind/:slug/:mark.jpg', anyone, shareCards.show),
  get ('/manifest.webmanifest',      anyone, pages.manifest),
  get ('/favicon.ico',               anyone, pages.icon('koy-32.png')),
  get ('/apple-touch-icon.png',      anyone, pages.icon('koy-180.png')),

  // Calendars that other sites read
  get ('/takvim/:code.ics',          anyone, ical.show),

  // Last: one word may be a villa type, a region, a town or a district
  get ('/:slug',                     anyone, landings.show),
];
