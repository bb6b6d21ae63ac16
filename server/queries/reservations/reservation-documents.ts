import type { Insertable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';
import type { AskedPurpose } from '../../shared/movement-codes.ts';
import { type ReservationKey, tablesOf } from './reservation-tables.ts';

export async function insertReservationDocument(
  db: Db,
  document: Insertable<DB['reservation_documents']>,
): Promise<number> {
  const { id } = await db
    .insertInto('reservation_documents')
    .values(document)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many receipts a reservation's guest has handed in; the reservation is locked. */
export async function countReceipts(db: Db, { kind, id }: ReservationKey): Promise<number> {
  const { count } = await db
    .selectFrom('reservation_documents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(tablesOf(kind).of, '=', id)
    .where('kind', '=', 'RECEIPT')
    .where('by_guest', '=', true)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The transfer that is expected for one purpose of a reservation; the reservation is locked. */
export const findOpenTransfer = (db: Db, { kind, id }: ReservationKey, purpose: string) =>
  db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus'])
    .where(tablesOf(kind).of, '=', id)
    .where('status', '=', 'PENDING')
    .where('method', '=', 'TRANSFER')
    .where('purpose', '=', purpose as 'PREPAYMENT')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Transfers that staff expect for one purpose of a reservation. One that a receipt announced is not among
 * them: it says what was sent. The reservation is locked, and so are they.
 */
export const listExpectedTransfers = (
  db: Db,
  { kind, id }: ReservationKey,
  purpose: AskedPurpose,
) =>
  db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus'])
    .where(tablesOf(kind).of, '=', id)
    .where('status', '=', 'PENDING')
    .where('method', '=', 'TRANSFER')
    .where('purpose', '=', purpose)
    .where('receipt_document_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A paper that lies with a reservation, whether or not a movement still names it. @throws 404 */
export const getReservationDocument = (db: Db, id: number) =>
  db
    .selectFrom('reservation_documents')
    .select(['name', 'hash', 'mime'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('document'));

/** The receipt that came with a movement. @throws 404 */
export const getReceiptOf = (db: Db, transaction_id: number) =>
  db
    .selectFrom('transactions as t')
    .innerJoin('reservation_documents as d', 'd.id', 't.receipt_document_id')
    .select(['d.name', 'd.hash', 'd.mime', 'd.bytes'])
    .where('t.id', '=', transaction_id)
    .executeTakeFirstOrThrow(() => notFound('receipt'));
