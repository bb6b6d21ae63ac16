import * as account from '../controllers/dashboard/account.ts';
import * as banks from '../controllers/dashboard/banks.ts';
import * as posts from '../controllers/dashboard/blog-posts.ts';
import * as boatCalendar from '../controllers/dashboard/boat-calendar.ts';
import * as boatEditor from '../controllers/dashboard/boat-editor.ts';
import * as boatPrices from '../controllers/dashboard/boat-prices.ts';
import * as boats from '../controllers/dashboard/boats.ts';
import * as btrans from '../controllers/dashboard/btrans.ts';
import * as comments from '../controllers/dashboard/comments.ts';
import * as contactMessages from '../controllers/dashboard/contact-messages.ts';
import * as dayCustomers from '../controllers/dashboard/day-customers.ts';
import * as documents from '../controllers/dashboard/documents.ts';
import * as exchangeRates from '../controllers/dashboard/exchange-rates.ts';
import * as external from '../controllers/dashboard/external.ts';
import * as faq from '../controllers/dashboard/faq.ts';
import * as features from '../controllers/dashboard/features.ts';
import * as feeds from '../controllers/dashboard/feeds.ts';
import * as guestAffairs from '../controllers/dashboard/guest-affairs.ts';
import * as home from '../controllers/dashboard/home.ts';
import * as legalDocuments from '../controllers/dashboard/legal-documents.ts';
import * as listingTypes from '../controllers/dashboard/listing-types.ts';
import * as mailTemplates from '../controllers/dashboard/mail-templates.ts';
import * as mails from '../controllers/dashboard/mails.ts';
import * as marinas from '../controllers/dashboard/marinas.ts';
import * as ministry from '../controllers/dashboard/ministry.ts';
import * as newReservations from '../controllers/dashboard/new-reservations.ts';
import * as newsletters from '../controllers/dashboard/newsletters.ts';
import * as occupancy from '../controllers/dashboard/occupancy.ts';
import * as offers from '../controllers/dashboard/offers.ts';
import * as ops from '../controllers/dashboard/ops.ts';
import * as passwords from '../controllers/dashboard/passwords.ts';
import * as personalData from '../controllers/dashboard/personal-data.ts';
import * as pictures from '../controllers/dashboard/pictures.ts';
import * as places from '../controllers/dashboard/places.ts';
import * as policies from '../controllers/dashboard/policies.ts';
import * as reservationChanges from '../controllers/dashboard/reservation-changes.ts';
import * as reservationMails from '../controllers/dashboard/reservation-mails.ts';
import * as reservations from '../controllers/dashboard/reservations.ts';
import * as search from '../controllers/dashboard/search.ts';
import * as session from '../controllers/dashboard/session.ts';
import * as settings from '../controllers/dashboard/settings.ts';
import * as showcases from '../controllers/dashboard/showcases.ts';
import * as sitePages from '../controllers/dashboard/site-pages.ts';
import * as subscribers from '../controllers/dashboard/subscribers.ts';
import * as transactions from '../controllers/dashboard/transactions.ts';
import * as users from '../controllers/dashboard/users.ts';
import * as villaCalendar from '../controllers/dashboard/villa-calendar.ts';
import * as villaFeeds from '../controllers/dashboard/villa-feeds.ts';
import * as villaPermits from '../controllers/dashboard/villa-permits.ts';
import * as villaPrices from '../controllers/dashboard/villa-prices.ts';
import * as villaTabs from '../controllers/dashboard/villa-tabs.ts';
import * as villas from '../controllers/dashboard/villas.ts';
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
  get ('/dashboard/search',                    staffOrOwnerPage, search.show),
  get ('/dashboard/account',                   staffOrOwnerPage, account.show),
  get ('/dashboard/ops',                       staffPage,        ops.show),
  get ('/dashboard/ops/audit',                 staffPage,        ops.audit),

  // Users
  get ('/dashboard/users',                     staffPage,        users.list),
  get ('/dashboard/users/new',                 staffPage,        users.add),
  get ('/dashboard/users/:id',                 staffPage,        users.edit),

  // What is kept of a guest
  get ('/dashboard/personaldata',              staffPage,        personalData.show),

  // Villas; a tab of the editor is a line here and in views/dashboard/villas/tabs.ts
  get ('/dashboard/villas',                    staffOrOwnerPage, villas.list),
  get ('/dashboard/villas/new',                staffPage,        villas.add),
  get ('/dashboard/villas/:id',                staffOrOwnerPage, villaTabs.facts),
  get ('/dashboard/villas/:id/texts',          staffPage,        villaTabs.texts),
  get ('/dashboard/villas/:id/rooms',          staffPage,        villaTabs.rooms),
  get ('/dashboard/villas/:id/location',       staffPage,        villaTabs.location),
  get ('/dashboard/villas/:id/rules',          staffPage,        villaTabs.rules),
  get ('/dashboard/villas/:id/owner',          staffPage,        villaTabs.owner),
  get ('/dashboard/villas/:id/search-engine',  staffPage,        villaTabs.searchEngine),
  get ('/dashboard/villas/:id/features',       staffPage,        villaTabs.features),
  get ('/dashboard/villas/:id/comments',       staffPage,        villaTabs.comments),
  get ('/dashboard/villas/:id/permit',         staffPage,        villaPermits.show),
  get ('/dashboard/villas/permit-files/:id',   staffPage,        villaPermits.file),
  get ('/dashboard/villas/:id/prices',         staffOrOwnerPage, villaPrices.seasons),
  get ('/dashboard/villas/:id/discounts',      staffPage,        villaPrices.discounts),
  get ('/dashboard/villas/:id/extras',         staffPage,        villaPrices.extras),
  get ('/dashboard/villas/:id/calendar',       staffOrOwnerPage, villaCalendar.show),
  get ('/dashboard/villas/:id/pictures',       staffPage,        pictures.ofVilla),
  get ('/dashboard/villas/:id/feeds',          staffPage,        villaFeeds.list),

  // Boats' prices and days
  get ('/dashboard/boats/:id/prices',          staffPage,        boatPrices.prices),
  get ('/dashboard/boats/:id/discounts',       staffPage,        boatPrices.discounts),
  get ('/dashboard/boats/:id/extras',          staffPage,        boatPrices.extras),
  get ('/dashboard/boats/:id/calendar',        staffPage,        boatCalendar.show),

  // Boats; as villas
  get ('/dashboard/boats',                     staffPage,        boats.list),
  get ('/dashboard/boats/new',                 staffPage,        boatEditor.add),
  get ('/dashboard/boats/:id',                 staffPage,        boatEditor.facts),
  get ('/dashboard/boats/:id/texts',           staffPage,        boatEditor.texts),
  get ('/dashboard/boats/:id/cabins',          staffPage,        boatEditor.cabins),
  get ('/dashboard/boats/:id/route',           staffPage,        boatEditor.route),
  get ('/dashboard/boats/:id/terms',           staffPage,        boatEditor.terms),
  get ('/dashboard/boats/:id/owner',           staffPage,        boatEditor.owner),
  get ('/dashboard/boats/:id/search-engine',   staffPage,        boatEditor.searchEngine),
  get ('/dashboard/boats/:id/features',        staffPage,        boatEditor.features),
  get ('/dashboard/boats/:id/comments',        staffPage,        boatEditor.comments),
  get ('/dashboard/boats/:id/papers',          staffPage,        boatEditor.papers),
  get ('/dashboard/boats/:id/pictures',        staffPage,        pictures.ofBoat),
  get ('/dashboard/boattypes',                 staffPage,        listingTypes.ofBoats),
  get ('/dashboard/marina',                    staffPage,        marinas.list),
  get ('/dashboard/features',                  staffPage,        features.list),
  get ('/dashboard/policies',                  staffPage,        policies.list),

  // Reservations
  get ('/dashboard/reservations',              staffOrOwnerPage, reservations.own),
  get ('/dashboard/reservations/day',          staffPage,        dayCustomers.show),
  get ('/dashboard/reservations/requests',     staffPage,        guestAffairs.requests),
  get ('/dashboard/reservations/documents/:id', staffPage,       guestAffairs.document),
  get ('/dashboard/reservations/villa',        staffPage,        reservations.villas),
  get ('/dashboard/reservations/villa/new',    staffPage,        newReservations.add('villa')),
  get ('/dashboard/reservations/villa/:id',    staffPage,        reservations.show('villa')),
  get ('/dashboard/reservations/villa/:id/edit',       staffPage, reservationChanges.edit('villa')),
  get ('/dashboard/reservations/villa/:id/change',     staffPage, reservationChanges.change('villa')),
  get ('/dashboard/reservations/villa/:id/mail/:mail', staffPage, reservationMails.preview('villa')),
  get ('/dashboard/reservations/villa/:id/guests',     staffPage, guestAffairs.guests('villa')),
  get ('/dashboard/reservations/villa/:id/accepted/:hash', staffPage, guestAffairs.accepted('villa')),
  get ('/dashboard/reservations/boat',         staffPage,        reservations.boats),
  get ('/dashboard/reservations/boat/new',     staffPage,        newReservations.add('boat')),
  get ('/dashboard/reservations/boat/:id',     staffPage,        reservations.show('boat')),
  get ('/dashboard/reservations/boat/:id/edit',        staffPage, reservationChanges.edit('boat')),
  get ('/dashboard/reservations/boat/:id/change',      staffPage, reservationChanges.change('boat')),
  get ('/dashboard/reservations/boat/:id/mail/:mail',  staffPage, reservationMails.preview('boat')),
  get ('/dashboard/reservations/boat/:id/guests',      staffPage, guestAffairs.guests('boat')),
  get ('/dashboard/reservations/boat/:id/accepted/:hash', staffPage, guestAffairs.accepted('boat')),

  // Transactions
  get ('/dashboard/transactions',              staffPage,        transactions.list),
  get ('/dashboard/transactions/:id',          staffPage,        transactions.show),
  get ('/dashboard/transactions/:id/receipt',  staffPage,        transactions.receipt),

  // Taken time
  get ('/dashboard/occupancy',                 staffPage,        occupancy.grid),
  get ('/dashboard/occupancy/gaps',            staffPage,        occupancy.gaps),
  get ('/dashboard/occupancy/report',          staffPage,        occupancy.report),
  get ('/dashboard/external',                  staffPage,        external.list),
  get ('/dashboard/feeds',                     staffPage,        feeds.list),
  get ('/dashboard/feeds/conflicts',           staffPage,        feeds.conflicts),

  // Reports
  get ('/dashboard/btrans',                    staffPage,        btrans.show),
  get ('/dashboard/ministry',                  staffPage,        ministry.show),

  // Mails
  get ('/dashboard/templates/mailtemplates',   staffPage,        mails.list),
  get ('/dashboard/templates/mailtemplates/:id', staffPage,      mailTemplates.show),
  get ('/dashboard/newsletters',               staffPage,        newsletters.list),
  get ('/dashboard/newsletters/new',           staffPage,        newsletters.add),
  get ('/dashboard/newsletters/:id',           staffPage,        newsletters.edit),
  get ('/dashboard/mails/:id',                 staffPage,        mails.show),

  // Blog
  get ('/dashboard/blog',                      staffPage,        posts.list),
  get ('/dashboard/blog/new',                  staffPage,        posts.add),
  get ('/dashboard/blog/:id',                  staffPage,        posts.edit),
  get ('/dashboard/blog/:id/preview',          staffPage,        posts.preview),

  // Site pages
  get ('/dashboard/website/about',             staffPage,        sitePages.show('about')),
  get ('/dashboard/website/rental',            staffPage,        sitePages.show('rental')),
  get ('/dashboard/website/cancel',            staffPage,        sitePages.show('cancel')),
  get ('/dashboard/website/privacy',           staffPage,        sitePages.show('privacy')),
  get ('/dashboard/website/kvkk',              staffPage,        sitePages.show('kvkk')),
  get ('/dashboard/website/howrent',           staffPage,        sitePages.show('howrent')),
  get ('/dashboard/website/contact',           staffPage,        sitePages.show('contact')),
  get ('/dashboard/website/car',               staffPage,        sitePages.show('car')),
  get ('/dashboard/website/payment',           staffPage,        sitePages.show('payment')),
  get ('/dashboard/website/bank/text',         staffPage,        sitePages.show('bank')),
  get ('/dashboard/website/contracts',         staffPage,        legalDocuments.first),
  get ('/dashboard/website/contracts/:kind',   staffPage,        legalDocuments.show),
  get ('/dashboard/faq',                       staffPage,        faq.list),
  get ('/dashboard/website/documents',         staffPage,        documents.list),
  get ('/dashboard/website/documents/text',    staffPage,        sitePages.show('document')),
  get ('/dashboard/website/bank',              staffPage,        banks.list),

  // Places, villa types, showcases
  get ('/dashboard/towndistrict',              staffPage,        places.list),
  get ('/dashboard/villatypes',                staffPage,        listingTypes.ofVillas),
  get ('/dashboard/showcase',                  staffPage,        showcases.list),
  get ('/dashboard/showcase/:id',              staffPage,        showcases.show),

  // Comments, messages, subscribers
  get ('/dashboard/comments',                  staffPage,        comments.list),
  get ('/dashboard/contact',                   staffPage,        contactMessages.list),
  get ('/dashboard/contact/:id',               staffPage,        contactMessages.show),
  get ('/dashboard/subscriber',                staffPage,        subscribers.list),

  // Offers
  get ('/dashboard/offer',                     staffPage,        offers.list),
  get ('/dashboard/offer/new',                 staffPage,        offers.add),
  get ('/dashboard/offer/:id',                 staffPage,        offers.show),
  get ('/dashboard/offer/:id/edit',            staffPage,        offers.edit),

  // Settings
  get ('/dashboard/settings/exchange',         staffPage,        exchangeRates.show),
  get ('/dashboard/settings/site',             staffPage,        settings.show('site')),
  get ('/dashboard/settings/contact',          staffPage,        settings.show('contact')),
  get ('/dashboard/settings/social',           staffPage,        settings.show('social')),
];
