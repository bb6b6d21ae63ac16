import type { CharterUnit } from '../domain/charter-pricing.ts';
import type { ReservationState } from '../domain/reservation-states.ts';
import type { DemoBoat } from './boats.ts';
import type { Customer } from './customers.ts';
import type { DemoVilla } from './villas.ts';

export type Source = 'WEB' | 'OFFER' | 'STAFF' | 'PHONE' | 'MESSAGE';

/** A reservation as the demo thinks of it, of a villa or a boat, before it has rows. */
export interface Draft {
  check_in: string;
  check_out: string;
  state: ReservationState;
  customer: Customer;
  adults: number;
  children: number;
  babies: number;
  source: Source;
  created: Temporal.Instant;
  /** Confirmed on staff's word, without the prepayment. */
  staff_word: boolean;
  /** Who called a cancelled stay off. */
  called_off_by: 'GUEST' | 'AGENCY';
  note: string;
  staff_note: string;
}

/** A draft of a villa's reservation. */
export interface VillaDraft extends Draft {
  villa: DemoVilla;
  extra_ids: number[];
  option_until: Temporal.Instant | null;
  /** Percent taken off by staff's word, with the reason kept. */
  agreed_percent: number;
}

/** One state a reservation came into. */
export interface Step {
  from: ReservationState | null;
  to: ReservationState;
  at: Temporal.Instant;
  by: 'GUEST' | 'ADMIN' | 'SYSTEM';
  reason: string | null;
}

/** A draft of a boat's reservation. */
export interface BoatDraft extends Draft {
  boat: DemoBoat;
  unit: CharterUnit;
  extra_ids: number[];
  option_until: Temporal.Instant | null;
}
