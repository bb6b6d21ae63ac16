import { addDays } from '../shared/days.ts';
import { at, type Moment } from './moments.ts';
import type { Random } from './random.ts';
import type { Draft, Step } from './reservation-draft.ts';
import people from './texts/people.json' with { type: 'json' };

type State = Step['to'];

/** Every state a reservation came through, in order, none later than now. */
export function historyOf(draft: Draft, moment: Moment, random: Random): Step[] {
  const { created, state, source } = draft;
  const byGuest = source === 'WEB' || source === 'OFFER';
  const path = pathTo(state, { byGuest, random });
  const steps: Step[] = [];
  let instant = created;
  path.forEach((to, index) => {
    if (index > 0) instant = nextInstant(to, instant, { draft, moment, random });
    const from = path[index - 1] ?? null;
    const by = moverOf(to, { draft, byGuest, first: index === 0, random });
    steps.push({ from, to, at: instant, by, reason: reasonOf(to, by, { draft, random }) });
  });
  return steps;
}

interface PathFacts {
  byGuest: boolean;
  random: Random;
}

/** Guests ask first; staff often write an option or a confirmed stay at once. */
function pathTo(state: State, { byGuest, random }: PathFacts): State[] {
  const asked: State[] = byGuest ? ['PENDING'] : [];
  const option: State[] = [...asked, 'OPTION'];
  const review: State[] = random.chance(0.3) ? ['PAYMENT_REVIEW'] : [];
  const confirmed: State[] = [...option, ...review, 'CONFIRMED'];
  const ways: Record<State, State[]> = {
    PENDING: ['PENDING'],
    OPTION: option,
    PAYMENT_REVIEW: [...option, 'PAYMENT_REVIEW'],
    CONFIRMED: confirmed,
    CHECKED_IN: [...confirmed, 'CHECKED_IN'],
    COMPLETED: [...confirmed, 'CHECKED_IN', 'COMPLETED'],
    NO_SHOW: [...confirmed, 'NO_SHOW'],
    REJECTED: ['PENDING', 'REJECTED'],
    EXPIRED: [...option, 'EXPIRED'],
    CANCELLED: random.chance(0.65) ? [...confirmed, 'CANCELLED'] : [...option, 'CANCELLED'],
  };
  return ways[state];
}

interface InstantFacts {
  draft: Draft;
  moment: Moment;
  random: Random;
}

function nextInstant(to: State, after: Temporal.Instant, facts: InstantFacts): Temporal.Instant {
  const { draft, moment, random } = facts;
  const fixed = fixedInstant(to, draft, random);
  const wanted = fixed ?? after.add({ minutes: minutesUntil(to, random) });
  const inOrder = Temporal.Instant.compare(wanted, after) > 0 ? wanted : after.add({ minutes: 1 });
  return Temporal.Instant.compare(inOrder, moment.now) > 0 ? moment.now : inOrder;
}

/** What happens on the day of arrival or departure, and cancellations some days before. */
function fixedInstant(to: State, { check_in, check_out }: Draft, random: Random) {
  if (to === 'CHECKED_IN') return Temporal.Instant.from(at(check_in, 16, random.int(0, 59)));
  if (to === 'COMPLETED') return Temporal.Instant.from(at(check_out, 11, random.int(0, 59)));
  if (to === 'NO_SHOW') return Temporal.Instant.from(at(addDays(check_in, 1), 12, 5));
  return null;
}

function minutesUntil(to: State, random: Random): number {
  if (to === 'OPTION') return random.int(20, 300);
  if (to === 'EXPIRED') return 24 * 60;
  if (to === 'CANCELLED') return random.int(1_440, 20_000);
  return to === 'REJECTED' ? random.int(60, 900) : random.int(60, 1_300);
}

function moverOf(to: State, facts: PathFacts & { draft: Draft; first: boolean }): Step['by'] {
  const { draft, byGuest, first, random } = facts;
  if (first) return byGuest ? 'GUEST' : 'ADMIN';
  if (to === 'PAYMENT_REVIEW') return 'GUEST';
  if (to === 'EXPIRED' || to === 'COMPLETED') return 'SYSTEM';
  // A card's payment confirms by itself, everything else is confirmed by staff.
  const byCard = to === 'CONFIRMED' && !draft.staff_word && random.chance(0.45);
  return byCard ? 'SYSTEM' : 'ADMIN';
}

function reasonOf(to: State, by: Step['by'], { draft, random }: { draft: Draft; random: Random }) {
  if (to === 'REJECTED') return random.pick(people.reject);
  if (to === 'CANCELLED') {
    const byAgency = draft.called_off_by === 'AGENCY';
    return random.pick(byAgency ? people.cancel_agency : people.cancel_guest);
  }
  if (to === 'CONFIRMED' && draft.staff_word && by === 'ADMIN')
    return 'Misafir dekontu pazartesi gönderecek, ev sahibi onayladı.';
  return null;
}
