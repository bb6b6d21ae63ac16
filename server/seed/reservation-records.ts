import { guestDocumentOf } from '../domain/guest-documents.ts';
import { SEALED_AT } from '../services/guests/guest-lists.ts';
import { seal } from '../services/sealed.ts';
import { addDays } from '../shared/days.ts';
import type { BookedBoat } from './boat-reservations.ts';
import { dayFrom, type Moment } from './moments.ts';
import { identityNumberOf } from './numbers.ts';
import { createRandom, type Random } from './random.ts';
import { type Booked, type Of, ofReservation, staffFor } from './reservation-rows.ts';
import type { Row, Rows } from './rows.ts';
import people from './texts/people.json' with { type: 'json' };
import type { BookedVilla } from './villa-reservations.ts';

/** What hangs on reservations of villas and boats. */
export function recordsOf({ villas, boats }: Sold, moment: Moment): Rows {
  const random = createRandom('records of reservations');
  const all = [
    ...villas.map((booked) => ({
      booked,
      of: 'reservation_id' as const,
      extras: booked.draft.villa.extras,
    })),
    ...boats.map((booked) => ({
      booked,
      of: 'boat_reservation_id' as const,
      extras: booked.draft.boat.extras,
    })),
  ];
  return {
    reservation_events: all.flatMap(({ booked, of }) => eventsOf(booked, of)),
    reservation_extras: all.flatMap(({ booked, of, extras }) => extraRowsOf(booked, of, extras)),
    reservation_guests: all.flatMap(({ booked, of }) => guestsOf(booked, of, { moment, random })),
  };
}

interface Sold {
  villas: readonly BookedVilla[];
  boats: readonly BookedBoat[];
}

/** The timeline, oldest first. */
const eventsOf = (booked: BookedVilla | BookedBoat, of: Of): Row<'reservation_events'>[] =>
  booked.steps.map((step, index) => ({
    ...ofReservation(booked, of),
    at: step.at.toString(),
    kind: index === 0 ? 'CREATED' : 'MOVED',
    from_status: step.from,
    to_status: step.to,
    reason: step.reason,
    actor_id: step.by === 'ADMIN' ? staffFor(booked.id) : null,
    actor_role: step.by,
    guest_told: ['PENDING', 'OPTION', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED'].includes(
      step.to,
    ),
    details: {
      staff_word: step.to === 'CONFIRMED' && booked.draft.staff_word,
      ...(step === booked.steps.at(-1) && booked.ending),
    },
  }));

interface ListedExtra {
  id: number;
  name: string;
  unit: string;
}

/** The quote's extras as rows, with their amounts as frozen. */
const extraRowsOf = (
  booked: Booked,
  of: Of,
  extras: readonly ListedExtra[],
): Row<'reservation_extras'>[] =>
  booked.quote.extras.map(({ id, name, amount_kurus }) => ({
    ...ofReservation(booked, of),
    villa_extra_id: of === 'reservation_id' ? id : null,
    boat_extra_id: of === 'boat_reservation_id' ? id : null,
    name,
    unit: extras.find((extra) => extra.id === id)?.unit ?? 'STAY',
    amount_kurus,
  }));

/** A paper's number as the product keeps it: sealed, and masked to be shown. */
function paperOf(typed: string, nationality: string) {
  const paper = guestDocumentOf(typed, nationality);
  if (!paper) throw new RangeError(`${typed} is no paper's number`);
  return {
    document_kind: paper.kind,
    document_no_masked: paper.masked,
    document_no_encrypted: seal(paper.number, SEALED_AT),
  };
}

/** The guest lists of the last months. */
function guestsOf(booked: Booked, of: Of, facts: { moment: Moment; random: Random }) {
  const { moment, random } = facts;
  const { check_in, check_out, state, adults, children, customer } = booked.draft;
  const isNear = check_out >= dayFrom(moment, -150) && check_in <= dayFrom(moment, 12);
  if (!isNear || !['CONFIRMED', 'CHECKED_IN', 'COMPLETED'].includes(state)) return [];
  const names = customer.customer_name.split(' ');
  const last_name = names.at(-1) ?? '';
  return Array.from({ length: adults + children }, (_, index): Row<'reservation_guests'> => {
    const isWoman = random.chance(0.5);
    const isTurkish = customer.country === 'TR';
    const first =
      index === 0 ? names.slice(0, -1).join(' ') : random.pick(isWoman ? people.women : people.men);
    const age = index < adults ? random.int(24, 61) : random.int(3, 12);
    return {
      ...ofReservation(booked, of),
      first_name: first,
      last_name,
      sex: index === 0 ? sexOfCustomer(customer.customer_name) : sexOf(isWoman),
      nationality: customer.country,
      ...paperOf(
        isTurkish
          ? identityNumberOf(`10000${random.int(10, 99)}${random.int(10, 99)}`)
          : `U10000${random.int(10, 99)}`,
        customer.country,
      ),
      birth_date: addDays(check_in, -age * 365 - random.int(0, 360)),
      plate:
        index === 0 ? `${random.pick(['34', '06', '35', '07'])} KOY ${random.int(100, 999)}` : null,
      position: index,
    };
  });
}

const sexOf = (isWoman: boolean) => (isWoman ? 'F' : 'M');

function sexOfCustomer(name: string): string {
  const foreigner = people.foreigners.find((other) => other.name === name);
  return foreigner?.sex ?? sexOf(people.women.includes(name.split(' ')[0] ?? ''));
}
