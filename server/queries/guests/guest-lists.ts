import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import {
  type ListingKind,
  type ReservationKey,
  tablesOf,
} from '../reservations/reservation-tables.ts';

export interface ListedGuestRow {
  id: number;
  first_name: string;
  last_name: string;
  nationality: string;
  document_kind: 'TCKN' | 'YKN' | 'PASSPORT';
  document_no_masked: string | null;
  /** Sealed; opened on the list's page alone. */
  document_no_encrypted: string | null;
  birth_date: string | null;
  sex: 'F' | 'M' | null;
  plate: string | null;
}

/** Who comes to a stay, how many were booked for, and when it was reported. @throws 404 */
export async function getGuestList(db: Db, { kind, id }: ReservationKey) {
  const tables = tablesOf(kind);
  return db
    .selectFrom(`${tables.reservations} as reservations` as 'reservations')
    .select(['reservations.guest_list_reported_at', 'reservations.status'])
    .select(['reservations.adults', 'reservations.children', 'reservations.babies'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('reservation_guests as g')
          .select(['g.id', 'g.first_name', 'g.last_name', 'g.nationality', 'g.document_kind'])
          .select(['g.document_no_masked', 'g.document_no_encrypted', 'g.birth_date', 'g.sex'])
          .select('g.plate')
          .whereRef(`g.${tables.of}`, '=', 'reservations.id')
          .orderBy('g.position')
          .orderBy('g.id'),
      )
        .$castTo<ListedGuestRow[]>()
        .as('guests'),
    )
    .where('reservations.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('reservation'));
}

export type GuestListRow = Awaited<ReturnType<typeof getGuestList>>;

/** For a query that reads the reservations: what is told of who comes, without names or numbers. */
export const toldGuests = (eb: unknown, kind: ListingKind) =>
  (eb as Pick<ExpressionBuilder<DB, never>, 'selectFrom'>)
    .selectFrom('reservation_guests as g')
    .select(['g.document_no_masked', 'g.birth_date', 'g.sex'])
    .whereRef(`g.${tablesOf(kind).of}`, '=', sql.ref(`${tablesOf(kind).reservations}.id`));

/** Null: it was not reported after all. */
export async function setGuestListReported(
  db: Db,
  { kind, id }: ReservationKey,
  at: string | null,
): Promise<void> {
  await db
    .updateTable(tablesOf(kind).reservations)
    .set({ guest_list_reported_at: at })
    .where('id', '=', id)
    .execute();
}
