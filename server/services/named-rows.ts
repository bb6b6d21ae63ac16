import { AppError, invalid } from '../errors.ts';
import type { ReservationKey } from '../queries/reservations/reservation-tables.ts';

/**
 * A row that a body names: 404 is for what an address names, so where there is none its field is wrong
 * (product.md §7). @throws 422 at the field instead of 404
 */
export const namedIn = <Row>(field: string, row: Promise<Row>): Promise<Row> =>
  row.catch((error: unknown) => {
    const isMissing = error instanceof AppError && error.code === 'not_found';
    throw isMissing ? invalid({ [field]: 'no_such_row' }) : error;
  });

/** The field that names whose money, mail or stay it is. */
export const fieldOfKey = ({ kind }: ReservationKey) =>
  kind === 'boat' ? 'boat_reservation_id' : 'reservation_id';
