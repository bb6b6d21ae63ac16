/** The only place that spells the product's addresses; links, redirects and forms are built here. */

export type Sort = 'recommended' | 'price_asc' | 'price_desc' | 'rating' | 'newest' | 'capacity';

/** What a listing's address can say; dates ISO, prices whole TL, `town`, `district`, `type` slugs. */
export interface ListingSearch {
  q?: string;
  check_in?: string;
  check_out?: string;
  flex?: number | 'month';
  adults?: number;
  children?: number;
  babies?: number;
  region?: string | string[];
  town?: string | string[];
  district?: string | string[];
  type?: string | string[];
  feature?: number | number[];
  bedrooms?: number;
  bathrooms?: number;
  pool?: string | string[];
  privacy?: string | string[];
  sea?: number;
  pets?: '1';
  instant?: '1';
  min_price?: number;
  max_price?: number;
  sort?: Sort;
  page?: number;
}

/** What a list of boats can say; `adults` is how many come aboard by day, `marina` ids. */
export interface BoatListingSearch {
  check_in?: string;
  check_out?: string;
  adults?: number;
  type?: string | string[];
  town?: string | string[];
  marina?: number | number[];
  unit?: 'week' | 'day' | 'trip';
  sort?: Sort;
  page?: number;
}

/** The stay a villa's or a booking's address carries. */
export type StaySearch = Pick<
  ListingSearch,
  'check_in' | 'check_out' | 'adults' | 'children' | 'babies'
>;

/** The charter a boat's or its booking's address carries. */
export type CharterSearch = StaySearch & Pick<BoatListingSearch, 'unit'>;

const publicPaths = {
  home: () => '/',
  villas: (search: ListingSearch = {}) => withQuery('/listing', search),
  boats: (search: BoatListingSearch = {}) => withQuery('/listingboat', search),
  landing: (slug: string, search: ListingSearch | BoatListingSearch = {}) =>
    withQuery(`/${slug}`, search),
  /** `comments` is the page of comments. */
  villa: (slug: string, stay: StaySearch & { comments?: number } = {}) =>
    withQuery(`/villa/${slug}`, stay),
  villaCalendar: (slug: string) => `/villa/${slug}/takvim`,
  boat: (slug: string, charter: CharterSearch = {}) => withQuery(`/boat/${slug}`, charter),
  bookVilla: (slug: string, stay: StaySearch = {}) => withQuery(`/rezervasyon/${slug}`, stay),
  bookBoat: (slug: string, charter: CharterSearch = {}) =>
    withQuery(`/rezervasyon/boat/${slug}`, charter),
  /** The page after a request was made: what happens next. */
  booked: (slug: string, code: string) => `/rezervasyon/${slug}/${code}`,
  bookedBoat: (slug: string, code: string) => `/rezervasyon/boat/${slug}/${code}`,
  enquire: (search: { code?: string } = {}) => withQuery('/enquire', search),
  /** `token` proves that the guest was shown this link. */
  stayCalendar: (code: string, search: { token: string }) =>
    withQuery(`/enquire/${code}/ics`, search),
  /** `ids`: somebody's list to look at, comma-joined; without it the visitor's own. */
  favourites: (search: { ids?: string } = {}) => withQuery('/favoriler', search),
  cars: () => '/car',
  contact: () => '/contact',
  /** After a message was sent. */
  contactSent: () => '/contact/gonderildi',
  about: () => '/about',
  faq: (search: { q?: string } = {}) => withQuery('/faq', search),
  blog: (search: { page?: number; tag?: string } = {}) => withQuery('/blog', search),
  post: (slug: string) => `/blog/${slug}`,
  blogFeed: () => '/blog/rss.xml',
  securePayment: () => '/guvenli-odeme',
  /** A payment link's code, or a reservation's: then what is due now. */
  payment: (code: string) => `/odeme/${code}`,
  /** Takes POST: the receipt of a bank transfer. */
  paymentReceipt: (code: string) => `/odeme/${code}/dekont`,
  /** How one attempt to pay by card stands. */
  paymentResult: (attempt: string) => `/odeme/sonuc/${attempt}`,
  /** Where a provider sends the guest's browser. */
  paymentReturn: (protocol: string) => `/odeme/donus/${protocol}`,
  /** Where a provider tells what became of a payment. */
  paymentNotice: (protocol: string) => `/odeme/bildirim/${protocol}`,
  offer: (code: string) => `/teklif/${code}`,
  calendarFeed: (code: string) => `/takvim/${code}.ics`,
  review: (code: string) => `/yorum/${code}`,
  rentalTerms: () => '/website/rental',
  privacy: () => '/website/privacy',
  cancellation: () => '/website/cancel',
  banks: () => '/website/banks',
  kvkk: () => '/website/kvkk',
  documents: () => '/website/document',
  document: (id: number) => `/website/document/${id}`,
  howToRent: () => '/website/howrent',
  /** Takes POST theme, currency and `next`; sets the cookies and goes back to `next`. */
  preferences: () => '/tercih',
  /** Takes POST email. */
  newsletter: () => '/bulten',
  newsletterConfirmation: (code: string) => `/bulten/${code}`,
  /** Takes POST too, without anything else: the one click of mail programs. */
  newsletterLeave: (code: string) => `/bulten/ayril/${code}`,
  shell: () => '/_app',
  sitemap: () => '/sitemap.xml',
  robots: () => '/robots.txt',
  manifest: () => '/manifest.webmanifest',
  alive: () => '/healthz',
  ready: () => '/readyz',
  metrics: () => '/metrics',
};

