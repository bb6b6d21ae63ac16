import { addDays } from '../shared/days.ts';
import { boatDraftsOf } from './boat-drafts.ts';
import { boatHoldsOf, bookBoats } from './boat-reservations.ts';
import type { DemoBoat } from './boats.ts';
import { type BoatCalendar, charterCalendars } from './charter-plan.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import { createRandom } from './random.ts';
import { type Numbered, numbered, type Row, type Rows } from './rows.ts';

export function boatSalesOf(boats: readonly DemoBoat[], moment: Moment) {
  const books = charterCalendars(boats, moment);
  const booked = bookBoats(boatDraftsOf(books, moment), moment);
  const boat_closings = winterCareOf(books, moment);
  const rows: Rows = {
    boat_reservations: booked.map(({ row }) => row),
    boat_closings,
    boat_occupancies: [...boatHoldsOf(booked), ...closingHoldsOf(boat_closings)],
  };
  return { booked, rows };
}

/** Every third boat is hauled out for some days when nobody has taken it. */
function winterCareOf(books: readonly BoatCalendar[], moment: Moment): Numbered<'boat_closings'>[] {
  const random = createRandom('winter care of boats');
  const rows = books.flatMap(({ boat, calendar }, index): Row<'boat_closings'>[] => {
    const from = dayFrom(moment, random.int(20, 130));
    const until = addDays(from, random.int(6, 14));
    if (index % 3 !== 0 || !boat.row.active || !calendar.isFree(from, until)) return [];
    const created_at = past(moment, dayFrom(moment, -12), [10, 40]);
    return [
      {
        boat_id: boat.row.id,
        stay: `[${from},${until})`,
        note: random.pick(['Karaya çekilecek, alt boya', 'Motor bakımı', 'Güverte verniği']),
        created_by: STAFF_IDS[2] ?? null,
        created_at,
        updated_at: created_at,
      },
    ];
  });
  return numbered(rows);
}

const closingHoldsOf = (closings: Numbered<'boat_closings'>[]): Row<'boat_occupancies'>[] =>
  closings.map(({ id, boat_id, stay, created_at }) => ({
    boat_id,
    stay,
    kind: 'CLOSING',
    reservation_id: null,
    closing_id: id,
    starts_at: null,
    ends_at: null,
    expires_at: null,
    created_at,
  }));
