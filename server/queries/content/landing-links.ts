import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { LANDING_KINDS } from '../../schemas/faq-desk.ts';

/** A type or a place with a page of its own, and whose page it is. */
export interface LandingKey {
  kind: (typeof LANDING_KINDS)[number];
  id: number;
}

/** What leads to such a page or stands on it. */
export interface LandingLinks {
  question_groups: number;
  /** Whose “all” leads there. */
  showcases: number;
}

export async function countLinks(db: Db, { kind, id }: LandingKey): Promise<LandingLinks> {
  const { rows } = await sql<LandingLinks>`
    select
      (select count(*)::int from faq_groups where landing_kind = ${kind} and landing_id = ${id})
        as question_groups,
      (select count(*)::int from showcases where link in (${addresses({ kind, id })})) as showcases`.execute(
    db,
  );
  return rows[0] ?? { question_groups: 0, showcases: 0 };
}

/** Takes the links to a page away; which showcases had one, and what it was. */
export async function unlinkShowcases(db: Db, key: LandingKey) {
  const { rows } = await sql<{ id: number; link: string }>`
    update showcases w set link = null
    from showcases former
    where former.id = w.id and w.link in (${addresses(key)})
    returning w.id, former.link`.execute(db);
  return rows;
}

/** The link of the showcase `w`, but for one to the page of a type that is not shown. */
export const openLink = sql<string | null>`case when not exists (
    select from landing_slugs l
    left join villa_types y on l.kind = 'VILLA_TYPE' and y.id = l.entity_id
    left join boat_types b on l.kind = 'BOAT_TYPE' and b.id = l.entity_id
    where l.slug = substr(w.link, 2) and not coalesce(y.active, b.active, true)
  ) then w.link end`;

/** The page's present and former ones. */
const addresses = ({ kind, id }: LandingKey) =>
  sql`select '/' || slug from landing_slugs where kind = ${kind} and entity_id = ${id}`;
