import type { Erasure } from '../../domain/retention.ts';
import type { PersonalBooking, PersonalDataFound } from '../../schemas/answers/personal-data.ts';
import type { FoundData } from '../../services/guests/personal-data.ts';

export const presentPersonalData = ({ bookings, data }: FoundData): PersonalDataFound => ({
  bookings: bookings.map(presentBooking),
  data: data.map(({ kind, row_count }) => ({ kind, row_count })),
});

const presentBooking = (booking: FoundData['bookings'][number]): PersonalBooking => ({
  kind: booking.kind,
  id: booking.id,
  reservation_id: booking.reservation_id,
  check_in: booking.check_in,
  check_out: booking.check_out,
  status: booking.status,
  erasure: ERASURES[booking.erasure.kind],
  until: booking.erasure.kind === 'proof' ? booking.erasure.until : null,
});

const ERASURES = {
  now: 'NOW',
  proof: 'LATER',
  running: 'RUNNING',
  waiting: 'WAITING',
} as const satisfies Record<Erasure['kind'], PersonalBooking['erasure']>;
