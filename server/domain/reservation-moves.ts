import type { RESERVATION_STATES } from '../shared/reservation-states.ts';
import type { ActorRole } from '../shared/roles.ts';
import type { Stay } from './stay.ts';

export type ReservationState = (typeof RESERVATION_STATES)[number];

/** Owners move nothing. */
export type Mover = ActorRole;

/** `NEW` stands for the reservation that is not there yet. */
export type MoveOrigin = ReservationState | 'NEW';

/** What a move may ask of the reservation before it is allowed. */
export type Guard =
  | 'instant_booking'
  | 'prepaid'
  | 'option_over'
  | 'stay_ahead'
  | 'arrival_reached'
  | 'arrival_missed'
  | 'stay_over';

type MoveMail =
  | 'reservation_requested'
  | 'reservation_option'
  | 'payment_review'
  | 'reservation_confirmed'
  | 'reservation_rejected'
  | 'reservation_cancelled'
  | 'reservation_expired'
  | 'staff_new_request';

/** Work a move leaves behind: for staff, or for a job. */
export type MoveTask = 'refund' | 'settle_deposit' | 'invite_comment';

export type Move = {
  to: ReservationState;
  who: Mover[];
  guards?: Guard[];
  /** `required`: refused without one. `staff_word`: kept as staff's word where the prepayment is missing. */
  reason?: 'required' | 'staff_word';
  mails?: MoveMail[];
  tasks?: MoveTask[];
};

/** The occupancy row a state keeps in the ledger; null: its dates are free. */
export type Hold = 'OPTION' | 'RESERVATION' | null;

export type StateRow = {
  holds: Hold;
  /**
   * How the sale may still change: dates and villa freely, or keeping the old as a revision; once the guest is
   * there only the agreed price, as for a pool that broke; or nothing.
   */
  stay_change: 'free' | 'revision' | 'price' | 'closed';
  /** The column that keeps when the state was reached. */
  stamp: 'confirmed_at' | 'checked_in_at' | 'completed_at' | 'ended_at' | null;
  moves: Move[];
};

/** What is known of the reservation when it is to move. */
export type MoveFacts = {
  stay: Stay;
  /** The day the guests leave: that of check-out, but a day trip's is the day they came. */
  leaves_on: Temporal.PlainDate;
  /** Today in Istanbul. */
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  option_until: Temporal.Instant | null;
  /** A payment was opened and is not decided: the option waits for it. */
  payment_in_flight: boolean;
  /** Confirmed payments reach the prepayment. */
  prepaid: boolean;
  /** The villa lets guests book without asking. */
  instant_booking: boolean;
};

export type MoveRequest = {
  from: MoveOrigin;
  to: ReservationState;
  who: Mover;
  reason?: string | null | undefined;
  facts: MoveFacts;
};

/** Everything a service has to do, in one transaction, to make an allowed move. */
export type MovePlan = {
  ok: true;
  from: MoveOrigin;
  to: ReservationState;
  /** What happens to the row in the ledger; taking may meet `dates_taken`. */
  occupancy: 'take' | 'keep' | 'release' | 'none';
  /** The kind the row has after the move. */
  holds: Hold;
  /** Whether `option_until` is set (`optionUntil`), cleared or left alone. */
  option: 'start' | 'stop' | 'none';
  stamp: StateRow['stamp'];
  mails: MoveMail[];
  tasks: MoveTask[];
  /** Confirmed on staff's word: the prepayment is not there. */
  staff_word: boolean;
  reason: string | null;
  /** The audit log's action, such as `reservation.confirmed`. */
  audit: string;
};

export type MoveRefusal = { ok: false; code: 'move_not_allowed' | 'reason_required' };
