import { sql } from 'kysely';

import type { Db } from '../db/index.ts';
import { type Changed, type RowNames, referenceKey, referencesIn } from '../shared/references.ts';

/** The names of all rows that these changes speak of, in one query; none where none is spoken of. */
export async function listRowNames(db: Db, changes: readonly Changed[]): Promise<RowNames> {
  const wanted = new Map(
    changes.flatMap(referencesIn).map((reference) => [referenceKey(reference), reference]),
  );
  if (wanted.size === 0) return {};
  const kinds = [...wanted.values()].map(({ kind }) => kind);
  const ids = [...wanted.values()].map(({ id }) => id);
  const { rows } = await sql<{ kind: string; id: number; name: string | null }>`
    select w.kind, w.id, case w.kind
      when 'villa' then (select name from villas where id = w.id)
      when 'boat' then (select name from boats where id = w.id)
      when 'user' then (select first_name || ' ' || last_name from users where id = w.id)
      when 'region' then (select name from regions where id = w.id)
      when 'town' then (select name from towns where id = w.id)
      when 'district' then (select name from districts where id = w.id)
      when 'villa_type' then (select name from villa_types where id = w.id)
      when 'boat_type' then (select name from boat_types where id = w.id)
      when 'marina' then (select name from marinas where id = w.id)
      when 'feature' then (select name from features where id = w.id)
      when 'feature_category' then (select name from feature_categories where id = w.id)
      when 'cancellation_policy' then (select name from cancellation_policies where id = w.id)
      when 'showcase' then (select title from showcases where id = w.id)
      when 'bank_account' then (select bank_name from bank_accounts where id = w.id)
      when 'post' then (select title from blog_posts where id = w.id)
      when 'document' then (select title from documents where id = w.id)
      when 'faq_group' then (select title from faq_groups where id = w.id)
      when 'faq_entry' then (select question from faq_entries where id = w.id)
      when 'mail_template' then (select name from mail_templates where id = w.id)
      when 'newsletter' then (select subject from newsletters where id = w.id)
      when 'content_page' then (select title from content_pages where id = w.id)
      when 'legal_document' then (select title from legal_documents where id = w.id)
      when 'subscriber' then (select email from subscribers where id = w.id)
      when 'calendar_feed' then (select name from calendar_feeds where id = w.id)
      when 'offer' then (select customer_name from offers where id = w.id)
      when 'reservation' then (select reservation_id from reservations where id = w.id)
      when 'boat_reservation' then
        (select reservation_id from boat_reservations where id = w.id)
      when 'villa_price' then
        (select v.name from villa_prices p join villas v on v.id = p.villa_id where p.id = w.id)
      when 'villa_discount' then
        (select v.name from villa_discounts d join villas v on v.id = d.villa_id where d.id = w.id)
      when 'villa_extra' then
        (select v.name from villa_extras e join villas v on v.id = e.villa_id where e.id = w.id)
      when 'villa_picture' then
        (select v.name from villa_pictures p join villas v on v.id = p.villa_id where p.id = w.id)
      when 'villa_date' then
        (select v.name from villa_closings c join villas v on v.id = c.villa_id where c.id = w.id)
      when 'external_record' then
        (select v.name from external_records e join villas v on v.id = e.villa_id where e.id = w.id)
      when 'showcase_villa' then
        (select v.name from showcase_villas s join villas v on v.id = s.villa_id where s.id = w.id)
      when 'boat_price' then
        (select b.name from boat_prices p join boats b on b.id = p.boat_id where p.id = w.id)
      when 'boat_discount' then
        (select b.name from boat_discounts d join boats b on b.id = d.boat_id where d.id = w.id)
      when 'boat_extra' then
        (select b.name from boat_extras e join boats b on b.id = e.boat_id where e.id = w.id)
      when 'boat_picture' then
        (select b.name from boat_pictures p join boats b on b.id = p.boat_id where p.id = w.id)
      when 'boat_closing' then
        (select b.name from boat_closings c join boats b on b.id = c.boat_id where c.id = w.id)
      end as name
    from unnest(${kinds}::text[], ${ids}::bigint[]) as w (kind, id)`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ name, ...row }) => (name === null ? [] : [[referenceKey(row), name]])),
  );
}
