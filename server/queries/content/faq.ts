import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

export interface FaqGroupRow {
  id: number;
  title: string;
  /** Answers are rich text as they were saved. */
  entries: { id: number; question: string; answer: string }[];
}

/**
 * The general questions by group, in staff's order; `words` (folded) have to be in the question, the
 * answer or the group's title, all of them.
 */
export async function searchFaq(db: Db, words: readonly string[]): Promise<FaqGroupRow[]> {
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await sql<FaqGroupRow>`
    select g.id, g.title,
      json_agg(json_build_object('id', e.id, 'question', e.question, 'answer', e.answer)
        order by e.position, e.id) as entries
    from faq_groups g join faq_entries e on e.group_id = g.id and e.active
    where g.active and g.landing_kind is null
      and tr_fold(concat_ws(' ', g.title, e.question, regexp_replace(e.answer, '<[^>]*>', ' ', 'g')))
        like all (${patterns}::text[])
    group by g.id
    order by g.position, g.id`.execute(db);
  return rows;
}
