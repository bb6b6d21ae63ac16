import sharp from 'sharp';
import { t } from '../../server/i18n.ts';
import { issueCode } from '../../server/services/accounts/password-codes.ts';
import { siteSettingsFrom } from '../../server/services/content/settings.ts';
import { documentStore } from '../../server/services/files/document-store.ts';
import { mediaStore } from '../../server/services/files/media-store.ts';
import { guestLinkToken } from '../../server/services/guests/guest-links.ts';
import { paths } from '../../server/shared/paths.ts';
import { pictureWidths } from '../../server/shared/pictures.ts';
import { shareCardUrl } from '../../server/shared/share-cards.ts';
import { siteCard } from '../../views/layouts/share-cards.ts';
import { bearer, site } from '../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatExtra,
  createBoatPrice,
  createBoatReservation,
  createBoatType,
} from '../support/boat-factories.ts';
import {
  createBoatDiscount,
  createBoatPicture,
  createShowcase,
} from '../support/catalogue-factories.ts';
import '../support/central-bank.ts';
import { createVillaParts } from '../support/calendar-factories.ts';
import { createDocument, createFaqGroup, createPost } from '../support/content-factories.ts';
import { db } from '../support/db.ts';
import { createDeskRows } from '../support/desk-factories.ts';
import {
  createBankAccount,
  createDistrict,
  createLegalDocuments,
  createReservation,
  createTown,
  createTransaction,
  createUser,
  createVilla,
  stayFromToday,
} from '../support/factories.ts';
import { createFeedParts } from '../support/feed-factories.ts';
import { createAcceptance, createRequest } from '../support/guest-factories.ts';
import { createInvitedStay, createOffer } from '../support/offer-factories.ts';
import { createBtransReport } from '../support/report-factories.ts';
import { createCatalogue } from '../support/villa-catalogue-factories.ts';
import type { Walked } from './walk.ts';

export type Rows = Awaited<ReturnType<typeof createRows>>;

/** One of everything that an address of the product can name. */
export async function createRows({ owner_id = null }: { owner_id?: number | null } = {}) {
  const town = await createTown();
  const district = await createDistrict({ town_id: town.id });
  const villa = await createVilla({ district_id: district.id, owner_id });
  const boat = await createBoat({ owner_id });
  const boatPrice = await createBoatPrice({
    boat_id: boat.id,
    unit: 'TRIP',
    price_kurus: 30_000_00,
  });
  const boatReservation = await createBoatReservation({ boat_id: boat.id });
  const boatClosing = await createBoatClosing(boat.id, stayFromToday(200, 2));
  const reservation = await createReservation({ villa_id: villa.id });
  const receipt = await createReceipt(reservation.id);
  const transaction = await createTransaction({
    reservation_id: reservation.id,
    receipt_document_id: receipt,
  });
  await createTransaction({
    reservation_id: reservation.id,
    method: 'CARD',
    conversation_id: ATTEMPT,
  });
  const user = await createUser({ role: 'OWNER' });
  const request = await createRequest({ reservation_id: reservation.id });
  const reset = await issueCode(db, user.id, 'RESET');
  const bank = await createBankAccount();
  await createLegalDocuments();
  const accepted = await createAcceptance({ reservation_id: reservation.id });
  await createAcceptance({ boat_reservation_id: boatReservation.id });
  await createContentPages();
  await createFaqGroup('Rezervasyon', [['Opsiyon ne demek?', '<p>Tarihlerin tutulduğu süre.</p>']]);
  const post = await createPost({ tags: ['bolge-rehberi'] });
  const document = await createDocument();
  const mail = await createMail(reservation.id);
  const parts = await createVillaParts(villa.id);
  const feeds = await createFeedParts(villa.id);
  const offer = await createOffer(villa.id);
  const desk = await createDeskRows(villa.id);
  const review = await createInvitedStay(villa.id);
  const catalogue = await createCatalogue(villa.id);
  const places = { district: district.id, region: town.region_id };
  const boatType = await createBoatType();
  const boatPicture = await createBoatPicture(boat.id);
  const boatDiscount = await createBoatDiscount(boat.id);
  const boatExtra = await createBoatExtra({ boat_id: boat.id });
  const showcase = await createShowcase([villa.id]);
  await givePicturesFiles();
  await giveDocumentsFiles();
  const boats = {
    boatDiscount,
    boatExtra,
    boatType,
    boatPicture,
    showcase,
    boatPrice,
    boatReservation,
    boatClosing,
  };
  return {
    ...boats,
    view: await createView(villa.id),
    report: await createBtransReport(),
    session: await createSession(),
    bank,
    user,
    reset,
    town,
    villa,
    boat,
    reservation,
    request,
    accepted,
    transaction,
    post,
    document,
    receipt,
    mail,
    parts,
    feeds,
    offer,
    desk,
    review,
    catalogue,
    places,
  };
}

