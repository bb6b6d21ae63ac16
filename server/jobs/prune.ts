import { now, today } from '../clock.ts';
import { type Db, jobsDb as db } from '../db/index.ts';
import { allOf } from '../each-by-itself.ts';
import { log } from '../log.ts';
import { deletePastRows } from '../queries/prices/past-rows.ts';
import { pruneIncoming } from '../services/files/incoming-file.ts';
import { pruneOrphanPapers } from '../services/files/paper-files.ts';
import { pruneShareCards } from '../services/files/share-pictures.ts';
import { eraseAged } from '../services/guests/erase-aged.ts';
import type { Job } from './job.ts';

/** How long a call can be repeated with its Idempotency-Key. */
const IDEMPOTENCY_HOURS = 24;
/** A used or expired one-time link is kept so long to say "expired" instead of "unknown". */
const CODE_DAYS = 30;
/** A picture by which a page is shared is drawn again when somebody asks for it after that. */
const CARD_DAYS = 30;

/**
 * Removes what nothing asks for any more: ended sessions, old keys and codes, past rate limits, drawings,
 * uploads that were cut off, papers without a row, and guests' data that no law wants kept.
 */
export const prune: Job = {
  name: 'prune',
  cron: '35 * * * *',
  run: async () => {
    const instant = now();
    const told = (facts: object) => log.debug(facts, 'pruned');
    await allOf(
      [
        async () => told(await pruneAt(db, instant)),
        async () =>
          told({ share_cards: await pruneShareCards(instant.subtract({ hours: CARD_DAYS * 24 })) }),
        async () => told({ uploads: await pruneIncoming(instant.subtract({ hours: 1 })) }),
        async () => told(await eraseAged(db, today())),
        async () => told({ papers: await pruneOrphanPapers(db, instant.subtract({ hours: 1 })) }),
      ],
      'Some things could not be pruned',
    );
  },
};

export function pruneAt(db: Db, instant: Temporal.Instant) {
  const before = (hours: number) => new Date(instant.subtract({ hours }).epochMilliseconds);
  return deletePastRows(db, {
    now: before(0),
    keys_before: before(IDEMPOTENCY_HOURS),
    codes_before: before(CODE_DAYS * 24),
  });
}
