import * as account from '../controllers/api/account.ts';
import * as availabilityGaps from '../controllers/api/availability-gaps.ts';
import * as banks from '../controllers/api/banks.ts';
import * as blogPosts from '../controllers/api/blog-posts.ts';
import * as boatDiscounts from '../controllers/api/boat-discounts.ts';
import * as boatExtras from '../controllers/api/boat-extras.ts';
import * as boatPictures from '../controllers/api/boat-pictures.ts';
import * as boatPrices from '../controllers/api/boat-prices.ts';
import * as boatReservations from '../controllers/api/boat-reservations.ts';
import * as boatTypes from '../controllers/api/boat-types.ts';
import * as boats from '../controllers/api/boats.ts';
import * as btrans from '../controllers/api/btrans.ts';
import * as calendarExports from '../controllers/api/calendar-exports.ts';
import * as comments from '../controllers/api/comments.ts';
import * as contactDesk from '../controllers/api/contact-desk.ts';
import * as contentPages from '../controllers/api/content-pages.ts';
import * as dayCustomers from '../controllers/api/day-customers.ts';
import * as deskMails from '../controllers/api/desk-mails.ts';
import * as districts from '../controllers/api/districts.ts';
import * as documents from '../controllers/api/documents.ts';
import * as exchangeRates from '../controllers/api/exchange-rates.ts';
import * as externalRecords from '../controllers/api/external-records.ts';
import * as faq from '../controllers/api/faq.ts';
import * as features from '../controllers/api/features.ts';
import * as feeds from '../controllers/api/feeds.ts';
import * as find from '../controllers/api/find.ts';
import * as guestLists from '../controllers/api/guest-lists.ts';
import * as guestRequests from '../controllers/api/guest-requests.ts';
import * as landingPictures from '../controllers/api/landing-pictures.ts';
import * as mailTemplates from '../controllers/api/mail-templates.ts';
import * as marinas from '../controllers/api/marinas.ts';
import * as ministry from '../controllers/api/ministry.ts';
import * as newsletters from '../controllers/api/newsletters.ts';
import * as occupancy from '../controllers/api/occupancy.ts';
import * as offers from '../controllers/api/offers.ts';
import * as ops from '../controllers/api/ops.ts';
import * as outbox from '../controllers/api/outbox.ts';
import * as overview from '../controllers/api/overview.ts';
import * as policies from '../controllers/api/policies.ts';
import * as regions from '../controllers/api/regions.ts';
import * as reservationNotes from '../controllers/api/reservation-notes.ts';
import * as reservations from '../controllers/api/reservations.ts';
import * as savedViews from '../controllers/api/saved-views.ts';
import * as settings from '../controllers/api/settings.ts';
import * as showcaseVillas from '../controllers/api/showcase-villas.ts';
import * as showcases from '../controllers/api/showcases.ts';
import * as subscribers from '../controllers/api/subscribers.ts';
import * as towns from '../controllers/api/towns.ts';
import * as transactions from '../controllers/api/transactions.ts';
import * as users from '../controllers/api/users.ts';
import * as villaDates from '../controllers/api/villa-dates.ts';
import * as villaDiscounts from '../controllers/api/villa-discounts.ts';
import * as villaExtras from '../controllers/api/villa-extras.ts';
import * as villaPictures from '../controllers/api/villa-pictures.ts';
import * as villaPrices from '../controllers/api/villa-prices.ts';
import * as villaTypes from '../controllers/api/villa-types.ts';
import * as villas from '../controllers/api/villas.ts';
import { staff, staffOrOwner } from '../middleware/access.ts';
import { takeDocument, takePictures } from '../middleware/uploads.ts';
import { del, get, patch, post, put, type Route } from './route.ts';

