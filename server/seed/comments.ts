import { addDays, todayInIstanbul } from '../shared/days.ts';
import type { BookedBoat } from './boat-reservations.ts';
import { boatWords, type Opinion, villaWords } from './comment-words.ts';
import { type Moment, past } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import { type Booked, staffFor, stepTo } from './reservation-rows.ts';
import { type Numbered, numbered } from './rows.ts';
import type { BookedVilla } from './villa-reservations.ts';

/** What guests wrote after their stays: most are published, the newest wait, a few are hidden. */
export function commentsOf(
  villas: readonly BookedVilla[],
  boats: readonly BookedBoat[],
  moment: Moment,
): Numbered<'comments'>[] {
  const random = createRandom('comments');
  const facts = { moment, random };
  const ofVillas = villas.filter(isOver).filter(() => random.chance(0.34));
  const ofBoats = boats.filter(isOver).filter(() => random.chance(0.3));
  const comments = [
    ...ofVillas.map((booked) => {
      const { villa } = booked.draft;
      const opinion = villaWords(villa.plan, scoreOf(random), random);
      const listing = { villa_id: villa.row.id, boat_id: null };
      const reservation = { reservation_id: booked.id, boat_reservation_id: null };
      return { ...listing, ...reservation, ...commentOn(booked, opinion, facts) };
    }),
    ...ofBoats.map((booked) => {
      const { boat } = booked.draft;
      const opinion = boatWords(boat.plan, scoreOf(random), random);
      const listing = { villa_id: null, boat_id: boat.row.id };
      const reservation = { reservation_id: null, boat_reservation_id: booked.id };
      return { ...listing, ...reservation, ...commentOn(booked, opinion, facts) };
    }),
  ];
  return numbered(
    comments.sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)),
  );
}

const isOver = ({ draft }: Booked) => draft.state === 'COMPLETED';

interface Facts {
  moment: Moment;
  random: Random;
}

function commentOn(booked: Booked, { score, body, answer }: Opinion, { moment, random }: Facts) {
  const { draft } = booked;
  const left = stepTo(booked, 'COMPLETED')?.at.epochMilliseconds ?? 0;
  const day = addDays(todayInIstanbul(left), random.int(1, 12));
  const created_at = past(moment, day, [random.int(9, 22), random.int(0, 59)]);
  const state = stateOf(day, score, { moment, random });
  const published_at = state === 'PUBLISHED' ? past(moment, addDays(day, 1), [10, 20]) : null;
  const isAnswered = state === 'PUBLISHED' && random.chance(score < 5 ? 0.5 : 0.12);
  return {
    author_name: shortName(draft.customer.customer_name),
    stayed_on: draft.check_in,
    score,
    ...partsOf(score, random),
    body,
    state,
    answer: isAnswered ? answer : null,
    answered_at: isAnswered ? past(moment, addDays(day, 2), [9, 45]) : null,
    answered_by: isAnswered ? staffFor(booked.id) : null,
    published_at,
    created_at,
    updated_at: published_at ?? created_at,
  };
}

function scoreOf(random: Random): number {
  const luck = random.next();
  if (luck < 0.74) return 5;
  if (luck < 0.94) return 4;
  return luck < 0.985 ? 3 : 2;
}

function stateOf(day: string, score: number, { moment, random }: Facts): string {
  if (day > addDays(moment.today, -6)) return 'WAITING';
  if (score <= 2 && random.chance(0.5)) return 'HIDDEN';
  return random.chance(0.012) ? 'HIDDEN' : 'PUBLISHED';
}

/** The parts of the score lie around it. */
function partsOf(score: number, random: Random) {
  const part = () => Math.max(1, Math.min(5, score + random.pick([-1, 0, 0, 0, 0, 1])));
  return {
    score_cleanliness: part(),
    score_location: part(),
    score_comfort: part(),
    score_contact: part(),
    score_value: part(),
  };
}

/** 'Zeynep Yılmaz' signs as 'Zeynep Y.' */
function shortName(name: string): string {
  const words = name.split(' ');
  return `${words[0]} ${(words.at(-1) ?? '').charAt(0)}.`;
}
