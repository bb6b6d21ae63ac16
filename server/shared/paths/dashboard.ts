import type { ListingKind } from './listing.ts';
import { withQuery } from './with-query.ts';

/** Texts of pages that have a list of their own. */
const sitePagePlaces: Record<string, string> = { bank: 'bank/text', document: 'documents/text' };

/** Below /dashboard. */
export const dashboardPaths = {
  home: () => '/dashboard',
  /** `next` is where to go after signing in: a path of this site. */
  login: (next?: string) => withQuery('/dashboard/login', { next }),
  forgottenPassword: () => '/dashboard/forgot',
  newPassword: (code: string) => `/dashboard/reset/${code}`,
  /** Takes POST; ends the session and goes to the home page. */
  logout: () => '/dashboard/logout',
  search: (search: { q?: string } = {}) => withQuery('/dashboard/search', search),
  /** One's own sessions and password. */
  account: () => '/dashboard/account',
  ops: () => '/dashboard/ops',
  audit: (search: object = {}) => withQuery('/dashboard/ops/audit', search),
  users: (search: object = {}) => withQuery('/dashboard/users', search),
  newUser: () => '/dashboard/users/new',
  user: (id: number) => `/dashboard/users/${id}`,
  /** What is kept of a guest; the address never says of whom. */
  personalData: () => '/dashboard/personaldata',
  villas: (search: object = {}) => withQuery('/dashboard/villas', search),
  newVilla: () => '/dashboard/villas/new',
  /** `tab`: one of the editor's; without it the facts. */
  villa: (id: number | ':id', tab?: string, search: object = {}) =>
    withQuery(tab ? `/dashboard/villas/${id}/${tab}` : `/dashboard/villas/${id}`, search),
  /** A paper of a villa's permit. */
  permitFile: (id: number) => `/dashboard/villas/permit-files/${id}`,
  /** `region`, `town`, `district`: whose form is open; `add` says of what a new one's is. */
  regions: (search: object = {}) => withQuery('/dashboard/towndistrict', search),
  villaTypes: (search: object = {}) => withQuery('/dashboard/villatypes', search),
  showcases: (search: object = {}) => withQuery('/dashboard/showcase', search),
  showcase: (id: number, search: object = {}) => withQuery(`/dashboard/showcase/${id}`, search),
  boats: (search: object = {}) => withQuery('/dashboard/boats', search),
  newBoat: () => '/dashboard/boats/new',
  boat: (id: number | ':id', tab?: string, search: object = {}) =>
    withQuery(tab ? `/dashboard/boats/${id}/${tab}` : `/dashboard/boats/${id}`, search),
  /** `id`: the row whose form is open. */
  policies: (search: object = {}) => withQuery('/dashboard/policies', search),
  marinas: (search: object = {}) => withQuery('/dashboard/marina', search),
  boatTypes: (search: object = {}) => withQuery('/dashboard/boattypes', search),
  /** What villas (or, with `kind`, boats) can have. */
  features: (search: object = {}) => withQuery('/dashboard/features', search),
  villaReservations: (search: object = {}) => withQuery('/dashboard/reservations/villa', search),
  villaReservation: (id: number) => `/dashboard/reservations/villa/${id}`,
  boatReservations: (search: object = {}) => withQuery('/dashboard/reservations/boat', search),
  boatReservation: (id: number) => `/dashboard/reservations/boat/${id}`,
  ownerReservations: (search: object = {}) => withQuery('/dashboard/reservations', search),
  /** The same for both kinds: `villa` and `boat` stand in the address. */
  reservations: (kind: ListingKind, search: object = {}) =>
    withQuery(`/dashboard/reservations/${kind}`, search),
  newReservation: (kind: ListingKind, search: object = {}) =>
    withQuery(`/dashboard/reservations/${kind}/new`, search),
  reservation: (kind: ListingKind, id: number, search: { show?: string | undefined } = {}) =>
    withQuery(`/dashboard/reservations/${kind}/${id}`, search),
  reservationForm: (kind: ListingKind, id: number) => `/dashboard/reservations/${kind}/${id}/edit`,
  /** Other dates or another listing, with the price anew. */
  reservationChange: (kind: ListingKind, id: number, search: object = {}) =>
    withQuery(`/dashboard/reservations/${kind}/${id}/change`, search),
  /** `bank`, `confirm` or `payment_link`, before it is sent. */
  /** `numbers`: identity numbers in the clear. */
  reservationGuests: (kind: ListingKind, id: number, search: { numbers?: '1' } = {}) =>
    withQuery(`/dashboard/reservations/${kind}/${id}/guests`, search),
  /** The very text that a guest accepted. */
  reservationAcceptance: (kind: ListingKind, id: number, hash: string) =>
    `/dashboard/reservations/${kind}/${id}/accepted/${hash}`,
  /** The file of a paper that lies with a reservation. */
  reservationDocument: (id: number) => `/dashboard/reservations/documents/${id}`,
  guestRequests: (search: object = {}) => withQuery('/dashboard/reservations/requests', search),
  reservationMail: (kind: ListingKind, id: number, mail: string, search: object = {}) =>
    withQuery(`/dashboard/reservations/${kind}/${id}/mail/${mail}`, search),
  dayCustomers: (search: { date?: string } = {}) =>
    withQuery('/dashboard/reservations/day', search),
  transactions: (search: object = {}) => withQuery('/dashboard/transactions', search),
  transaction: (id: number, search: { q?: string } = {}) =>
    withQuery(`/dashboard/transactions/${id}`, search),
  transactionReceipt: (id: number) => `/dashboard/transactions/${id}/receipt`,
  /** `id`: the record that is open beside the list. */
  closings: (search: object = {}) => withQuery('/dashboard/external', search),
  occupancy: (search: object = {}) => withQuery('/dashboard/occupancy', search),
  gaps: (search: object = {}) => withQuery('/dashboard/occupancy/gaps', search),
  occupancyReport: (search: object = {}) => withQuery('/dashboard/occupancy/report', search),
  /** `id`: the feed whose readings are open. */
  feeds: (search: object = {}) => withQuery('/dashboard/feeds', search),
  feedConflicts: (search: object = {}) => withQuery('/dashboard/feeds/conflicts', search),
  transportReport: (search: object = {}) => withQuery('/dashboard/btrans', search),
  villaReport: (search: object = {}) => withQuery('/dashboard/ministry', search),
  offers: (search: object = {}) => withQuery('/dashboard/offer', search),
  newOffer: (search: object = {}) => withQuery('/dashboard/offer/new', search),
  offer: (id: number) => `/dashboard/offer/${id}`,
  editOffer: (id: number, search: object = {}) => withQuery(`/dashboard/offer/${id}/edit`, search),
  mails: (search: object = {}) => withQuery('/dashboard/templates/mailtemplates', search),
  mail: (id: number) => `/dashboard/mails/${id}`,
  /** `reservation`: whose mail is shown beside the text. */
  mailTemplate: (id: number, search: { reservation?: string } = {}) =>
    withQuery(`/dashboard/templates/mailtemplates/${id}`, search),
  contactMessages: (search: object = {}) => withQuery('/dashboard/contact', search),
  contactMessage: (id: number) => `/dashboard/contact/${id}`,
  comments: (search: object = {}) => withQuery('/dashboard/comments', search),
  blog: (search: object = {}) => withQuery('/dashboard/blog', search),
  newPost: () => '/dashboard/blog/new',
  post: (id: number) => `/dashboard/blog/${id}`,
  /** A post as visitors will see it, whatever its state. */
  postPreview: (id: number) => `/dashboard/blog/${id}/preview`,
  subscribers: (search: object = {}) => withQuery('/dashboard/subscriber', search),
  aboutPage: () => '/dashboard/website/about',
  rentalPage: () => '/dashboard/website/rental',
  cancellationPage: () => '/dashboard/website/cancel',
  privacyPage: () => '/dashboard/website/privacy',
  kvkkPage: () => '/dashboard/website/kvkk',
  howToRentPage: () => '/dashboard/website/howrent',
  /** `id`: the account whose form is open. */
  banks: (search: { id?: number } = {}) => withQuery('/dashboard/website/bank', search),
  /** `id`: the paper whose form is open. */
  documents: (search: { id?: number } = {}) => withQuery('/dashboard/website/documents', search),
  /** `number`: the kept version that is shown beside what stands now. */
  sitePage: (section: string, search: { number?: number } = {}) =>
    withQuery(`/dashboard/website/${sitePagePlaces[section] ?? section}`, search),
  /** The texts that guests accept; `number`: the edition that is read beside the form. */
  contracts: (kind?: string, search: { number?: number } = {}) =>
    withQuery(`/dashboard/website/contracts${kind ? `/${kind.toLowerCase()}` : ''}`, search),
  /** `group`, `entry`: whose form is open; `add`: a new one's. */
  questions: (search: { group?: number; entry?: number; add?: string } = {}) =>
    withQuery('/dashboard/faq', search),
  newsletters: (search: object = {}) => withQuery('/dashboard/newsletters', search),
  newNewsletter: () => '/dashboard/newsletters/new',
  newsletter: (id: number) => `/dashboard/newsletters/${id}`,
  exchangeSettings: (search: object = {}) => withQuery('/dashboard/settings/exchange', search),
  siteSettings: () => '/dashboard/settings/site',
  contactSettings: () => '/dashboard/settings/contact',
  socialSettings: () => '/dashboard/settings/social',
};
