import { now as currentInstant, today } from '../../clock.ts';
import { isPrepaymentThere } from '../../domain/amount-due.ts';
import type { MoveFacts, Mover } from '../../domain/reservation-moves.ts';
import { allowedMoves, type ReservationState } from '../../domain/reservation-states.ts';
import { parseDay, stayOf } from '../../domain/stay.ts';
import { saidDays } from '../../shared/format-days.ts';

/** What a row must say of a reservation for its moves to be judged. */
interface MovingReservation {
  check_in: string;
  check_out: string;
  /** Of a boat's; null or none: it is a villa's. */
  unit?: string | null;
  option_until: Date | null;
  status: string;
  paid_kurus: number;
  leaving_kurus: number;
  prepayment_kurus: number;
  instant_booking: boolean;
  /** A card payment is open and undecided. */
  payment_in_flight: boolean;
}

/** A reservation's row as the rules of moves read it, at this moment or another one. */
export const moveFactsOf = (
  reservation: MovingReservation,
  now: Temporal.Instant = currentInstant(),
): MoveFacts => ({
  stay: stayOf(reservation.check_in, reservation.check_out),
  leaves_on: leavesOn(reservation),
  today: today(),
  now,
  option_until: reservation.option_until
    ? Temporal.Instant.fromEpochMilliseconds(reservation.option_until.getTime())
    : null,
  payment_in_flight: reservation.payment_in_flight,
  prepaid: isPrepaymentThere(
    // What its end planned to give back stays once it is taken up again.
    reservation.status === 'EXPIRED' ? { ...reservation, leaving_kurus: 0 } : reservation,
  ),
  instant_booking: reservation.instant_booking,
});

function leavesOn({ unit, check_in, check_out }: MovingReservation): Temporal.PlainDate {
  const [, day] = saidDays(unit, check_in, check_out);
  return parseDay(day);
}

/** The states somebody may move a reservation to at this moment. */
export const openMoves = (reservation: MovingReservation, who: Mover): ReservationState[] => {
  const state = reservation.status as ReservationState;
  return allowedMoves(state, who, moveFactsOf(reservation)).map(({ to }) => to);
};
