import type { ReservationState } from '../domain/reservation-states.ts';
import { addDays } from '../shared/days.ts';
import { type BoatCalendar, charterFrom, type PlannedCharter } from './charter-plan.ts';
import { type Customer, customersOf } from './customers.ts';
import { dayFrom, type Moment } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { BoatDraft, Source } from './reservation-draft.ts';
import { createdBefore, hoursAgo, stateToday } from './reservation-states.ts';
import people from './texts/people.json' with { type: 'json' };

interface Desk {
  moment: Moment;
  random: Random;
  customers: Customer[];
}

/** All reservations of boats, in the order they were made. */
export function boatDraftsOf(books: readonly BoatCalendar[], moment: Moment): BoatDraft[] {
  const random = createRandom('reservations of boats');
  const desk = { moment, random, customers: customersOf(160, random) };
  const held = books.flatMap(({ charters }) =>
    charters.map((charter) => {
      const state = stateToday(charter, moment, random);
      return draftOf(charter, { state, created: createdBefore(charter, moment, random) }, desk);
    }),
  );
  const drafts = [...held, ...lostDrafts(books, desk)];
  decideSome(held, desk);
  return drafts.sort((one, other) => Temporal.Instant.compare(one.created, other.created));
}

interface Beginning {
  state: ReservationState;
  created: Temporal.Instant;
}

function draftOf(charter: PlannedCharter, { state, created }: Beginning, desk: Desk): BoatDraft {
  const { random, customers } = desk;
  const { boat, unit } = charter;
  const room = unit === 'trip' ? boat.row.guests_day : (boat.row.guests_night ?? 2);
  const party = random.int(Math.ceil(room * 0.5), room);
  const children = random.chance(0.4) ? random.int(1, Math.max(1, Math.floor(party / 3))) : 0;
  const withExtras = boat.extras.length > 0 && random.chance(0.3);
  return {
    ...charter,
    state,
    customer: random.pick(customers),
    adults: Math.max(1, party - children),
    children: Math.min(children, party - 1),
    babies: 0,
    source: random.pick<Source>(['WEB', 'WEB', 'PHONE', 'MESSAGE']),
    created,
    staff_word: false,
    called_off_by: random.chance(0.8) ? 'GUEST' : 'AGENCY',
    note: random.chance(0.15) ? random.pick(people.notes) : '',
    staff_note: '',
    extra_ids: withExtras ? [random.pick(boat.extras).id] : [],
    option_until: null,
  };
}

/** A few of the charters to come wait for their payment. */
function decideSome(held: BoatDraft[], { moment, random }: Desk): void {
  const coming = held.filter(
    ({ state, check_in }) => state === 'CONFIRMED' && check_in > dayFrom(moment, 8),
  );
  random.sample(coming, 4).forEach((draft, index) => {
    const isOption = index < 3;
    Object.assign(draft, {
      state: isOption ? 'OPTION' : 'PAYMENT_REVIEW',
      created: hoursAgo(moment, 9 + index * 3),
      option_until: isOption ? moment.now.add({ hours: 4 + index * 5, minutes: 20 }) : null,
    });
  });
}

const LOST: ReservationState[] = ['CANCELLED', 'CANCELLED', 'EXPIRED', 'REJECTED', 'PENDING'];

/** Cancelled, expired and rejected charters, and requests of the last days. */
function lostDrafts(books: readonly BoatCalendar[], desk: Desk): BoatDraft[] {
  const { moment, random } = desk;
  const open = books.filter(({ boat }) => boat.row.active);
  return open.flatMap(({ boat, calendar }, index) => {
    const state = LOST[index % LOST.length] ?? 'CANCELLED';
    const isRequest = state === 'PENDING';
    const charter = someCharter(boat, desk, isRequest ? [20, 300] : [-380, 250]);
    if (!charter || (isRequest && !calendar.isFree(charter.check_in, charter.check_out))) return [];
    const created = isRequest
      ? hoursAgo(moment, 3 + index * 2, random.int(0, 50))
      : createdBefore(charter, moment, random);
    const draft = draftOf(charter, { state, created }, desk);
    return [isRequest ? { ...draft, source: 'WEB' as const } : draft];
  });
}

/** The first charter that can begin on or after some day; boats rest in winter. */
function someCharter(
  boat: BoatCalendar['boat'],
  { moment, random }: Desk,
  [from, until]: [number, number],
): PlannedCharter | undefined {
  let day = dayFrom(moment, random.int(from, until));
  for (let attempt = 0; attempt < 280; attempt++) {
    const charter = charterFrom(boat, day, random);
    if (charter) return charter;
    day = addDays(day, 1);
  }
  return undefined;
}
