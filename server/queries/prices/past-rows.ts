import type { Db } from '../../db/index.ts';

interface Moments {
  now: Date;
  /** Keys of repeatable calls made before. */
  keys_before: Date;
  /** One-time links that ended before. */
  codes_before: Date;
}

/** Deletes the rows that nothing asks for any more: how many of each table. */
export async function deletePastRows(db: Db, { now, keys_before, codes_before }: Moments) {
  const [sessions, keys, codes, limits] = [
    await db.deleteFrom('sessions').where('expire', '<', now).executeTakeFirst(),
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', keys_before)
      .executeTakeFirst(),
    await db.deleteFrom('one_time_codes').where('expires_at', '<', codes_before).executeTakeFirst(),
    await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).executeTakeFirst(),
  ];
  return {
    sessions: Number(sessions.numDeletedRows),
    idempotency_keys: Number(keys.numDeletedRows),
    one_time_codes: Number(codes.numDeletedRows),
    rate_limits: Number(limits.numDeletedRows),
  };
}
