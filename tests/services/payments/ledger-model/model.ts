/** Who holds nights in the model: `reservation 7`, `closing 2`, `external 4`. */
type Holder = string;

export type State =
  | 'PENDING'
  | 'OPTION'
  | 'PAYMENT_REVIEW'
  | 'CONFIRMED'
  | 'REJECTED'
  | 'EXPIRED'
  | 'CANCELLED';

export interface ModelStay {
  /** Which of the villas, from 0. */
  villa: number;
  /** First night and nights, counted from the first day of the model's calendar. */
  day: number;
  nights: number;
}

export interface ModelReservation extends ModelStay {
  id: number;
  state: State;
  /** Its option's time is over, and nobody has ended it yet. */
  lapsed: boolean;
  paid: number;
  /** What of it waited to go back after the last step, as the ledger had it. */
  leaving: number;
  prepayment: number;
}

interface ModelRecord extends ModelStay {
  id: number;
  holds: boolean;
}

/** What the product should be after each step, as simply as it can be said. */
export interface Model {
  reservations: ModelReservation[];
  closings: ModelRecord[];
  externals: ModelRecord[];
}

const HOLDING: State[] = ['OPTION', 'PAYMENT_REVIEW', 'CONFIRMED'];

export const holds = ({ state }: Pick<ModelReservation, 'state'>) => HOLDING.includes(state);

/** 10.000 TL a night, of which 20 % come first. */
export const prepaymentOf = ({ nights }: ModelStay) => nights * 2_000_00;

const meet = (one: ModelStay, other: ModelStay) =>
  one.villa === other.villa &&
  one.day < other.day + other.nights &&
  other.day < one.day + one.nights;

/** Whether the nights can be had by `self`; an option whose time is over stands in nobody's way. */
export function isFree(model: Model, wanted: ModelStay, self?: ModelReservation): boolean {
  const taken = [
    ...model.reservations.filter((each) => each !== self && holds(each) && !each.lapsed),
    ...[...model.closings, ...model.externals].filter((each) => each.holds),
  ];
  return !taken.some((each) => meet(each, wanted));
}

/** Whoever takes nights ends the options there whose time is over. */
export function sweep(model: Model, taken: ModelStay, self?: ModelReservation): void {
  for (const each of model.reservations) {
    const isDead = each !== self && each.state === 'OPTION' && each.lapsed;
    if (isDead && meet(each, taken)) expire(each);
  }
}

export function expire(reservation: ModelReservation): void {
  reservation.state = 'EXPIRED';
  reservation.lapsed = false;
}

/** All that holds nights, as lines that the ledger's rows are compared with. */
export function heldLines(model: Model): string[] {
  const line = (holder: Holder, kind: string, { villa, day, nights }: ModelStay) =>
    `${villa}: ${day}+${nights} ${kind} ${holder}`;
  return [
    ...model.reservations
      .filter(holds)
      .map((each) =>
        line(`reservation ${each.id}`, each.state === 'OPTION' ? 'OPTION' : 'RESERVATION', each),
      ),
    ...model.closings
      .filter((each) => each.holds)
      .map((each) => line(`closing ${each.id}`, 'CLOSING', each)),
    ...model.externals
      .filter((each) => each.holds)
      .map((each) => line(`external ${each.id}`, 'EXTERNAL', each)),
  ].toSorted();
}
