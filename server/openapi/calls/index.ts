import type { Call, Calls } from '../call.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { banks } from './banks.ts';
import { blogPosts } from './blog-posts.ts';
import { boats, boatTerms, boatTypes, marinas } from './boat-catalogue.ts';
import { boatPrices, boatReservations } from './boats.ts';
import { comments } from './comments.ts';
import { contentPages } from './content-pages.ts';
import { desk } from './desk.ts';
import { districts } from './districts.ts';
import { docs } from './docs.ts';
import { documents } from './documents.ts';
import { exchangeRates } from './exchange-rates.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { feeds } from './feeds.ts';
import { fieldChecks } from './field-checks.ts';
import { find } from './find.ts';
import { guestAffairs } from './guest-affairs.ts';
import { legalDocuments } from './legal-documents.ts';
import { mailDesk } from './mail-desk.ts';
import { messages } from './messages.ts';
import { newsletters } from './newsletters.ts';
import { occupancy } from './occupancy.ts';
import { offers } from './offers.ts';
import { ops } from './ops.ts';
import { overview } from './overview.ts';
import { personalData } from './personal-data.ts';
import { policies } from './policies.ts';
import { regions } from './regions.ts';
import { reports } from './reports.ts';
import { reservations } from './reservations.ts';
import { savedViews } from './saved-views.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { showcases } from './showcases.ts';
import { totp } from './totp.ts';
import { towns } from './towns.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';
import { externalRecords, villaDates } from './villa-dates.ts';
import { villaPrices } from './villa-prices.ts';
import { villaTypes } from './villa-types.ts';
import { villas } from './villas.ts';
import { website } from './website.ts';

/** Every call of the product, group by group in the order of the document; texts in `api.json` under the same names. */
export const groups = {
  auth,
  account,
  totp,
  find,
  savedViews,
  fieldChecks,
  search,
  website,
  messages,
  overview,
  users,
  personalData,
  villas,
  villaTypes,
  features,
  policies,
  feeds,
  villaPrices,
  villaDates,
  externalRecords,
  regions,
  towns,
  districts,
  reservations,
  boats,
  boatTypes,
  marinas,
  boatPrices,
  boatTerms,
  boatReservations,
  guestAffairs,
  transactions,
  occupancy,
  reports,
  showcases,
  offers,
  exchangeRates,
  banks,
  documents,
  contentPages,
  legalDocuments,
  settings,
  blogPosts,
  comments,
  faq,
  desk,
  newsletters,
  mailDesk,
  ops,
  docs,
} as const satisfies Record<string, Calls>;

export type GroupName = keyof typeof groups;

/** A call with its names. */
export interface NamedCall extends Call {
  name: string;
  group: GroupName;
  /** `GET` */
  verb: string;
  /** `/v1/admin/showtown/:id` */
  path: string;
}

export const calls: readonly NamedCall[] = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members as Calls).map(([name, call]) => {
    const [verb = '', path = ''] = call.route.split(' ');
    return { ...call, name, group: group as GroupName, verb, path };
  }),
);
