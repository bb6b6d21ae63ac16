import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

interface Named {
  id: number;
  name: string;
}

/** What the list of villas can be narrowed to, in one round trip. */
export interface VillaListOptions {
  /** In staff's order. */
  regions: Named[];
  /** By region and name. */
  towns: (Named & { region_id: number })[];
  /** In staff's order. */
  types: Named[];
  /** Owners with a villa, by name. */
  owners: Named[];
}

export async function getVillaListOptions(db: Db): Promise<VillaListOptions> {
  const { rows } = await sql<VillaListOptions>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, id), '[]')
        from regions) as regions,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name,
          'region_id', t.region_id) order by r.position, t.name collate "tr-x-icu", t.id), '[]')
        from towns t join regions r on r.id = t.region_id) as towns,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, id), '[]')
        from villa_types) as types,
      (select coalesce(json_agg(json_build_object('id', u.id,
          'name', u.first_name || ' ' || u.last_name)
          order by u.first_name || ' ' || u.last_name collate "tr-x-icu", u.id), '[]')
        from users u
        where exists (select from villas v where v.owner_id = u.id and v.deleted_at is null)) as owners
  `.execute(db);
  return rows[0] ?? { regions: [], towns: [], types: [], owners: [] };
}