// biome-ignore format: one line per route is what makes this table readable
/** Below /v1/admin. */
export const apiAdminRoutes: Route[] = [
  get  ('/unreadcount',        staffOrOwner, overview.unread),
  get  ('/other',              staffOrOwner, overview.other),
  get  ('/find',               staffOrOwner, find.show),

  // One's own account
  get  ('/account/sessions',   staffOrOwner, account.sessions),
  del  ('/account/sessions',   staffOrOwner, account.endOthers),
  del  ('/account/sessions/:id', staffOrOwner, account.endSession),
  put  ('/account/password',   staffOrOwner, account.setPassword),

  // Operations
  get  ('/ops',                staff,        ops.show),
  get  ('/ops/audit',          staff,        ops.audit),
  post ('/ops/jobs/:job/run',  staff,        ops.runJob),

  // Users
  get  ('/users',              staff,        users.list),
  get  ('/users/select',       staff,        users.select),
  patch('/users/activity',     staff,        users.setActivity),
  get  ('/users/:id',          staff,        users.show),
  post ('/users',              staff,        users.create),
  put  ('/users/:id',          staff,        users.update),
  post ('/users/:id/link',     staff,        users.invite),

  // Villas
  get  ('/villas',             staffOrOwner, villas.list),
  get  ('/villas/all',         staffOrOwner, villas.all),
  get  ('/villas/search',      staff,        villas.lookUp),
  get  ('/villas/availability-gaps', staff,  availabilityGaps.list),
  post ('/villas',             staff,        villas.create),
  patch('/villas/activity',    staff,        villas.setActivity),
  patch('/villas/setpopular',  staff,        villas.setPopular),
  patch('/villas/setvillaofmonth', staff,    villas.setVillaOfMonth),
  patch('/villas/order',       staff,        villas.order),

  // Villa images
  post ('/villas/image',       staff,        takePictures('images[]'), villaPictures.upload),
  put  ('/villas/image/updateorder', staff,  villaPictures.order),
  put  ('/villas/image/:id',   staff,        villaPictures.update),
  del  ('/villas/image/:id',   staff,        villaPictures.remove),

  // Villa types
  get  ('/villatypes',         staff,        villaTypes.list),
  post ('/villatypes',         staff,        villaTypes.create),
  patch('/villatypes/order',   staff,        villaTypes.order),
  get  ('/villatypes/:id',     staff,        villaTypes.show),
  put  ('/villatypes/:id',     staff,        villaTypes.update),
  del  ('/villatypes/:id',     staff,        villaTypes.remove),
  post ('/villatypes/:id/image', staff,      takePictures('image', 1), landingPictures.set('villa_types', 'villa_type')),
  del  ('/villatypes/:id/image', staff,      landingPictures.remove('villa_types', 'villa_type')),

  // Features of villas and of boats
  get  ('/listVillaFeatures',  staff,        features.ofVillas.list),
  post ('/featurecategory',    staff,        features.ofVillas.createCategory),
  patch('/featurecategory/order', staff,     features.orderCategories),
  put  ('/featurecategory/:id', staff,       features.ofVillas.updateCategory),
  del  ('/featurecategory/:id', staff,       features.ofVillas.removeCategory),
  post ('/feature',            staff,        features.ofVillas.create),
  patch('/feature/order',      staff,        features.order),
  put  ('/feature/:id',        staff,        features.ofVillas.update),
  del  ('/feature/:id',        staff,        features.ofVillas.remove),
  get  ('/listBoatFeatures',   staff,        features.ofBoats.list),
  post ('/boat/featurecategory', staff,      features.ofBoats.createCategory),
  put  ('/boat/featurecategory/:id', staff,  features.ofBoats.updateCategory),
  del  ('/boat/featurecategory/:id', staff,  features.ofBoats.removeCategory),
  post ('/boat/feature',       staff,        features.ofBoats.create),
  put  ('/boat/feature/:id',   staff,        features.ofBoats.update),
  del  ('/boat/feature/:id',   staff,        features.ofBoats.remove),

  // Somebody's own views of a list
  get  ('/savedviews',         staff,        savedViews.list),
  post ('/savedviews',         staff,        savedViews.create),
  del  ('/savedviews/:id',     staff,        savedViews.remove),

  // Cancellation policies
  get  ('/policies',           staff,        policies.list),
  post ('/policies',           staff,        policies.create),
  put  ('/policies/:id',       staff,        policies.update),
  del  ('/policies/:id',       staff,        policies.remove),

  // Regions
  get  ('/regions',            staff,        regions.list),
  get  ('/regions/select',     staff,        regions.names),
  patch('/regions/order',      staff,        regions.order),
  get  ('/regions/:id',        staff,        regions.show),
  post ('/regions',            staff,        regions.create),
  put  ('/regions/:id',        staff,        regions.update),
  del  ('/regions/:id',        staff,        regions.remove),
  post ('/regions/:id/image',  staff,        takePictures('image', 1), landingPictures.set('regions', 'region')),
  del  ('/regions/:id/image',  staff,        landingPictures.remove('regions', 'region')),

  // Villa prices
  get  ('/villas/:id/prices',  staffOrOwner, villaPrices.show),
  post ('/villas/price',       staff,        villaPrices.create),
  post ('/villas/price/copy',  staff,        villaPrices.copy),
  patch('/villas/price',       staff,        villaPrices.changeSeveral),
  put  ('/villas/price/:id',   staff,        villaPrices.update),
  del  ('/villas/price/:id',   staff,        villaPrices.remove),
  post ('/villas/discount',    staff,        villaDiscounts.create),
  put  ('/villas/discount/:id', staff,       villaDiscounts.update),
  del  ('/villas/discount/:id', staff,       villaDiscounts.remove),
  post ('/villas/extra',       staff,        villaExtras.create),
  put  ('/villas/extra/:id',   staff,        villaExtras.update),
  del  ('/villas/extra/:id',   staff,        villaExtras.remove),

  // Villa dates; /villas/withdates stands before /villas/:id
  get  ('/villas/withdates',   staffOrOwner, villaDates.list),
  post ('/villas/date',        staff,        villaDates.create),
  put  ('/villas/date/:id',    staff,        villaDates.update),
  del  ('/villas/date/:id',    staff,        villaDates.remove),

  // One villa; after all fixed words below /villas
  get  ('/villas/:id',         staffOrOwner, villas.show),
  post ('/villas/:id/copy',    staff,        villas.copy),
  put  ('/villas/:id',         staff,        villas.update),
  put  ('/villas/:id/features', staff,       villas.setFeatures),
  put  ('/villas/btrans/:id',  staff,        villas.setPapers),
  put  ('/villas/:id/withdrawal', staff,     villas.withdraw),
  del  ('/villas/:id',         staff,        villas.remove),

  // Calendar feeds in and out
  post ('/villas/date/sync/preview', staff,  feeds.preview),
  post ('/villas/date/sync',   staff,        feeds.sync),
  get  ('/feeds',              staffOrOwner, feeds.list),
  get  ('/feeds/:id',          staffOrOwner, feeds.show),
  patch('/feeds/:id',          staff,        feeds.update),
  del  ('/feeds/:id',          staff,        feeds.remove),
  post ('/feeds/:id/rollback', staff,        feeds.rollBack),
  get  ('/feedconflicts',      staff,        feeds.conflicts),
  patch('/feedconflicts/:id',  staff,        feeds.decide),
  get  ('/calendarexports',    staff,        calendarExports.list),
  post ('/calendarexports',    staff,        calendarExports.create),
  post ('/calendarexports/:id/renew', staff, calendarExports.renew),
  del  ('/calendarexports/:id', staff,       calendarExports.remove),

  // External records
  get  ('/external',           staffOrOwner, externalRecords.list),
  get  ('/external/:id',       staffOrOwner, externalRecords.show),
  post ('/external',           staffOrOwner, externalRecords.create),
  patch('/external/:id',       staff,        externalRecords.move),

  // Towns
  get  ('/towns',              staff,        towns.list),
  get  ('/towns/select',       staff,        towns.names),
  get  ('/showtown/:id',       staff,        towns.show),
  post ('/towns',              staff,        towns.create),
  put  ('/towns/:id',          staff,        towns.update),
  del  ('/towns/:id',          staff,        towns.remove),
  post ('/towns/:id/image',    staff,        takePictures('image', 1), landingPictures.set('towns', 'town')),
  del  ('/towns/:id/image',    staff,        landingPictures.remove('towns', 'town')),
  patch('/towns/order',        staff,        towns.order),

  // Districts
  get  ('/districts',          staff,        districts.list),
  get  ('/districts/select',   staff,        districts.names),
  patch('/districts/order',    staff,        districts.order),
  get  ('/districts/:id',      staff,        districts.show),
  post ('/districts',          staff,        districts.create),
  put  ('/districts/:id',      staff,        districts.update),
  del  ('/districts/:id',      staff,        districts.remove),
  post ('/districts/:id/image', staff,       takePictures('image', 1), landingPictures.set('districts', 'district')),
  del  ('/districts/:id/image', staff,       landingPictures.remove('districts', 'district')),

  // Banks
  get  ('/banks',              staff,        banks.list),
  post ('/banks',              staff,        banks.create),
  patch('/banks/activity',     staff,        banks.flag),
  patch('/banks/order',        staff,        banks.order),
  put  ('/banks/:id',          staff,        banks.update),
  del  ('/banks/:id',          staff,        banks.remove),

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

  // Transactions
  get  ('/transactions',       staff,        transactions.list),
  get  ('/transactions/:id',   staff,        transactions.show),
  post ('/transactions',       staff,        transactions.create),
  patch('/transactions/:id',   staff,        transactions.update),
  post ('/transactions/compare',    staff,   transactions.compare),
  post ('/transactions/:id/ask',    staff,   transactions.ask),
  post ('/transactions/:id/refund', staff,   transactions.refund),
  get  ('/transactions/:id/receipt', staff,  transactions.receipt),

  // Occupancy
  get  ('/occupancy',          staffOrOwner, occupancy.grid),
  get  ('/occupancy/report',   staffOrOwner, occupancy.report),

  // Reports; /btrans/month and /btrans/reports stand before /btrans/:id
  get  ('/btrans',             staff,        btrans.list),
  get  ('/btrans/month',       staff,        btrans.showMonth),
  get  ('/btrans/reports',     staff,        btrans.reports),
  post ('/btrans',             staff,        btrans.create),
  patch('/btrans/:id',         staff,        btrans.mark),
  get  ('/btrans/:id/file',    staff,        btrans.file),
  get  ('/ministry',           staff,        ministry.list),

  // Showcases; /showcases/order stands beside /showcases/:id
  get  ('/showcases',          staff,        showcases.list),
  post ('/showcases',          staff,        showcases.create),
  put  ('/showcases/order/:id', staff,       showcases.place),
  patch('/showcases/order',    staff,        showcases.order),
  get  ('/showcases/:id',      staff,        showcases.show),
  put  ('/showcases/:id',      staff,        showcases.update),
  del  ('/showcases/:id',      staff,        showcases.remove),
  post ('/showcase-villas',    staff,        showcaseVillas.add),
  del  ('/showcase-villas',    staff,        showcaseVillas.removeSeveral),
  post ('/showcase-villas/import', staff,    showcaseVillas.bring),
  patch('/showcase-villas/order', staff,     showcaseVillas.order),
  put  ('/showcase-villas/:id', staff,       showcaseVillas.place),
  del  ('/showcase-villas/:id', staff,       showcaseVillas.remove),

  // Documents
  get  ('/documents',          staff,        documents.list),
  post ('/documents',          staff,        takeDocument('file'), documents.create),
  patch('/documents/order',    staff,        documents.order),
  put  ('/documents/:id',      staff,        documents.update),
  del  ('/documents/:id',      staff,        documents.remove),

  // Offers
  get  ('/offers',             staff,        offers.list),
  get  ('/offers/:id',         staff,        offers.show),
  post ('/offers',             staff,        offers.create),
  put  ('/offers/:id',         staff,        offers.update),
  patch('/offers/:id',         staff,        offers.move),
  del  ('/offers/:id',         staff,        offers.remove),

  // Exchange rates; /exchange/edit stands before /:section/edit
  get  ('/exchange',           staff,        exchangeRates.history),
  put  ('/exchange/edit',      staff,        exchangeRates.update),
  get  ('/getexchange',        staff,        exchangeRates.suggest),

  // Company pages; six of them have the specification's addresses
  get  ('/pages',              staff,        contentPages.list),
  get  ('/pages/:section',     staff,        contentPages.show),
  put  ('/pages/:section',     staff,        contentPages.update),
  get  ('/pages/:section/versions', staff,   contentPages.history),
  get  ('/pages/:section/versions/:number', staff, contentPages.showVersion),
  post ('/pages/:section/restore', staff,    contentPages.restore),
  post ('/pages/:section/preview', staff,    contentPages.preview),
  put  ('/about/edit',         staff,        contentPages.updateOf('about')),
  put  ('/rental/edit',        staff,        contentPages.updateOf('rental')),
  put  ('/cancel/edit',        staff,        contentPages.updateOf('cancel')),
  put  ('/privacy/edit',       staff,        contentPages.updateOf('privacy')),
  put  ('/kvkk/edit',          staff,        contentPages.updateOf('kvkk')),
  put  ('/howrent/edit',       staff,        contentPages.updateOf('howrent')),

  // Settings
  get  ('/site/edit',          staff,        settings.show('site')),
  put  ('/site/edit',          staff,        settings.update('site')),
  get  ('/contact/edit',       staff,        settings.show('contact')),
  put  ('/contact/edit',       staff,        settings.update('contact')),
  get  ('/social/edit',        staff,        settings.show('social')),
  put  ('/social/edit',        staff,        settings.update('social')),

  // Blog; /blog/tags stands before /blog/:id
  get  ('/blog',               staff,        blogPosts.list),
  get  ('/blog/tags',          staff,        blogPosts.tags),
  get  ('/blog/:id',           staff,        blogPosts.show),
  post ('/blog',               staff,        blogPosts.create),
  post ('/blog/edit',          staff,        blogPosts.update),
  del  ('/blog/:id',           staff,        blogPosts.remove),
  post ('/picture',            staff,        takePictures('images[]'), blogPosts.upload),

  // Comments
  get  ('/comment',            staff,        comments.list),
  get  ('/comment/:id',        staff,        comments.show),
  put  ('/villas/commentactivity/:id', staff, comments.move),
  del  ('/villas/comment/:id', staff,        comments.remove),

  // Messages and subscribers
  get  ('/contact/messages',   staff,        contactDesk.list),
  get  ('/contact/messages/:id', staff,      contactDesk.show),
  patch('/contact/messages/:id', staff,      contactDesk.mark),
  del  ('/contact/messages/:id', staff,      contactDesk.remove),
  post ('/contact/messages/:id/answer', staff, contactDesk.answer),
  get  ('/subscriber',         staff,        subscribers.list),
  del  ('/subscriber/:id',     staff,        subscribers.remove),

  // Newsletters
  get  ('/newsletters',        staff,        newsletters.list),
  get  ('/newsletters/:id',    staff,        newsletters.show),
  post ('/newsletters',        staff,        newsletters.create),
  put  ('/newsletters/:id',    staff,        newsletters.update),
  patch('/newsletters/:id',    staff,        newsletters.move),
  del  ('/newsletters/:id',    staff,        newsletters.remove),
  post ('/newsletters/:id/test', staff,      newsletters.test),

  // Questions
  get  ('/faqgroups',          staff,        faq.list),
  post ('/faqgroups',          staff,        faq.create),
  patch('/faqgroups/order',    staff,        faq.rank),
  put  ('/faqgroups/:id',      staff,        faq.update),
  del  ('/faqgroups/:id',      staff,        faq.remove),
  post ('/faqentries',         staff,        faq.createQuestion),
  patch('/faqentries/order',   staff,        faq.rankQuestions),
  put  ('/faqentries/:id',     staff,        faq.updateQuestion),
  del  ('/faqentries/:id',     staff,        faq.removeQuestion),

  // Mails
  get  ('/mailtemplates',      staff,        mailTemplates.list),
  patch('/mailtemplates/activity', staff,    mailTemplates.flag),
  put  ('/mailtemplates/:id',  staff,        mailTemplates.update),
  post ('/mailtemplates/:id/reset', staff,   mailTemplates.reset),
  post ('/mailtemplates/:id/preview', staff, mailTemplates.preview),
  post ('/mailtemplates/:id/test', staff,    mailTemplates.test),
  get  ('/mails',              staff,        outbox.list),
  get  ('/mails/:id',          staff,        outbox.show),
  post ('/mails/:id/resend',   staff,        outbox.resend),
  post ('/sendbank',           staff,        deskMails.send('bank')),
  post ('/sendconfirm',        staff,        deskMails.send('confirm')),
  post ('/sendpaymentlink',    staff,        deskMails.sendPaymentLink),

  // Boats
  get  ('/boat',               staff,        boats.list),
  get  ('/boat/all',           staff,        boats.names),
  get  ('/boatallactive',      staff,        boats.bookable),
  get  ('/boat/:id',           staff,        boats.show),
  post ('/boat',               staff,        boats.create),
  patch('/boat/activity',      staff,        boats.setActivity),
  patch('/boat/setpopular',    staff,        boats.setPopular),
  patch('/boat/order',         staff,        boats.order),
  put  ('/boat/:id',           staff,        boats.update),
  put  ('/boat/:id/features',  staff,        boats.setFeatures),
  put  ('/boats/:id',          staff,        boats.updatePapers),
  del  ('/boat/:id',           staff,        boats.remove),

  // Boat pictures
  post ('/boat/image',         staff,        takePictures('images[]'), boatPictures.upload),
  put  ('/boat/image/updateorder', staff,    boatPictures.order),
  put  ('/boat/image/:id',     staff,        boatPictures.update),
  del  ('/boat/image/:id',     staff,        boatPictures.remove),

  // Boat types
  get  ('/boattypes',          staff,        boatTypes.list),
  post ('/boattypes',          staff,        boatTypes.create),
  patch('/boattypes/order',    staff,        boatTypes.order),
  get  ('/boattypes/:id',      staff,        boatTypes.show),
  put  ('/boattypes/:id',      staff,        boatTypes.update),
  del  ('/boattypes/:id',      staff,        boatTypes.remove),
  post ('/boattypes/:id/image', staff,       takePictures('image', 1), landingPictures.set('boat_types', 'boat_type')),
  del  ('/boattypes/:id/image', staff,       landingPictures.remove('boat_types', 'boat_type')),

  // Marinas
  get  ('/marina',             staff,        marinas.list),
  get  ('/showmarina/:id',     staff,        marinas.show),
  post ('/marina',             staff,        marinas.create),
  put  ('/marina/:id',         staff,        marinas.update),
  del  ('/marina/:id',         staff,        marinas.remove),

  // Boat prices and dates
  get  ('/boat/:id/prices',    staff,        boatPrices.show),
  post ('/boat/price',         staff,        boatPrices.create),
  patch('/boat/price',         staff,        boatPrices.changeSeveral),
  post ('/boat/price/copy',    staff,        boatPrices.copy),
  put  ('/boat/price/:id',     staff,        boatPrices.update),
  del  ('/boat/price/:id',     staff,        boatPrices.remove),
  post ('/boat/discount',      staff,        boatDiscounts.create),
  put  ('/boat/discount/:id',  staff,        boatDiscounts.update),
  del  ('/boat/discount/:id',  staff,        boatDiscounts.remove),
  post ('/boat/extra',         staff,        boatExtras.create),
  put  ('/boat/extra/:id',     staff,        boatExtras.update),
  del  ('/boat/extra/:id',     staff,        boatExtras.remove),
  post ('/boat/date',          staff,        boatPrices.close),
  put  ('/boat/date/:id',      staff,        boatPrices.updateDate),
  del  ('/boat/date/:id',      staff,        boatPrices.open),

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
];
