import { feedConflictsOf, feedHoldsOf, feedsOf } from './feeds.ts';
import type { Moment } from './moments.ts';
import { pinStays } from './pinned-stays.ts';
import type { Rows } from './rows.ts';
import { emptyCalendars, fillCalendar } from './stay-plan.ts';
import { blockHoldsOf, blockVillas } from './villa-blocks.ts';
import { villaDraftsOf } from './villa-drafts.ts';
import { bookVillas, villaHoldsOf } from './villa-reservations.ts';
import type { DemoVilla } from './villas.ts';

/** Everything that takes nights of villas, and what was sold of them. */
export function villaSalesOf(villas: readonly DemoVilla[], moment: Moment) {
  const books = emptyCalendars(villas);
  pinStays(books, moment);
  const blocks = blockVillas(books, moment);
  const feeds = feedsOf(books, moment);
  for (const book of books) fillCalendar(book, moment);
  const booked = bookVillas(villaDraftsOf(books, moment), moment);
  const rows: Rows = {
    reservations: booked.map(({ row }) => row),
    ...blocks,
    ...feeds,
    feed_conflicts: feedConflictsOf(feeds, booked, moment),
    villa_occupancies: [
      ...villaHoldsOf(booked),
      ...blockHoldsOf(blocks),
      ...feedHoldsOf(feeds),
    ].map(unmoved),
  };
  return { booked, rows };
}

/** What is told to other calendars depends on it, and the demo is the same every time. */
const unmoved = <Hold extends { created_at?: unknown }>(hold: Hold) => ({
  ...hold,
  moved_at: String(hold.created_at),
});
