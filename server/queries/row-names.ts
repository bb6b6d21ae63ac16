import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { type Changed, type RowNames, referenceKey, referencesIn } from '../shared/references.ts';

/**
 * The name of a row `w.id` of each kind that the log speaks of; null where rows have none. A test holds the
 * kinds against their words (`ops:entity`).
 */
export const ROW_NAMES: Readonly<Record<string, string | null>> = {
  access: null,
  bank_account: 'select bank_name from bank_accounts where id = w.id',
  boat: 'select name from boats where id = w.id',
  boat_closing:
    'select b.name from boat_closings c join boats b on b.id = c.boat_id where c.id = w.id',
  boat_discount:
    'select b.name from boat_discounts d join boats b on b.id = d.boat_id where d.id = w.id',
  boat_extra: 'select b.name from boat_extras e join boats b on b.id = e.boat_id where e.id = w.id',
  boat_picture:
    'select b.name from boat_pictures p join boats b on b.id = p.boat_id where p.id = w.id',
  boat_price: 'select b.name from boat_prices p join boats b on b.id = p.boat_id where p.id = w.id',
  boat_reservation: 'select reservation_id from boat_reservations where id = w.id',
  boat_type: 'select name from boat_types where id = w.id',
  btrans_report: null,
  calendar_export: null,
  calendar_feed: 'select name from calendar_feeds where id = w.id',
  cancellation_policy: 'select name from cancellation_policies where id = w.id',
  column_choice: null,
  comment: null,
  contact_message: null,
  content_page: 'select title from content_pages where id = w.id',
  district: 'select name from districts where id = w.id',
  document: 'select title from documents where id = w.id',
  exchange_rate: null,
  external_record:
    'select v.name from external_records e join villas v on v.id = e.villa_id where e.id = w.id',
  faq_entry: 'select question from faq_entries where id = w.id',
  faq_group: 'select title from faq_groups where id = w.id',
  feature: 'select name from features where id = w.id',
  feature_category: 'select name from feature_categories where id = w.id',
  feed_conflict: null,
  job: null,
  legal_document: 'select title from legal_documents where id = w.id',
  list: null,
  mail: null,
  mail_template: 'select name from mail_templates where id = w.id',
  marina: 'select name from marinas where id = w.id',
  newsletter: 'select subject from newsletters where id = w.id',
  offer: 'select customer_name from offers where id = w.id',
  payment_link: null,
  personal_data: null,
  picture: null,
  post: 'select title from blog_posts where id = w.id',
  region: 'select name from regions where id = w.id',
  reservation: 'select reservation_id from reservations where id = w.id',
  saved_view: 'select name from saved_views where id = w.id',
  session: null,
  settings: null,
  showcase: 'select title from showcases where id = w.id',
  showcase_villa:
    'select v.name from showcase_villas s join villas v on v.id = s.villa_id where s.id = w.id',
  subscriber: 'select email from subscribers where id = w.id',
  town: 'select name from towns where id = w.id',
  transaction: null,
  user: "select first_name || ' ' || last_name from users where id = w.id",
  villa: 'select name from villas where id = w.id',
  villa_date:
    'select v.name from villa_closings c join villas v on v.id = c.villa_id where c.id = w.id',
  villa_discount:
    'select v.name from villa_discounts d join villas v on v.id = d.villa_id where d.id = w.id',
  villa_extra:
    'select v.name from villa_extras e join villas v on v.id = e.villa_id where e.id = w.id',
  villa_picture:
    'select v.name from villa_pictures p join villas v on v.id = p.villa_id where p.id = w.id',
  villa_price:
    'select v.name from villa_prices p join villas v on v.id = p.villa_id where p.id = w.id',
  villa_type: 'select name from villa_types where id = w.id',
};

const nameOfKind = sql.raw(
  Object.entries(ROW_NAMES)
    .map(([kind, name]) => (name === null ? '' : `when '${kind}' then (${name})`))
    .join('\n'),
);

/** The names of all rows that these changes speak of, in one query; none where none is spoken of. */
export async function listRowNames(db: Db, changes: readonly Changed[]): Promise<RowNames> {
  const wanted = new Map(
    changes.flatMap(referencesIn).map((reference) => [referenceKey(reference), reference]),
  );
  if (wanted.size === 0) return {};
  const kinds = [...wanted.values()].map(({ kind }) => kind);
  const ids = [...wanted.values()].map(({ id }) => id);
  const { rows } = await sql<{ kind: string; id: number; name: string | null }>`
    select w.kind, w.id, case w.kind ${nameOfKind} end as name
    from unnest(${kinds}::text[], ${ids}::bigint[]) as w (kind, id)`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name, ...row }) => (name === null ? [] : [[referenceKey(row), name]])),
  );
}
