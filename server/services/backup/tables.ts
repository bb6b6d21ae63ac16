import type { DB } from '../../db/tables.ts';

/** `left_out`: restored empty. */
type Treatment = 'kept' | 'left_out';

/**
 * What a backup does with each table of the product; the compiler asks for a line when a table is added.
 * Mails that wait are kept: what was sent after the backup is sent again after a restore, as a mail twice
 * is better than never (decision 18). Search tables could be made anew, and are small enough to keep.
 */
export const TABLES: Record<keyof DB, Treatment> = {
  // Who was signed in signs in again: a backup that is stolen opens nobody's dashboard.
  sessions: 'left_out',
  // A link to a password that was used since would be good again; a new one is asked for.
  one_time_codes: 'left_out',
  // How often somebody tried within the last hour.
  rate_limits: 'left_out',

  audit_log: 'kept',
  bank_accounts: 'kept',
  blog_post_tags: 'kept',
  blog_posts: 'kept',
  blog_tags: 'kept',
  boat_boat_types: 'kept',
  boat_closings: 'kept',
  boat_discounts: 'kept',
  boat_extras: 'kept',
  boat_features: 'kept',
  boat_occupancies: 'kept',
  boat_pictures: 'kept',
  boat_prices: 'kept',
  boat_reservations: 'kept',
  boat_search: 'kept',
  boat_types: 'kept',
  boats: 'kept',
  btrans_reports: 'kept',
  calendar_exports: 'kept',
  calendar_feeds: 'kept',
  cancellation_policies: 'kept',
  comment_pictures: 'kept',
  comments: 'kept',
  column_choices: 'kept',
  contact_messages: 'kept',
  content_pages: 'kept',
  content_versions: 'kept',
  deposits: 'kept',
  destruction_log: 'kept',
  districts: 'kept',
  documents: 'kept',
  exchange_rates: 'kept',
  external_records: 'kept',
  faq_entries: 'kept',
  faq_groups: 'kept',
  feature_categories: 'kept',
  features: 'kept',
  feed_conflicts: 'kept',
  feed_events: 'kept',
  feed_imports: 'kept',
  gone_slugs: 'kept',
  idempotency_keys: 'kept',
  landing_slugs: 'kept',
  legal_acceptances: 'kept',
  legal_documents: 'kept',
  mail_templates: 'kept',
  mails: 'kept',
  marinas: 'kept',
  newsletters: 'kept',
  offer_villas: 'kept',
  offers: 'kept',
  past_slugs: 'kept',
  payment_links: 'kept',
  regions: 'kept',
  reported_refunds: 'kept',
  reservation_documents: 'kept',
  reservation_events: 'kept',
  reservation_extras: 'kept',
  reservation_guests: 'kept',
  reservation_requests: 'kept',
  reservation_revisions: 'kept',
  reservations: 'kept',
  saved_views: 'kept',
  search_words: 'kept',
  settings: 'kept',
  showcase_villas: 'kept',
  showcases: 'kept',
  stored_pictures: 'kept',
  subscriber_events: 'kept',
  subscribers: 'kept',
  // Used ones may be good again; without them who lost the phone would stay outside.
  totp_recovery_codes: 'kept',
  totp_secrets: 'kept',
  towns: 'kept',
  transaction_events: 'kept',
  transactions: 'kept',
  users: 'kept',
  villa_closings: 'kept',
  villa_discounts: 'kept',
  villa_distances: 'kept',
  villa_extras: 'kept',
  villa_features: 'kept',
  villa_occupancies: 'kept',
  villa_openings: 'kept',
  villa_permit_files: 'kept',
  villa_pictures: 'kept',
  villa_prices: 'kept',
  villa_rooms: 'kept',
  villa_search: 'kept',
  villa_types: 'kept',
  villa_villa_types: 'kept',
  villas: 'kept',
};

/** Kysely's own: a restore makes them by running the migrations. */
export const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** The tables a backup holds, in the order in which they are read. */
export const keptTables = (): string[] =>
  Object.entries(TABLES).flatMap(([name, treatment]) => (treatment === 'kept' ? name : []));
