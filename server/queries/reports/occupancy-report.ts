import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import type { TakenKind } from '../../shared/taken-kinds.ts';
import { isTaken } from '../calendars/is-taken.ts';
import { amountCounted } from '../payments/amounts-due.ts';
import { nightsBrought } from './nights-brought.ts';
import { SOLD } from './state-lists.ts';

/** A stay of the ledger with what its sale, if it is one, was frozen at. */
export interface LedgerStay {
  /** 'YYYY-MM-DD', half-open, as text of a `daterange`. */
  stay: string;
  kind: TakenKind;
  status: string | null;
  total_kurus: number | null;
  nights_kurus: number[] | null;
}

export interface ReportedVilla {
  villa_id: number;
  name: string;
  stays: LedgerStay[];
}

/**
 * Villas with all that ever took their days, an owner's narrowed to their own and without what a former owner's
 * stays cost; `total` counts the villas.
 */
export async function listReportedVillas(
  db: Db,
  actor: Actor,
  page: { villa_id: number[]; skip: number; take: number },
): Promise<{ rows: ReportedVilla[]; total: number }> {
  const { villa_id, skip, take } = page;
  const told =
    actor.role === 'OWNER'
      ? sql`case when coalesce(r.owner_id, ${actor.id}) = ${actor.id} then ${amountCounted('r')} end`
      : amountCounted('r');
  const { rows } = await sql<ReportedVilla & { matching: number }>`
    with shown as materialized (
      select v.id, v.name, v.position, count(*) over ()::int as matching
      from villas v
      where v.deleted_at is null
        and (${actor.role !== 'OWNER'} or v.owner_id = ${actor.id})
        and (${villa_id.length === 0} or v.id = any(${villa_id}::int[]))
      order by v.position, v.id
      limit ${take} offset ${skip}
    ),
    taken as (
      select o.villa_id, json_agg(json_build_object(
        'stay', o.stay, 'kind', o.kind, 'status', r.status, 'total_kurus', ${told},
        'nights_kurus', case when r.status in ${SOLD} then ${nightsBrought('r')} end)) as stays
      from villa_occupancies o left join reservations r on r.id = o.reservation_id
      where o.villa_id in (select id from shown) and ${isTaken('villa')}
      group by o.villa_id
    )
    select shown.id as villa_id, shown.name, shown.matching, coalesce(taken.stays, '[]') as stays
    from shown left join taken on taken.villa_id = shown.id
    order by shown.position, shown.id`.execute(db);
  if (rows.length === 0 && skip > 0)
    return {
      rows,
      total: (await listReportedVillas(db, actor, { ...page, skip: 0, take: 1 })).total,
    };
  return { rows, total: rows[0]?.matching ?? 0 };
}
