/** Where both kinds of reservations stand: their table, their calls, and what names them in other rows. */
export const KINDS = {
  villa: { table: 'reservations', path: 'reservations', of: 'reservation_id' },
  boat: { table: 'boat_reservations', path: 'boatreservations', of: 'boat_reservation_id' },
} as const;
export type Kind = keyof typeof KINDS;
