import type { ReservationState } from '../../domain/reservation-states.ts';
import { stayChange, stayMayChange } from '../../domain/reservation-states.ts';
import { conflict } from '../../errors.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';

/** @throws 409 `move_not_allowed` in a state whose sale stands fast, or of which only the price may change */
export function refuseClosedSale(
  { status }: LockedReservation,
  { only_price }: { only_price: boolean },
): void {
  const state = status as ReservationState;
  const isOpen = stayMayChange(state) || (only_price && stayChange(state) === 'price');
  if (!isOpen) throw conflict('move_not_allowed', { status });
}
