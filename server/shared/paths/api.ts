import type { ListingKind } from './listing.ts';
import type { StaySearch } from './search.ts';
import { websiteApiPaths } from './website-api.ts';
import { withQuery } from './with-query.ts';

/** '{id}' in a form that many rows share. */
type RowId = number | '{id}';

type ListingPart = 'price' | 'discount' | 'extra' | 'date';

const listingRows = (kind: ListingKind, part: ListingPart) =>
  `/v1/admin/${kind === 'villa' ? 'villas' : 'boat'}/${part}`;

const RESERVATIONS: Record<ListingKind, string> = {
  villa: 'reservations',
  boat: 'boatreservations',
};

/** Calls of the JSON API. */
export const apiPaths = {
  ...websiteApiPaths,
  document: () => '/v1/openapi.json',
  /** Without a group the list of all calls. */
  docs: (group?: string) => (group ? `/v1/docs/${group}` : '/v1/docs'),
  login: () => '/v1/auth/login',
  logout: () => '/v1/auth/logout',
  subscribe: () => '/v1/website/subscribe',
  villaSearch: (search: object = {}) => withQuery('/v2/search', search),
  boatSearch: (search: object = {}) => withQuery('/v2/searchboat', search),
  /** `boats`: they are suggested too, not only villas. */
  typedSearch: (searchString: string, search: { boats?: 1 | undefined } = {}) =>
    withQuery('/v1/search/input', { searchString, ...search }),
  comparedVillas: (ids: readonly number[]) =>
    withQuery('/v1/villas/compare', { ids: ids.join(',') }),
  comparedBoats: (ids: readonly number[]) => withQuery('/v1/boats/compare', { ids: ids.join(',') }),
  contact: () => '/v1/contact',
  unreadCounts: () => '/v1/admin/unreadcount',
  fieldCheck: () => '/v1/admin/fields/preview',
  find: (q: string) => withQuery('/v1/admin/find', { q }),
  ownSessions: () => '/v1/admin/account/sessions',
  ownSession: (id: number | '{id}') => `/v1/admin/account/sessions/${id}`,
  ownPassword: () => '/v1/admin/account/password',
  ownProof: () => '/v1/admin/account/proof',
  ownTotp: () => '/v1/admin/account/totp',
  ownTotpConfirmation: () => '/v1/admin/account/totp/confirm',
  ownRecoveryCodes: () => '/v1/admin/account/totp/codes',
  runJob: (job: string) => `/v1/admin/ops/jobs/${job}/run`,
  audit: (search: object = {}) => withQuery('/v1/admin/ops/audit', search),
  quote: (stay: StaySearch & { villa_id: number }) => withQuery('/v1/quote', stay),
  reservations: (kind: ListingKind = 'villa', search: object = {}) =>
    withQuery(`/v1/admin/${RESERVATIONS[kind]}`, search),
  reservation: (id: number, kind: ListingKind = 'villa') => `/v1/admin/${RESERVATIONS[kind]}/${id}`,
  reservationNotes: (id: number, kind: ListingKind) =>
    `/v1/admin/${RESERVATIONS[kind]}/${id}/notes`,
  reservationGuests: (id: number, kind: ListingKind) =>
    `/v1/admin/${RESERVATIONS[kind]}/${id}/guests`,
  guestRequests: (search: object = {}) => withQuery('/v1/admin/reservationrequests', search),
  guestRequest: (id: number) => `/v1/admin/reservationrequests/${id}`,
  /** `bank`, `confirm` or `payment_link`. */
  deskMail: (mail: 'bank' | 'confirm' | 'payment_link' | 'deposit_link') =>
    `/v1/admin/send${mail === 'deposit_link' ? 'paymentlink' : mail.replace('_', '')}`,
  transactions: (search: object = {}) => withQuery('/v1/admin/transactions', search),
  transaction: (id: number | '{id}') => `/v1/admin/transactions/${id}`,
  transactionComparison: () => '/v1/admin/transactions/compare',
  transactionQuestion: (id: number | '{id}') => `/v1/admin/transactions/${id}/ask`,
  transactionMistake: (id: number | '{id}') => `/v1/admin/transactions/${id}/mistake`,
  transactionRefund: (id: number | '{id}') => `/v1/admin/transactions/${id}/refund`,
  villas: (search: object = {}) => withQuery('/v1/admin/villas', search),
  villa: (id: number) => `/v1/admin/villas/${id}`,
  villaCopy: (id: number | '{id}') => `/v1/admin/villas/${id}/copy`,
  villaFeatures: (id: number) => `/v1/admin/villas/${id}/features`,
  villaPapers: (id: number) => `/v1/admin/villas/btrans/${id}`,
  villaPermitFiles: (id: number) => `/v1/admin/villas/${id}/permit-files`,
  villaPermitFile: (id: number | '{id}') => `/v1/admin/villas/permit-files/${id}`,
  villaWithdrawal: (id: number) => `/v1/admin/villas/${id}/withdrawal`,
  villaActivity: () => '/v1/admin/villas/activity',
  villaPopularity: () => '/v1/admin/villas/setpopular',
  villaOfMonth: () => '/v1/admin/villas/setvillaofmonth',
  villaOrder: () => '/v1/admin/villas/order',
  columns: () => '/v1/admin/columns',
  savedViews: () => '/v1/admin/savedviews',
  savedView: (id: number | '{id}') => `/v1/admin/savedviews/${id}`,
  boatActivity: () => '/v1/admin/boat/activity',
  /** Where a villa's or a boat's seasons, discounts, extras and closings are written. */
  listingRows,
  /** `version`: of the row as it was seen. */
  listingRow: (
    kind: ListingKind,
    part: ListingPart,
    { id, version }: { id: number; version?: number },
  ) => withQuery(`${listingRows(kind, part)}/${id}`, { version }),
  seasonCopy: (kind: ListingKind) => `${listingRows(kind, 'price')}/copy`,
  externalRecords: (search: object = {}) => withQuery('/v1/admin/external', search),
  externalRecord: (id: number | '{id}') => `/v1/admin/external/${id}`,
  occupancy: (search: object = {}) => withQuery('/v1/admin/occupancy', search),
  ownReservations: (search: object = {}) => withQuery('/v1/admin/ownreservations', search),
  boatOccupancy: (search: object = {}) => withQuery('/v1/admin/boatoccupancy', search),
  occupancyReport: (search: object = {}) => withQuery('/v1/admin/occupancy/report', search),
  gaps: (search: object = {}) => withQuery('/v1/admin/villas/availability-gaps', search),
  btrans: (search: object = {}) => withQuery('/v1/admin/btrans', search),
  btransReport: (id: RowId) => `/v1/admin/btrans/${id}`,
  btransFile: (id: number, format: 'zip' | 'xml') =>
    withQuery(`/v1/admin/btrans/${id}/file`, { format }),
  ministry: (search: object = {}) => withQuery('/v1/admin/ministry', search),
  feeds: (search: object = {}) => withQuery('/v1/admin/feeds', search),
  feedConflicts: (search: object = {}) => withQuery('/v1/admin/feedconflicts', search),
  feedPreview: () => '/v1/admin/villas/date/sync/preview',
  feedSync: () => '/v1/admin/villas/date/sync',
  feed: (id: number) => `/v1/admin/feeds/${id}`,
  feedRollback: (id: number) => `/v1/admin/feeds/${id}/rollback`,
  feedAdoption: (id: RowId) => `/v1/admin/feedevents/${id}/adopt`,
  feedConflict: (id: RowId) => `/v1/admin/feedconflicts/${id}`,
  calendarExports: () => '/v1/admin/calendarexports',
  calendarExport: (id: RowId) => `/v1/admin/calendarexports/${id}`,
  calendarExportCode: (id: RowId) => `/v1/admin/calendarexports/${id}/renew`,
  boatPopularity: () => '/v1/admin/boat/setpopular',
  boatOrder: () => '/v1/admin/boat/order',
  boats: (search: object = {}) => withQuery('/v1/admin/boat', search),
  boat: (id: number) => `/v1/admin/boat/${id}`,
  boatFeatures: (id: number) => `/v1/admin/boat/${id}/features`,
  boatCopy: (id: number | '{id}') => `/v1/admin/boat/${id}/copy`,
  boatPapers: (id: number) => `/v1/admin/boats/${id}`,
  boatPictures: () => '/v1/admin/boat/image',
  boatPicture: (id: number | '{id}') => `/v1/admin/boat/image/${id}`,
  boatPictureOrder: () => '/v1/admin/boat/image/updateorder',
  boatTypes: (search: object = {}) => withQuery('/v1/admin/boattypes', search),
  boatType: (id: number) => `/v1/admin/boattypes/${id}`,
  boatTypeOrder: () => '/v1/admin/boattypes/order',
  boatTypePicture: (id: number) => `/v1/admin/boattypes/${id}/image`,
  marinas: (search: object = {}) => withQuery('/v1/admin/marina', search),
  marina: (id: number) => `/v1/admin/marina/${id}`,
  policies: (search: object = {}) => withQuery('/v1/admin/policies', search),
  policy: (id: number) => `/v1/admin/policies/${id}`,
  featureCategories: (kind: ListingKind) =>
    kind === 'villa' ? '/v1/admin/featurecategory' : '/v1/admin/boat/featurecategory',
  featureCategory: (kind: ListingKind, id: number): string =>
    `${apiPaths.featureCategories(kind)}/${id}`,
  featureCategoryOrder: () => '/v1/admin/featurecategory/order',
  features: (kind: ListingKind) =>
    kind === 'villa' ? '/v1/admin/feature' : '/v1/admin/boat/feature',
  feature: (kind: ListingKind, id: number): string => `${apiPaths.features(kind)}/${id}`,
  /** All features of a kind with their groups. */
  featureList: (kind: ListingKind, search: object = {}) =>
    withQuery(
      kind === 'villa' ? '/v1/admin/listVillaFeatures' : '/v1/admin/listBoatFeatures',
      search,
    ),
  featureOrder: () => '/v1/admin/feature/order',
  villaPictures: () => '/v1/admin/villas/image',
  villaPicture: (id: number | '{id}') => `/v1/admin/villas/image/${id}`,
  villaPictureOrder: () => '/v1/admin/villas/image/updateorder',
  /** Keeps pictures for texts and covers, named afterwards by their hash. */
  pictures: () => '/v1/admin/picture',
  users: (search: object = {}) => withQuery('/v1/admin/users', search),
  user: (id: number) => `/v1/admin/users/${id}`,
  userActivity: () => '/v1/admin/users/activity',
  userLink: (id: number) => `/v1/admin/users/${id}/link`,
  userTotp: (id: number) => `/v1/admin/users/${id}/totp`,
  userSessions: (id: number) => `/v1/admin/users/${id}/sessions`,
  personalDataSearch: () => '/v1/admin/personaldata/search',
  personalDataExport: () => '/v1/admin/personaldata/export',
  personalDataErasure: () => '/v1/admin/personaldata/erase',
  banks: (search: { format?: 'csv' | 'xlsx' } = {}) => withQuery('/v1/admin/banks', search),
  bank: (id: number) => `/v1/admin/banks/${id}`,
  bankActivity: () => '/v1/admin/banks/activity',
  exchangeRates: (search: object = {}) => withQuery('/v1/admin/exchange', search),
  setExchangeRates: () => '/v1/admin/exchange/edit',
  settings: (section: 'site' | 'contact' | 'social') => `/v1/admin/${section}/edit`,
  offers: (search: object = {}) => withQuery('/v1/admin/offers', search),
  offer: (id: number | '{id}') => `/v1/admin/offers/${id}`,
  comments: (search: object = {}) => withQuery('/v1/admin/comment', search),
  comment: (id: number | '{id}') => `/v1/admin/villas/comment/${id}`,
  commentActivity: (id: number | '{id}') => `/v1/admin/villas/commentactivity/${id}`,
  dayCustomers: (search: object = {}) => withQuery('/v1/admin/reservationsdaycustomerlist', search),
  contactMessages: (search: object = {}) => withQuery('/v1/admin/contact/messages', search),
  contactMessage: (id: number | '{id}') => `/v1/admin/contact/messages/${id}`,
  contactAnswer: (id: number) => `/v1/admin/contact/messages/${id}/answer`,
  subscribers: (search: object = {}) => withQuery('/v1/admin/subscriber', search),
  subscriber: (id: number | '{id}') => `/v1/admin/subscriber/${id}`,
  regions: (search: object = {}) => withQuery('/v1/admin/regions', search),
  region: (id: number) => `/v1/admin/regions/${id}`,
  towns: (search: object = {}) => withQuery('/v1/admin/towns', search),
  town: (id: number) => `/v1/admin/towns/${id}`,
  districts: (search: object = {}) => withQuery('/v1/admin/districts', search),
  district: (id: number) => `/v1/admin/districts/${id}`,
  villaTypes: (search: object = {}) => withQuery('/v1/admin/villatypes', search),
  villaType: (id: number) => `/v1/admin/villatypes/${id}`,
  /** Takes `{ids}`: the rows in their new order. */
  landingOrder: (kind: 'regions' | 'towns' | 'districts' | 'villatypes') =>
    `/v1/admin/${kind}/order`,
  /** Takes POST with `image`, and DELETE. */
  landingPicture: (kind: 'regions' | 'towns' | 'districts' | 'villatypes', id: number) =>
    `/v1/admin/${kind}/${id}/image`,
  bankOrder: () => '/v1/admin/banks/order',
  mailTemplate: (id: number) => `/v1/admin/mailtemplates/${id}`,
  mailTemplateActivity: () => '/v1/admin/mailtemplates/activity',
  mailTemplateReset: (id: number) => `/v1/admin/mailtemplates/${id}/reset`,
  mailTemplatePreview: (id: number) => `/v1/admin/mailtemplates/${id}/preview`,
  mailTemplateTest: (id: number) => `/v1/admin/mailtemplates/${id}/test`,
  mails: (search: object = {}) => withQuery('/v1/admin/mails', search),
  mailsResend: () => '/v1/admin/mails/resend',
  mailResend: (id: number) => `/v1/admin/mails/${id}/resend`,
};
