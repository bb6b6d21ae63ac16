import { addDays } from '../shared/days.ts';
import { at, dayFrom, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { type Numbered, numbered, type Row } from './rows.ts';
import type { VillaCalendar } from './stay-plan.ts';
import people from './texts/people.json' with { type: 'json' };

interface VillaBlocks {
  villa_closings: Numbered<'villa_closings'>[];
  external_records: Numbered<'external_records'>[];
}

/** What takes nights beside our own reservations: owners' weeks, repairs, stays sold elsewhere. */
export function blockVillas(books: readonly VillaCalendar[], moment: Moment): VillaBlocks {
  const random = createRandom('closings and external records');
  const open = books.filter(({ villa }) => villa.row.active);
  return {
    villa_closings: numbered(open.flatMap((book) => closingsOf(book, moment, random))),
    external_records: numbered(externalRecords(open, moment, random)),
  };
}

function closingsOf(book: VillaCalendar, moment: Moment, random: Random): Row<'villa_closings'>[] {
  return Array.from({ length: random.int(0, 3) }).flatMap(() => {
    const stay = freeRange(book, moment, { from: -220, until: 210, random });
    if (!stay) return [];
    book.calendar.take(stay.from, stay.until);
    const created_at = past(moment, addDays(stay.from, -20), [13, 25]);
    return [
      {
        villa_id: book.villa.row.id,
        stay: `[${stay.from},${stay.until})`,
        note: random.pick(people.closings),
        source: 'MANUAL',
        created_by: random.pick(STAFF_IDS),
        created_at,
        updated_at: created_at,
      },
    ];
  });
}

/** How many records there are in each state. */
const RECORDS = { APPROVED: 46, PENDING: 8, REJECTED: 7, CANCELLED: 6 } as const;

function externalRecords(books: readonly VillaCalendar[], moment: Moment, random: Random) {
  const states = Object.entries(RECORDS).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status),
  );
  const rows = states.flatMap((status) =>
    externalRecord(random.pick(books), status, { moment, random }),
  );
  return rows.sort((one, other) => String(one.created_at).localeCompare(String(other.created_at)));
}

function externalRecord(
  book: VillaCalendar,
  status: string,
  { moment, random }: { moment: Moment; random: Random },
): Row<'external_records'>[] {
  const isPending = status === 'PENDING';
  const from = isPending ? 8 : -300;
  const stay = freeRange(book, moment, { from, until: 180, random });
  if (!stay) return [];
  if (status === 'APPROVED') book.calendar.take(stay.from, stay.until);
  const day = isPending
    ? dayFrom(moment, -random.int(0, 3))
    : addDays(stay.from, -random.int(10, 40));
  const created_at = past(moment, day, [random.int(9, 12), random.int(0, 59)]);
  const decided_at = past(moment, day, [random.int(13, 18), random.int(0, 59)]);
  return [
    {
      villa_id: book.villa.row.id,
      stay: `[${stay.from},${stay.until})`,
      status,
      note: random.pick(people.external),
      reason: status === 'REJECTED' ? 'Bu tarihlerde onaylı bir rezervasyon var.' : null,
      created_by: book.villa.row.owner_id ?? null,
      decided_at: isPending ? null : decided_at,
      decided_by: isPending ? null : random.pick(STAFF_IDS),
      created_at,
      updated_at: isPending ? created_at : decided_at,
    },
  ];
}

interface Window {
  from: number;
  until: number;
  random: Random;
}

/** A free range of three to six nights within these days from today; none after some tries. */
export function freeRange({ calendar }: VillaCalendar, moment: Moment, window: Window) {
  const { from, until, random } = window;
  for (let attempt = 0; attempt < 6; attempt++) {
    const first = dayFrom(moment, random.int(from, until));
    const last = addDays(first, random.int(3, 6));
    // Today stays as it was planned by hand.
    const holdsToday = first <= dayFrom(moment, 2) && last >= dayFrom(moment, -2);
    if (!holdsToday && calendar.isFree(first, last)) return { from: first, until: last };
  }
  return undefined;
}

/** The ledger's rows of closings and of approved records. */
export function blockHoldsOf(blocks: VillaBlocks): Row<'villa_occupancies'>[] {
  const hold = (row: { villa_id: number; stay: string; created_at?: unknown }) => ({
    villa_id: row.villa_id,
    stay: row.stay,
    reservation_id: null,
    feed_event_id: null,
    expires_at: null,
    created_at: String(row.created_at ?? at('2026-01-01', 9)),
  });
  return [
    ...blocks.villa_closings.map((row) => ({
      ...hold(row),
      kind: 'CLOSING',
      closing_id: row.id,
      external_id: null,
    })),
    ...blocks.external_records
      .filter(({ status }) => status === 'APPROVED')
      .map((row) => ({ ...hold(row), kind: 'EXTERNAL', closing_id: null, external_id: row.id })),
  ];
}
