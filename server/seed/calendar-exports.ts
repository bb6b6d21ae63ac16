import { newExportCode } from '../services/calendars/feed-secrets.ts';
import { dayFrom, fromNow, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { type Numbered, numbered } from './rows.ts';
import type { VillaCalendar } from './stay-plan.ts';

/** Where our calendars are read: `read` minutes ago, null by nobody yet. */
const EXPORTS = [
  { villa: 'Villa Poyraz', destination: 'AIRBNB', read: 35 },
  { villa: 'Villa Poyraz', destination: 'BOOKING', read: 110 },
  { villa: 'Villa Levissi', destination: 'BOOKING', read: 20 },
  { villa: 'Villa Kaunos', destination: 'VRBO', read: 4 * 24 * 60 },
  { villa: 'Villa Nar', destination: 'ALL', read: null },
];

/** Calendars given out to other sites. Their codes are new each time, as any secret is. */
export const exportsOf = (
  books: readonly VillaCalendar[],
  moment: Moment,
): Numbered<'calendar_exports'>[] =>
  numbered(
    EXPORTS.flatMap(({ villa, destination, read }) => {
      const book = books.find(({ villa: { plan } }) => plan.name === villa);
      if (!book) return [];
      const { code_hash, code_encrypted } = newExportCode();
      const made = past(moment, dayFrom(moment, -60), [14, 20]);
      return [
        {
          villa_id: book.villa.row.id,
          destination,
          code_hash,
          code_encrypted,
          created_by: STAFF_IDS[1] ?? null,
          created_at: made,
          renewed_at: made,
          last_read_at: read === null ? null : fromNow(moment, 0, -read),
        },
      ];
    }),
  );