/** Another session of the everyday member of staff: tests are not to lose the one they use. */
async function createSession(): Promise<number> {
  const [, claims = ''] = (await bearer('ADMIN')).split('.');
  const { id: user_id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const { id } = await db
    .insertInto('sessions')
    .values({
      sid: `walk-${crypto.randomUUID()}`,
      sess: JSON.stringify({ user_id }),
      expire: '2999-01-01',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A view of the everyday member of staff: nobody has another one's. */
async function createView(villa_id: number): Promise<number> {
  const { body } = await site
    .post('/v1/admin/savedviews')
    .set('authorization', await bearer('ADMIN'))
    .send({ list: 'villas', name: `Görünüm ${villa_id}`, search: 'active=1' })
    .expect(201);
  return body.content.id;
}

/** An address with parameters → the one of a row that exists. Each such route needs its line here. */
const SAMPLES: Record<string, (rows: Rows) => string> = {
  '/:slug': ({ town }) => `/${town.slug}`,
  '/villa/:slug': ({ villa }) => `/villa/${villa.slug}`,
  '/listing/resimler/:slugs': ({ villa }) => `/listing/resimler/${villa.slug}`,
  '/listingboat/resimler/:slugs': ({ boat }) => `/listingboat/resimler/${boat.slug}`,
  '/boat/:slug/takvim': ({ boat }) => `/boat/${boat.slug}/takvim`,
  '/villa/:slug/takvim': ({ villa }) => `/villa/${villa.slug}/takvim`,
  '/boat/:slug': ({ boat }) => `/boat/${boat.slug}`,
  '/rezervasyon/boat/:slug': ({ boat }) => `/rezervasyon/boat/${boat.slug}`,
  '/rezervasyon/boat/:slug/:code': ({ boat, boatReservation }) =>
    `/rezervasyon/boat/${boat.slug}/${boatReservation.reservation_id}`,
  '/rezervasyon/:slug': ({ villa }) => `/rezervasyon/${villa.slug}`,
  '/rezervasyon/:slug/:code': ({ villa, reservation }) =>
    `/rezervasyon/${villa.slug}/${reservation.reservation_id}`,
  '/sitemap/:part.xml': () => '/sitemap/villas-1.xml',
  '/paylas/:kind/:slug/:mark.jpg': () =>
    shareCardUrl(siteCard({ t, settings: siteSettingsFrom([]) })),
  '/yorum/:code': ({ review }) => `/yorum/${review}`,
  '/teklif/:code': ({ offer }) => `/teklif/${offer.code}`,
  '/website/document/:id': ({ document }) => `/website/document/${document.id}`,
  '/bulten/:code': ({ desk }) => `/bulten/${desk.confirm_code}`,
  '/bulten/ayril/:code': ({ desk }) => `/bulten/ayril/${desk.leave_code}`,
  '/blog/:slug': ({ post }) => `/blog/${post.slug}`,
  '/enquire/:code': ({ reservation }) =>
    paths.enquired(reservation.reservation_id, {
      token: guestLinkToken('own', reservation, Temporal.Now.instant()),
    }),
  '/enquire/:code/talep': ({ reservation }) => paths.guestRequest(reservation.reservation_id),
  '/enquire/:code/onay': ({ reservation }) => paths.guestConfirmation(reservation.reservation_id),
  '/enquire/:code/misafirler': ({ reservation }) => paths.guestList(reservation.reservation_id),
  '/enquire/:code/ics': ({ reservation }) => `/enquire/${reservation.reservation_id}/ics`,
  '/v1/admin/reservations/:id/notes': ({ reservation }) =>
    `/v1/admin/reservations/${reservation.id}/notes`,
  '/v1/admin/reservations/:id/guests': ({ reservation }) =>
    `/v1/admin/reservations/${reservation.id}/guests`,
  '/v1/admin/boatreservations/:id/guests': ({ boatReservation }) =>
    `/v1/admin/boatreservations/${boatReservation.id}/guests`,
  '/v1/admin/reservationrequests/:id': ({ request }) => `/v1/admin/reservationrequests/${request}`,
  '/dashboard/reservations/villa/:id/guests': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}/guests`,
  '/dashboard/reservations/boat/:id/guests': ({ boatReservation }) =>
    `/dashboard/reservations/boat/${boatReservation.id}/guests`,
  '/dashboard/reservations/villa/:id/accepted/:hash': ({ reservation, accepted }) =>
    `/dashboard/reservations/villa/${reservation.id}/accepted/${accepted}`,
  '/dashboard/reservations/boat/:id/accepted/:hash': ({ boatReservation, accepted }) =>
    `/dashboard/reservations/boat/${boatReservation.id}/accepted/${accepted}`,
  '/v1/admin/boatreservations/:id/notes': ({ boatReservation }) =>
    `/v1/admin/boatreservations/${boatReservation.id}/notes`,
  '/dashboard/reservations/villa/:id': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}`,
  '/dashboard/reservations/villa/:id/edit': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}/edit`,
  '/dashboard/reservations/villa/:id/change': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}/change`,
  '/dashboard/reservations/villa/:id/mail/:mail': ({ reservation }) =>
    `/dashboard/reservations/villa/${reservation.id}/mail/bank`,
  '/dashboard/reservations/boat/:id': ({ boatReservation }) =>
    `/dashboard/reservations/boat/${boatReservation.id}`,
  '/dashboard/reservations/boat/:id/edit': ({ boatReservation }) =>
    `/dashboard/reservations/boat/${boatReservation.id}/edit`,
  '/dashboard/reservations/boat/:id/change': ({ boatReservation }) =>
    `/dashboard/reservations/boat/${boatReservation.id}/change`,
  '/dashboard/reservations/boat/:id/mail/:mail': ({ boatReservation }) =>
    `/dashboard/reservations/boat/${boatReservation.id}/mail/bank`,
  '/v1/admin/account/sessions/:id': ({ session }) => `/v1/admin/account/sessions/${session}`,
  '/v1/admin/ops/jobs/:job/run': () => paths.api.runJob('prune'),
  '/dashboard/transactions/:id': ({ transaction }) => `/dashboard/transactions/${transaction.id}`,
  '/dashboard/reservations/documents/:id': ({ receipt }) =>
    `/dashboard/reservations/documents/${receipt}`,
  '/dashboard/transactions/:id/receipt': ({ transaction }) =>
    `/dashboard/transactions/${transaction.id}/receipt`,
  '/dashboard/contact/:id': ({ desk }) => `/dashboard/contact/${desk.message}`,
  '/dashboard/showcase/:id': ({ showcase }) => `/dashboard/showcase/${showcase.id}`,
  '/dashboard/offer/:id': ({ offer }) => `/dashboard/offer/${offer.id}`,
  '/dashboard/offer/:id/edit': ({ offer }) => `/dashboard/offer/${offer.id}/edit`,
  '/dashboard/boats/:id': ({ boat }) => `/dashboard/boats/${boat.id}`,
  '/dashboard/boats/:id/texts': ({ boat }) => `/dashboard/boats/${boat.id}/texts`,
  '/dashboard/boats/:id/cabins': ({ boat }) => `/dashboard/boats/${boat.id}/cabins`,
  '/dashboard/boats/:id/route': ({ boat }) => `/dashboard/boats/${boat.id}/route`,
  '/dashboard/boats/:id/terms': ({ boat }) => `/dashboard/boats/${boat.id}/terms`,
  '/dashboard/boats/:id/owner': ({ boat }) => `/dashboard/boats/${boat.id}/owner`,
  '/dashboard/boats/:id/search-engine': ({ boat }) => `/dashboard/boats/${boat.id}/search-engine`,
  '/dashboard/boats/:id/features': ({ boat }) => `/dashboard/boats/${boat.id}/features`,
  '/dashboard/boats/:id/comments': ({ boat }) => `/dashboard/boats/${boat.id}/comments`,
  '/dashboard/boats/:id/papers': ({ boat }) => `/dashboard/boats/${boat.id}/papers`,
  '/dashboard/boats/:id/pictures': ({ boat }) => `/dashboard/boats/${boat.id}/pictures`,
  '/dashboard/villas/:id/pictures': ({ villa }) => `/dashboard/villas/${villa.id}/pictures`,
  '/dashboard/users/:id': ({ user }) => `/dashboard/users/${user.id}`,
  '/dashboard/villas/:id': ({ villa }) => `/dashboard/villas/${villa.id}`,
  '/dashboard/villas/:id/texts': ({ villa }) => `/dashboard/villas/${villa.id}/texts`,
  '/dashboard/villas/:id/rooms': ({ villa }) => `/dashboard/villas/${villa.id}/rooms`,
  '/dashboard/villas/:id/location': ({ villa }) => `/dashboard/villas/${villa.id}/location`,
  '/dashboard/villas/:id/rules': ({ villa }) => `/dashboard/villas/${villa.id}/rules`,
  '/dashboard/villas/:id/owner': ({ villa }) => `/dashboard/villas/${villa.id}/owner`,
  '/dashboard/villas/:id/search-engine': ({ villa }) =>
    `/dashboard/villas/${villa.id}/search-engine`,
  '/dashboard/villas/:id/features': ({ villa }) => `/dashboard/villas/${villa.id}/features`,
  '/dashboard/villas/:id/comments': ({ villa }) => `/dashboard/villas/${villa.id}/comments`,
  '/dashboard/villas/permit-files/:id': ({ catalogue }) =>
    `/dashboard/villas/permit-files/${catalogue.permit_file}`,
  '/dashboard/villas/:id/permit': ({ villa }) => `/dashboard/villas/${villa.id}/permit`,
  ...Object.fromEntries(
    ['prices', 'discounts', 'extras', 'calendar', 'feeds'].map((tab) => [
      `/dashboard/villas/:id/${tab}`,
      ({ villa }: Rows) => `/dashboard/villas/${villa.id}/${tab}`,
    ]),
  ),
  ...Object.fromEntries(
    ['prices', 'discounts', 'extras', 'calendar'].map((tab) => [
      `/dashboard/boats/:id/${tab}`,
      ({ boat }: Rows) => `/dashboard/boats/${boat.id}/${tab}`,
    ]),
  ),
  '/dashboard/reset/:code': ({ reset }) => `/dashboard/reset/${reset}`,
  '/dashboard/mails/:id': ({ mail }) => `/dashboard/mails/${mail.id}`,
  '/dashboard/templates/mailtemplates/:id': ({ desk }) =>
    `/dashboard/templates/mailtemplates/${desk.template}`,
  '/dashboard/blog/:id': ({ post }) => `/dashboard/blog/${post.id}`,
  '/dashboard/blog/:id/preview': ({ post }) => `/dashboard/blog/${post.id}/preview`,
  '/dashboard/newsletters/:id': ({ desk }) => `/dashboard/newsletters/${desk.newsletter}`,
  '/v1/admin/villas/:id/prices': ({ villa }) => `/v1/admin/villas/${villa.id}/prices`,
  '/v1/admin/villas/price/:id': ({ parts }) => `/v1/admin/villas/price/${parts.season.id}`,
  '/v1/admin/villas/discount/:id': ({ parts }) => `/v1/admin/villas/discount/${parts.discount.id}`,
  '/v1/admin/villas/extra/:id': ({ parts }) => `/v1/admin/villas/extra/${parts.extra.id}`,
  '/v1/admin/villas/date/:id': ({ parts }) => `/v1/admin/villas/date/${parts.closing.id}`,
  '/v1/admin/offers/:id': ({ offer }) => `/v1/admin/offers/${offer.id}`,
  '/v1/admin/external/:id': ({ parts }) => `/v1/admin/external/${parts.external.id}`,
  '/takvim/:code.ics': ({ feeds }) => `/takvim/${feeds.code}.ics`,
  '/v1/admin/feeds/:id': ({ feeds }) => `/v1/admin/feeds/${feeds.feed}`,
  '/v1/admin/feeds/:id/rollback': ({ feeds }) => `/v1/admin/feeds/${feeds.feed}/rollback`,
  '/v1/admin/feedevents/:id/adopt': ({ feeds }) => `/v1/admin/feedevents/${feeds.event}/adopt`,
  '/v1/admin/feedconflicts/:id': ({ feeds }) => `/v1/admin/feedconflicts/${feeds.conflict}`,
  '/v1/admin/calendarexports/:id': ({ feeds }) => `/v1/admin/calendarexports/${feeds.calendar}`,
  '/v1/admin/calendarexports/:id/renew': ({ feeds }) =>
    `/v1/admin/calendarexports/${feeds.calendar}/renew`,
  '/v1/admin/users/:id': ({ user }) => `/v1/admin/users/${user.id}`,
  '/v1/admin/users/:id/link': ({ user }) => `/v1/admin/users/${user.id}/link`,
  '/v1/admin/users/:id/totp': ({ user }) => `/v1/admin/users/${user.id}/totp`,
  '/v1/admin/users/:id/sessions': ({ user }) => `/v1/admin/users/${user.id}/sessions`,
  '/v1/docs/:group': () => '/v1/docs/towns',
  '/v1/admin/showtown/:id': ({ town }) => `/v1/admin/showtown/${town.id}`,
  '/v1/admin/towns/:id': ({ town }) => `/v1/admin/towns/${town.id}`,
  '/v1/admin/towns/:id/image': ({ town }) => `/v1/admin/towns/${town.id}/image`,
  '/v1/admin/districts/:id': ({ places }) => `/v1/admin/districts/${places.district}`,
  '/v1/admin/districts/:id/image': ({ places }) => `/v1/admin/districts/${places.district}/image`,
  '/v1/admin/regions/:id': ({ places }) => `/v1/admin/regions/${places.region}`,
  '/v1/admin/regions/:id/image': ({ places }) => `/v1/admin/regions/${places.region}/image`,
  '/v1/admin/villas/:id': ({ villa }) => `/v1/admin/villas/${villa.id}`,
  '/v1/admin/savedviews/:id': ({ view }) => `/v1/admin/savedviews/${view}`,
  '/v1/admin/villas/:id/copy': ({ villa }) => `/v1/admin/villas/${villa.id}/copy`,
  '/v1/admin/villas/:id/features': ({ villa }) => `/v1/admin/villas/${villa.id}/features`,
  '/v1/admin/villas/btrans/:id': ({ villa }) => `/v1/admin/villas/btrans/${villa.id}`,
  '/v1/admin/villas/:id/withdrawal': ({ villa }) => `/v1/admin/villas/${villa.id}/withdrawal`,
  '/v1/admin/villas/:id/permit-files': ({ villa }) => `/v1/admin/villas/${villa.id}/permit-files`,
  '/v1/admin/villas/permit-files/:id': ({ catalogue }) =>
    `/v1/admin/villas/permit-files/${catalogue.permit_file}`,
  '/v1/admin/villas/image/:id': ({ catalogue }) => `/v1/admin/villas/image/${catalogue.picture}`,
  '/v1/admin/villatypes/:id': ({ catalogue }) => `/v1/admin/villatypes/${catalogue.type}`,
  '/v1/admin/villatypes/:id/image': ({ catalogue }) =>
    `/v1/admin/villatypes/${catalogue.type}/image`,
  '/v1/admin/featurecategory/:id': ({ catalogue }) =>
    `/v1/admin/featurecategory/${catalogue.category}`,
  '/v1/admin/feature/:id': ({ catalogue }) => `/v1/admin/feature/${catalogue.feature}`,
  '/v1/admin/boat/featurecategory/:id': ({ catalogue }) =>
    `/v1/admin/boat/featurecategory/${catalogue.boat_category}`,
  '/v1/admin/boat/feature/:id': ({ catalogue }) =>
    `/v1/admin/boat/feature/${catalogue.boat_feature}`,
  '/v1/admin/policies/:id': ({ catalogue }) => `/v1/admin/policies/${catalogue.policy}`,
  '/v1/admin/banks/:id': ({ bank }) => `/v1/admin/banks/${bank.id}`,
  '/v1/admin/boat/:id': ({ boat }) => `/v1/admin/boat/${boat.id}`,
  '/v1/admin/boat/:id/copy': ({ boat }) => `/v1/admin/boat/${boat.id}/copy`,
  '/v1/admin/boat/:id/features': ({ boat }) => `/v1/admin/boat/${boat.id}/features`,
  '/v1/admin/boats/:id': ({ boat }) => `/v1/admin/boats/${boat.id}`,
  '/v1/admin/boat/discount/:id': ({ boatDiscount }) => `/v1/admin/boat/discount/${boatDiscount.id}`,
  '/v1/admin/boat/extra/:id': ({ boatExtra }) => `/v1/admin/boat/extra/${boatExtra.id}`,
  '/v1/admin/boat/image/:id': ({ boatPicture }) => `/v1/admin/boat/image/${boatPicture.id}`,
  '/v1/admin/boattypes/:id': ({ boatType }) => `/v1/admin/boattypes/${boatType.id}`,
  '/v1/admin/boattypes/:id/image': ({ boatType }) => `/v1/admin/boattypes/${boatType.id}/image`,
  '/v1/admin/marina/:id': ({ boat }) => `/v1/admin/marina/${boat.marina_id}`,
  '/v1/admin/showmarina/:id': ({ boat }) => `/v1/admin/showmarina/${boat.marina_id}`,
  '/v1/admin/showcases/:id': ({ showcase }) => `/v1/admin/showcases/${showcase.id}`,
  '/v1/admin/showcases/order/:id': ({ showcase }) => `/v1/admin/showcases/order/${showcase.id}`,
  '/v1/admin/showcase-villas/:id': ({ showcase }) =>
    `/v1/admin/showcase-villas/${showcase.rows[0]}`,
  '/v1/admin/documents/:id': ({ document }) => `/v1/admin/documents/${document.id}`,
  '/v1/admin/boat/:id/prices': ({ boat }) => `/v1/admin/boat/${boat.id}/prices`,
  '/v1/admin/boat/price/:id': ({ boatPrice }) => `/v1/admin/boat/price/${boatPrice.id}`,
  '/v1/admin/boat/date/:id': ({ boatClosing }) => `/v1/admin/boat/date/${boatClosing.id}`,
  '/v1/admin/boatreservations/:id': ({ boatReservation }) =>
    `/v1/admin/boatreservations/${boatReservation.id}`,
  '/v1/admin/pages/:section': () => '/v1/admin/pages/about',
  '/v1/admin/pages/:section/versions': () => '/v1/admin/pages/about/versions',
  '/v1/admin/pages/:section/versions/:number': () => '/v1/admin/pages/about/versions/1',
  '/v1/admin/pages/:section/restore': () => '/v1/admin/pages/about/restore',
  '/v1/admin/pages/:section/preview': () => '/v1/admin/pages/about/preview',
  '/v1/admin/legaldocuments/:kind': () => '/v1/admin/legaldocuments/contract',
  '/v1/admin/legaldocuments/:kind/editions': () => '/v1/admin/legaldocuments/contract/editions',
  '/v1/admin/legaldocuments/:kind/editions/:number': () =>
    '/v1/admin/legaldocuments/contract/editions/1',
  '/v1/admin/legaldocuments/:kind/preview': () => '/v1/admin/legaldocuments/contract/preview',
  '/dashboard/website/contracts/:kind': () => '/dashboard/website/contracts/contract',
  '/v1/admin/blog/:id': ({ post }) => `/v1/admin/blog/${post.id}`,
  '/v1/admin/comment/:id': ({ desk }) => `/v1/admin/comment/${desk.comment}`,
  '/v1/admin/villas/commentactivity/:id': ({ desk }) =>
    `/v1/admin/villas/commentactivity/${desk.comment}`,
  '/v1/admin/villas/comment/:id': ({ desk }) => `/v1/admin/villas/comment/${desk.comment}`,
  '/v1/admin/contact/messages/:id': ({ desk }) => `/v1/admin/contact/messages/${desk.message}`,
  '/v1/admin/contact/messages/:id/answer': ({ desk }) =>
    `/v1/admin/contact/messages/${desk.message}/answer`,
  '/v1/admin/newsletters/:id': ({ desk }) => `/v1/admin/newsletters/${desk.newsletter}`,
  '/v1/admin/newsletters/:id/test': ({ desk }) => `/v1/admin/newsletters/${desk.newsletter}/test`,
  '/v1/admin/subscriber/:id': ({ desk }) => `/v1/admin/subscriber/${desk.subscriber}`,
  '/v1/admin/faqgroups/:id': ({ desk }) => `/v1/admin/faqgroups/${desk.group}`,
  '/v1/admin/faqentries/:id': ({ desk }) => `/v1/admin/faqentries/${desk.entry}`,
  '/v1/admin/mailtemplates/:id': ({ desk }) => `/v1/admin/mailtemplates/${desk.template}`,
  '/v1/admin/mailtemplates/:id/reset': ({ desk }) =>
    `/v1/admin/mailtemplates/${desk.template}/reset`,
  '/v1/admin/mailtemplates/:id/preview': ({ desk }) =>
    `/v1/admin/mailtemplates/${desk.template}/preview`,
  '/v1/admin/mailtemplates/:id/test': ({ desk }) => `/v1/admin/mailtemplates/${desk.template}/test`,
  '/v1/admin/mails/:id': ({ mail }) => `/v1/admin/mails/${mail.id}`,
  '/v1/admin/mails/:id/resend': ({ mail }) => `/v1/admin/mails/${mail.id}/resend`,
  '/v1/admin/reservations/:id': ({ reservation }) => `/v1/admin/reservations/${reservation.id}`,
  '/v1/admin/btrans/:id': ({ report }) => `/v1/admin/btrans/${report}`,
  '/v1/admin/btrans/:id/file': ({ report }) => `/v1/admin/btrans/${report}/file`,
  '/v1/admin/transactions/:id': ({ transaction }) => `/v1/admin/transactions/${transaction.id}`,
  '/v1/admin/transactions/:id/ask': ({ transaction }) =>
    `/v1/admin/transactions/${transaction.id}/ask`,
  '/v1/admin/transactions/:id/refund': ({ transaction }) =>
    `/v1/admin/transactions/${transaction.id}/refund`,
  '/v1/admin/transactions/:id/mistake': ({ transaction }) =>
    `/v1/admin/transactions/${transaction.id}/mistake`,
  '/v1/admin/transactions/:id/receipt': ({ transaction }) =>
    `/v1/admin/transactions/${transaction.id}/receipt`,
  '/odeme/:code': ({ reservation }) => `/odeme/${reservation.reservation_id}`,
  '/odeme/:code/dekont': ({ reservation }) => `/odeme/${reservation.reservation_id}/dekont`,
  '/odeme/:code/onay': ({ reservation }) => `/odeme/${reservation.reservation_id}/onay`,
  '/odeme/sonuc/:attempt': () => `/odeme/sonuc/${ATTEMPT}`,
};

export const hasSample = (address: string) => !address.includes(':') || address in SAMPLES;

/** Throws for an address with parameters that has no sample: a new route adds its line above. */
export function addressOf(address: string, rows: Rows): string {
  if (!address.includes(':')) return address;
  const sample = SAMPLES[address];
  if (!sample) throw new Error(`tests/routes/samples.ts has no row for ${address}`);
  return sample(rows);
}

/** Addresses that answer with a file instead of a page. */
const FILES = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/sitemap/:part.xml',
  '/paylas/:kind/:slug/:mark.jpg',
  '/listing/resimler/:slugs',
  '/listingboat/resimler/:slugs',
  '/website/document/:id',
  '/enquire/:code/ics',
  '/dashboard/reservations/documents/:id',
  '/dashboard/transactions/:id/receipt',
  '/dashboard/villas/permit-files/:id',
];

export const isFile = (address: string) => FILES.includes(address) || address.endsWith('.ics');

/** Calls whose path says all there is to say. */
const WITHOUT_BODY = [
  'post /v1/admin/mailtemplates/:id/reset',
  'post /v1/admin/mails/:id/resend',
  'post /v1/admin/newsletters/:id/test',
  'post /v1/admin/users/:id/link',
  'post /v1/auth/logout',
  'post /v1/admin/transactions/:id/ask',
  'post /v1/admin/transactions/:id/refund',
  'post /v1/admin/feeds/:id/rollback',
  'post /v1/admin/feedevents/:id/adopt',
  'post /v1/admin/ops/jobs/:job/run',
  'post /v1/admin/calendarexports/:id/renew',
];

export const takesNoBody = ({ method, address }: Walked) =>
  (method === 'delete' && !WITH_BODY.includes(address)) ||
  WITHOUT_BODY.includes(`${method} ${address}`);

/** Deletes of several rows at once, and one that asks for the password. */
const WITH_BODY = ['/v1/admin/showcase-villas', '/v1/admin/account/totp'];

const SECTIONS = ['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent', 'bank', 'payment'];

const createContentPages = () =>
  db
    .insertInto('content_pages')
    .values(SECTIONS.map((section) => ({ section, title: 'Bilgi', body: '<p>Metin</p>' })))
    .onConflict((conflict) => conflict.column('section').doNothing())
    .execute();

/** Pages are looked at with their pictures: those that factories made up get the files they lack. */
async function givePicturesFiles(): Promise<void> {
  const pictures = await db.selectFrom('stored_pictures').select(['hash', 'width']).execute();
  const colour = { create: { width: 12, height: 8, channels: 3, background: '#3070a0' } } as const;
  const [webp, jpg] = await Promise.all([
    sharp(colour).webp().toBuffer(),
    sharp(colour).jpeg().toBuffer(),
  ]);
  for (const { hash, width } of pictures) {
    if (await mediaStore().has(`${hash}/360.webp`)) continue;
    await mediaStore().put(`${hash}/${width}.jpg`, jpg);
    for (const size of pictureWidths(width)) await mediaStore().put(`${hash}/${size}.webp`, webp);
  }
}

/** What a page offers to download is there. */
async function giveDocumentsFiles(): Promise<void> {
  const papers = [
    ...(await db.selectFrom('documents').select('hash').execute()),
    ...(await db.selectFrom('reservation_documents').select('hash').execute()),
    ...(await db.selectFrom('villa_permit_files').select('hash').execute()),
  ];
  for (const { hash } of papers) await documentStore().put(hash, Buffer.from('%PDF-1.4 %%EOF'));
}

/** Of a guest's attempt to pay by card. */
const ATTEMPT = 'K7M2Q4XH9T0123456789abcdef0123';

async function createReceipt(reservation_id: number): Promise<number> {
  const { id } = await db
    .insertInto('reservation_documents')
    .values({
      reservation_id,
      kind: 'RECEIPT',
      name: 'dekont.pdf',
      hash: 'a'.repeat(64),
      mime: 'application/pdf',
      bytes: 100,
      by_guest: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const createMail = (reservation_id: number) =>
  db
    .insertInto('mails')
    .values({
      recipient: 'ayse@ornek.example',
      subject: 'Talebiniz bize ulaştı',
      html: '<p>Merhaba</p>',
      text: 'Merhaba',
      event_key: `walk ${reservation_id}`,
      reservation_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
