import { today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { getFeedEvent, giveNightsToClosing } from '../../queries/calendars/feed-events.ts';
import { type ClosingRow, insertClosing } from '../../queries/calendars/villa-dates.ts';
import type { FeedAdoption } from '../../schemas/feeds.ts';
import { audit, type Doer } from '../audit.ts';
import { closingAnswer } from './closing-answers.ts';
import { openCalendar } from './feeds.ts';

/**
 * Makes nights that another site's calendar closed staff's own: a closing of source `FEED` takes them
 * over, one row of the ledger that changes, so that nobody can have them in between. From then on the
 * calendar does not decide: what it no longer shows stays closed until staff open it, and what it
 * still shows then is its own again.
 * @throws 404; 409 `event_not_held` when the calendar gave the nights up, or somebody else has them
 */
export function adoptFeedEvent(
  pool: Db,
  id: number,
  { note }: FeedAdoption,
  doer: Doer,
): Promise<ClosingRow> {
  return inTransaction(pool, async (db) => {
    const { villa_id } = await getFeedEvent(db, id);
    await openCalendar(db, villa_id, today().toString());
    // Once nobody else can change the calendar it may be another one.
    const event = await getFeedEvent(db, id);
    if (!event.held) throw conflict('event_not_held');
    const closing = await insertClosing(db, {
      villa_id,
      stay: event.stay,
      note: note || [event.feed_name, event.summary].filter(Boolean).join(': '),
      source: 'FEED',
      feed_id: event.feed_id,
      created_by: doer.id,
    });
    await giveNightsToClosing(db, id, closing.id);
    await audit(db, doer, {
      action: 'villa_date.adopted',
      entity: 'villa_date',
      entity_id: closing.id,
      before: { feed_id: event.feed_id, feed_event_id: id },
      after: closingAnswer(closing),
    });
    return closing;
  });
}