const dashboardPaths = {
  home: () => '/dashboard',
  /** `next` is where to go after signing in: a path of this site. */
  login: (next?: string) => withQuery('/dashboard/login', { next }),
  forgottenPassword: () => '/dashboard/forgot',
  newPassword: (code: string) => `/dashboard/reset/${code}`,
  /** Takes POST; ends the session and goes to the home page. */
  logout: () => '/dashboard/logout',
  search: (search: { q?: string } = {}) => withQuery('/dashboard/search', search),
  users: (search: object = {}) => withQuery('/dashboard/users', search),
  newUser: () => '/dashboard/users/new',
  user: (id: number) => `/dashboard/users/${id}`,
  villas: () => '/dashboard/villas',
  villa: (id: number) => `/dashboard/villas/${id}`,
  regions: () => '/dashboard/towndistrict',
  villaTypes: () => '/dashboard/villatypes',
  showcases: () => '/dashboard/showcase',
  boats: () => '/dashboard/boats',
  marinas: () => '/dashboard/marina',
  boatTypes: () => '/dashboard/boattypes',
  villaReservations: (search: object = {}) => withQuery('/dashboard/reservations/villa', search),
  villaReservation: (id: number) => `/dashboard/reservations/villa/${id}`,
  boatReservations: () => '/dashboard/reservations/boat',
  boatReservation: (id: number) => `/dashboard/reservations/boat/${id}`,
  ownerReservations: (search: object = {}) => withQuery('/dashboard/reservations', search),
  transactions: () => '/dashboard/transactions',
  closings: () => '/dashboard/external',
  occupancy: () => '/dashboard/occupancy',
  transportReport: () => '/dashboard/btrans',
  villaReport: () => '/dashboard/ministry',
  offers: () => '/dashboard/offer',
  mails: (search: object = {}) => withQuery('/dashboard/templates/mailtemplates', search),
  mail: (id: number) => `/dashboard/mails/${id}`,
  contactMessages: () => '/dashboard/contact',
  comments: () => '/dashboard/comments',
  blog: () => '/dashboard/blog',
  subscribers: () => '/dashboard/subscriber',
  aboutPage: () => '/dashboard/website/about',
  rentalPage: () => '/dashboard/website/rental',
  cancellationPage: () => '/dashboard/website/cancel',
  privacyPage: () => '/dashboard/website/privacy',
  kvkkPage: () => '/dashboard/website/kvkk',
  howToRentPage: () => '/dashboard/website/howrent',
  /** `id`: the account whose form is open. */
  banks: (search: { id?: number } = {}) => withQuery('/dashboard/website/bank', search),
  documents: () => '/dashboard/website/documents',
  exchangeSettings: () => '/dashboard/settings/exchange',
  siteSettings: () => '/dashboard/settings/site',
  contactSettings: () => '/dashboard/settings/contact',
  socialSettings: () => '/dashboard/settings/social',
};

const apiPaths = {
  document: () => '/v1/openapi.json',
  /** Without a group the list of all calls. */
  docs: (group?: string) => (group ? `/v1/docs/${group}` : '/v1/docs'),
  login: () => '/v1/auth/login',
  logout: () => '/v1/auth/logout',
  subscribe: () => '/v1/website/subscribe',
  typedSearch: (searchString: string) => withQuery('/v1/search/input', { searchString }),
  comparedVillas: (ids: readonly number[]) =>
    withQuery('/v1/villas/compare', { ids: ids.join(',') }),
  contact: () => '/v1/contact',
  unreadCounts: () => '/v1/admin/unreadcount',
  quote: (stay: StaySearch & { villa_id: number }) => withQuery('/v1/quote', stay),
  reservations: () => '/v1/admin/reservations',
  reservation: (id: number) => `/v1/admin/reservations/${id}`,
  users: (search: object = {}) => withQuery('/v1/admin/users', search),
  user: (id: number) => `/v1/admin/users/${id}`,
  userActivity: () => '/v1/admin/users/activity',
  userLink: (id: number) => `/v1/admin/users/${id}/link`,
  banks: (search: { format?: 'csv' | 'xlsx' } = {}) => withQuery('/v1/admin/banks', search),
  bank: (id: number) => `/v1/admin/banks/${id}`,
  bankActivity: () => '/v1/admin/banks/activity',
};

export const paths = { ...publicPaths, dashboard: dashboardPaths, api: apiPaths };

/**
 * Adds a query: undefined, null and empty values are left out, a list becomes a repeated name,
 * and a page number of 1 is the address without it.
 */
export function withQuery(path: string, search: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === '' || (name === 'page' && one === 1))
        continue;
      query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
