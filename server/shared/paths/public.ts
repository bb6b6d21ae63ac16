import type { BoatListingSearch, CharterSearch, ListingSearch, StaySearch } from './search.ts';
import { withQuery } from './with-query.ts';

/** What a question is about. */
type ContactAddress = Pick<CharterSearch, 'check_in' | 'check_out' | 'unit'> & {
  villa?: string;
  boat?: string;
};

/** Pages that guests see. */
export const publicPaths = {
  home: () => '/',
  villas: (search: ListingSearch = {}) => withQuery('/listing', search),
  boats: (search: BoatListingSearch = {}) => withQuery('/listingboat', search),
  /** The pictures by which cards of a list are swiped, as JSON. */
  villaPictures: (slugs: readonly string[]) => `/listing/resimler/${slugs.join()}`,
  boatPictures: (slugs: readonly string[]) => `/listingboat/resimler/${slugs.join()}`,
  landing: (slug: string, search: ListingSearch | BoatListingSearch = {}) =>
    withQuery(`/${slug}`, search),
  /** `comments` is the page of comments. */
  villa: (slug: string, stay: StaySearch & { comments?: number } = {}) =>
    withQuery(`/villa/${slug}`, stay),
  villaCalendar: (slug: string) => `/villa/${slug}/takvim`,
  boatCalendar: (slug: string) => `/boat/${slug}/takvim`,
  boat: (slug: string, charter: CharterSearch & { comments?: number } = {}) =>
    withQuery(`/boat/${slug}`, charter),
  /** `offer`: the code of the offer the guest comes from. */
  bookVilla: (slug: string, stay: StaySearch & { offer?: string } = {}) =>
    withQuery(`/rezervasyon/${slug}`, stay),
  bookBoat: (slug: string, charter: CharterSearch = {}) =>
    withQuery(`/rezervasyon/boat/${slug}`, charter),
  /** The page after a request was made: what happens next. */
  booked: (slug: string, code: string) => `/rezervasyon/${slug}/${code}`,
  bookedBoat: (slug: string, code: string) => `/rezervasyon/boat/${slug}/${code}`,
  enquire: (search: { code?: string } = {}) => withQuery('/enquire', search),
  /** `token` proves that the guest looked the booking up, here and in what is sent from that page. */
  enquired: (code: string, search: { token?: string; sent?: string } = {}) =>
    withQuery(`/enquire/${code}`, search),
  /** Takes POST: other days, the end of the booking, or a message. */
  guestRequest: (code: string) => `/enquire/${code}/talep`,
  /** Takes POST: the guest's word for an option that asks for no prepayment. */
  guestConfirmation: (code: string) => `/enquire/${code}/onay`,
  /** Takes POST: who comes. */
  guestList: (code: string) => `/enquire/${code}/misafirler`,
  /** `token` proves that the guest was shown this link. */
  stayCalendar: (code: string, search: { token: string }) =>
    withQuery(`/enquire/${code}/ics`, search),
  /** `ids`: somebody's list to look at, comma-joined; without it the visitor's own. */
  /** `ids` are villas'. */
  favourites: (search: { ids?: string | undefined; boats?: string | undefined } = {}) =>
    withQuery('/favoriler', search),
  cars: () => '/car',
  /** `villa` or `boat`: the slug of what the question is about. */
  contact: (about: ContactAddress = {}) => withQuery('/contact', about),
  /** After a message was sent. */
  contactSent: () => '/contact/gonderildi',
  about: () => '/about',
  faq: (search: { q?: string } = {}) => withQuery('/faq', search),
  blog: (search: { page?: number; tag?: string } = {}) => withQuery('/blog', search),
  post: (slug: string) => `/blog/${slug}`,
  blogFeed: () => '/blog/rss.xml',
  securePayment: () => '/guvenli-odeme',
  /** A payment link's code, or a reservation's: then what is due now. */
  payment: (code: string, search: { received?: '1' } = {}) => withQuery(`/odeme/${code}`, search),
  /** Takes POST: the texts that a guest accepts before paying. */
  paymentAgreement: (code: string) => `/odeme/${code}/onay`,
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
  sitemapPart: (part: string) => `/sitemap/${part}.xml`,
  /** The picture by which a page is shared; `mark` names what it shows. */
  shareCard: (kind: string, slug: string, mark: string) => `/paylas/${kind}/${slug}/${mark}.jpg`,
  robots: () => '/robots.txt',
  manifest: () => '/manifest.webmanifest',
  /** Browsers ask there of their own accord. */
  icon: () => '/favicon.ico',
  touchIcon: () => '/apple-touch-icon.png',
  alive: () => '/healthz',
  ready: () => '/readyz',
  metrics: () => '/metrics',
};
