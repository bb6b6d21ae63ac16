import { sql } from 'kysely';

import { lockCalendar } from '../../server/queries/calendars/occupancies.ts';
import { db } from './db.ts';
import { until } from './until.ts';

/** Something that was started and stands in line; `done` is how it ended. */
interface Queued<Result> {
  done: Promise<PromiseSettledResult<Result>>;
}

/**
 * Holds a villa's calendar, so that whoever wants it waits in line and gets it in the order of
 * coming: `queue` starts the next one and resolves once it waits, `open` lets them in.
 */
export async function holdCalendar(villa_id: number) {
  const gate = await db.startTransaction().execute();
  await lockCalendar(gate, villa_id, 'villa');
  return gateOf(() => gate.commit().execute());
}

/** The same with a reservation's row. */
export const holdReservation = (id: number) => holdRow('reservations', id);

/** The same with a movement's row. */
export const holdMovement = (id: number) => holdRow('transactions', id);

type HeldTable =
  | 'reservations'
  | 'transactions'
  | 'faq_groups'
  | 'calendar_exports'
  | 'towns'
  | 'boat_pictures'
  | 'villas'
  | 'offers';

/** The same with any row. */
export async function holdRow(table: HeldTable, id: number) {
  const gate = await db.startTransaction().execute();
  await gate.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();
  return gateOf(() => gate.commit().execute());
}

function gateOf(open: () => Promise<unknown>) {
  return {
    open,
    async queue<Result>(start: () => Promise<Result>): Promise<Queued<Result>> {
      const before = await waiting();
      let isOver = false;
      const done = Promise.allSettled([start()]).then(([end]) => {
        isOver = true;
        return end;
      });
      await until(async () => isOver || (await waiting()) > before);
      if (isOver) throw new Error('It did not wait', { cause: await done });
      return { done };
    },
  };
}

/** How many of this database's connections wait for a lock. */
export async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
