import type { Db } from '../../db/index.ts';

/** The row's end is reckoned anew from a wait: so far off it can be, in milliseconds. */
const NEAR = 5000;

/**
 * Gives a point back to the window it was taken in, which ends at `expires`. A window that came after it
 * is left alone: a point of an older one would be one try more than it allows.
 */
export async function giveBackPoint(db: Db, key: string, expires: number): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .where('expire', '>', expires - NEAR)
    .where('expire', '<', expires + NEAR)
    .execute();
}
