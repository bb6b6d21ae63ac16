import type { ReservationState } from '../domain/reservation-states.ts';
import { addDays } from '../shared/days.ts';
import { type Customer, customersOf } from './customers.ts';
import { dayFrom, type Moment } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { Source, VillaDraft } from './reservation-draft.ts';
import { createdBefore, hoursAgo, stateToday } from './reservation-states.ts';
import { isPriced, type PlannedStay, seasonOn, type VillaCalendar } from './stay-plan.ts';
import people from './texts/people.json' with { type: 'json' };
import type { DemoVilla } from './villas.ts';

interface Desk {
  moment: Moment;
  random: Random;
  customers: Customer[];
}

/** All reservations of villas: those that hold their nights, and those that never did or no longer do. */
export function villaDraftsOf(books: readonly VillaCalendar[], moment: Moment): VillaDraft[] {
  const random = createRandom('reservations of villas');
  const desk = { moment, random, customers: customersOf(900, random) };
  const holding = books.flatMap(({ stays }) => stays).map((stay) => heldDraft(stay, desk));
  const drafts = [...holding, ...lostDrafts(books, desk), ...requests(books, desk)];
  makeOptions(holding, desk);
  makeReviews(holding, desk);
  makeAgreements(holding);
  return drafts.sort((one, other) => Temporal.Instant.compare(one.created, other.created));
}

function heldDraft(stay: PlannedStay, desk: Desk): VillaDraft {
  const { moment, random } = desk;
  const state = stateToday(stay, moment, random);
  return draftOf(stay, { state, created: createdBefore(stay, moment, random) }, desk);
}

interface Beginning {
  state: ReservationState;
  created: Temporal.Instant;
}

function draftOf(stay: PlannedStay, { state, created }: Beginning, desk: Desk): VillaDraft {
  const { random, customers } = desk;
  const { villa, check_in, check_out } = stay;
  const source = random.pick<Source>(['WEB', 'WEB', 'WEB', 'PHONE', 'MESSAGE', 'STAFF', 'OFFER']);
  return {
    villa,
    check_in,
    check_out,
    state,
    customer: random.pick(customers),
    ...partyFor(villa, random),
    source,
    created,
    staff_word: state === 'CONFIRMED' && source !== 'WEB' && random.chance(0.12),
    called_off_by: random.chance(0.8) ? 'GUEST' : 'AGENCY',
    note: random.chance(0.18) ? random.pick(people.notes) : '',
    staff_note: random.chance(0.1) ? random.pick(people.staff_notes) : '',
    extra_ids: extrasFor(villa, check_in, random),
    option_until: null,
    agreed_percent: 0,
  };
}

function partyFor({ row }: DemoVilla, random: Random) {
  if (row.capacity <= 2) return { adults: 2, children: 0, babies: 0 };
  const people = random.int(Math.ceil(row.capacity * 0.5), row.capacity);
  const children = random.chance(0.55) ? random.int(1, Math.max(1, Math.floor(people / 2))) : 0;
  return { adults: people - children, children, babies: random.chance(0.12) ? 1 : 0 };
}

/** Now and then something extra; heating and wood only when it is cold. */
function extrasFor({ extras }: DemoVilla, check_in: string, random: Random): number[] {
  const month = Number(check_in.slice(5, 7));
  const isCold = month <= 5 || month >= 10;
  const possible = extras.filter(({ name }) => isCold || !['Havuz ısıtma', 'Odun'].includes(name));
  if (possible.length === 0 || !random.chance(0.28)) return [];
  return random.sample(possible, random.int(1, 2)).map(({ id }) => id);
}

const NEAR_FUTURE = { from: 8, until: 200 };

function futureOf(drafts: VillaDraft[], { moment }: Desk): VillaDraft[] {
  const [from, until] = [dayFrom(moment, NEAR_FUTURE.from), dayFrom(moment, NEAR_FUTURE.until)];
  return drafts.filter(
    ({ state, check_in }) => state === 'CONFIRMED' && check_in > from && check_in < until,
  );
}

