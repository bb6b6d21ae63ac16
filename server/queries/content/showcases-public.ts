import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';
import { cardColumns, type FoundVilla } from '../listings/card-columns.ts';
import { openLink } from './landing-links.ts';

/** A villa of a showcase, and the showcase. */
export interface ShownVilla extends FoundVilla {
  showcase_id: number;
  title: string;
  subtitle: string;
  link: string | null;
}

/** The villas on sale of all showcases that are shown, both in staff's order. */
export async function listShowcaseVillas(db: Db): Promise<ShownVilla[]> {
  const { rows } = await sql<ShownVilla>`
    select ${cardColumns}, w.id as showcase_id, w.title, w.subtitle, ${openLink} as link
    from showcases w
    join showcase_villas x on x.showcase_id = w.id
    join villa_search s on s.villa_id = x.villa_id and s.active
    where w.active
    order by w.position, w.id, x.position, x.id`.execute(db);
  return rows;
}
