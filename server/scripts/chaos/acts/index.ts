import type { Wish } from '../journal.ts';
import type { Act, Mind } from './act.ts';
import { bookBoat, bookVilla, requestBoat, requestVilla } from './bookings.ts';
import {
  closeBoat,
  closeVilla,
  decideExternal,
  reopenBoat,
  reopenVilla,
  tellExternal,
} from './calendars.ts';
import { editBoat, editVilla, moveBoat, moveVilla, pay } from './moves.ts';
import { importCalendar, look, splitBoatPrice, splitSeason } from './rest.ts';

/** How often each is wished for, of a hundred wishes or so. */
const ACTS: [act: Act, weight: number][] = [
  [requestVilla, 10],
  [requestBoat, 5],
  [bookVilla, 16],
  [bookBoat, 7],
  [moveVilla, 15],
  [moveBoat, 6],
  [editVilla, 8],
  [editBoat, 3],
  [pay, 7],
  [closeVilla, 3],
  [closeBoat, 2],
  [reopenVilla, 3],
  [reopenBoat, 2],
  [tellExternal, 3],
  [decideExternal, 4],
  [splitSeason, 1],
  [splitBoatPrice, 1],
  [importCalendar, 4],
  [look, 5],
];

const ALL = ACTS.flatMap(([act, weight]) => Array.from({ length: weight }, () => act));

/** What a client wishes for next; what cannot be wished for yet becomes a booking. */
export const makeWish = (mind: Mind): Wish | undefined =>
  mind.random.pick(ALL)(mind) ?? bookVilla(mind);