/** Minutes from now until each option ends. */
const DEADLINES = [65, 150, 340, 545, 800, 1_110, 1_310, 1_405];

function makeOptions(drafts: VillaDraft[], desk: Desk): void {
  const chosen = desk.random.sample(futureOf(drafts, desk), DEADLINES.length);
  chosen.forEach((draft, index) => {
    const minutes = DEADLINES[index] ?? 600;
    const option_until = desk.moment.now.add({ minutes });
    const created = hoursAgo(desk.moment, 26 - Math.floor(minutes / 60), 10);
    Object.assign(draft, { state: 'OPTION', option_until, created, staff_word: false });
  });
}

function makeReviews(drafts: VillaDraft[], desk: Desk): void {
  desk.random.sample(futureOf(drafts, desk), 5).forEach((draft, index) => {
    const created = hoursAgo(desk.moment, 22 + index * 9, index * 7);
    Object.assign(draft, { state: 'PAYMENT_REVIEW', created, staff_word: false });
  });
}

function makeAgreements(drafts: VillaDraft[]): void {
  const told = drafts.filter(({ state, source }) => state === 'CONFIRMED' && source !== 'WEB');
  for (const draft of told.slice(0, 6)) Object.assign(draft, { agreed_percent: 5 });
}

/** Stays that were cancelled, rejected or never paid for; others may sleep there instead. */
function lostDrafts(books: readonly VillaCalendar[], desk: Desk): VillaDraft[] {
  const states: ReservationState[] = ['CANCELLED', 'EXPIRED', 'CANCELLED', 'EXPIRED', 'REJECTED'];
  return books.flatMap((book) =>
    Array.from({ length: desk.random.int(1, 3) }, () => desk.random.pick(states)).flatMap(
      (state) => {
        const stay = someStay(book, desk, [-390, 200]);
        if (!stay) return [];
        const created = createdBefore(stay, desk.moment, desk.random);
        return [draftOf(stay, { state, created }, desk)];
      },
    ),
  );
}

const REQUESTS = 14;

/** What came in during the last days and waits for an answer; the dates are free, but for two. */
function requests(books: readonly VillaCalendar[], desk: Desk): VillaDraft[] {
  const { moment, random } = desk;
  const onSale = books.filter(({ villa }) => villa.row.active);
  const wanted = random.sample(onSale, REQUESTS);
  return wanted.flatMap((book, index) => {
    const stay = index < 2 ? takenStay(book, desk) : freeStay(book, desk);
    if (!stay) return [];
    const created = hoursAgo(moment, Math.round(index ** 1.6), 12 + index * 3);
    const draft = draftOf(stay, { state: 'PENDING', created }, desk);
    return [{ ...draft, source: 'WEB' as const }];
  });
}

const takenStay = ({ stays }: VillaCalendar, { moment }: Desk) =>
  stays.find(({ check_in }) => check_in > dayFrom(moment, 10));

function freeStay(book: VillaCalendar, desk: Desk): PlannedStay | undefined {
  for (let attempt = 0; attempt < 12; attempt++) {
    const stay = someStay(book, desk, [6, 240]);
    if (stay && book.calendar.isFree(stay.check_in, stay.check_out)) return stay;
  }
  return undefined;
}

/** A stay somewhere within these days from today that its season's rules allow. */
function someStay(
  { villa }: VillaCalendar,
  { moment, random }: Desk,
  [from, until]: [number, number],
): PlannedStay | undefined {
  const check_in = dayFrom(moment, random.int(from, until));
  const season = seasonOn(villa, check_in);
  const nights = Math.max(season?.min_nights ?? 3, random.int(3, 8));
  const check_out = addDays(check_in, nights);
  const anyDay = season !== undefined && !season.arrival_weekdays;
  const isSold = anyDay && isPriced(villa, check_in, check_out);
  return isSold ? { villa, check_in, check_out } : undefined;
}
