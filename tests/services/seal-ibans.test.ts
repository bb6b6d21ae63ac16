import { sql } from 'kysely';

import { migrateToLatest } from '../../server/db/migrate.ts';
import { SEALED_IBANS, sealIbans } from '../../server/services/seal-ibans.ts';
import { seal, unseal } from '../../server/services/sealed.ts';
import { refusedBy } from '../migrations/rows.ts';
import { backBefore } from '../support/before-migration.ts';
import { db } from '../support/db.ts';
import { createReservation, createUser } from '../support/factories.ts';

const MIGRATION = '2026-11-23T1535_ibans__sealed';
const IBANS = [
  'TR330006100519786457841326',
  'TR320010009999901234567890',
  'DE89370400440532013000',
];

/** As a database of before has them. */
async function writePlain(): Promise<void> {
  const users = [await createUser(), await createUser(), await createUser()];
  const { id } = await createReservation();
  await backBefore(db, MIGRATION);
  for (const [at, user] of users.entries())
    await sql`update users set iban = ${IBANS[at]} where id = ${user.id}`.execute(db);
  await sql`insert into deposits (reservation_id, amount_kurus, method, return_iban)
    values (${id}, 1, 'TRANSFER', ${IBANS[2]})`.execute(db);
  await migrateToLatest(db);
}

const stored = async () => ({
  users: await db
    .selectFrom('users')
    .select('iban_encrypted as sealed')
    .where('iban_encrypted', 'is not', null)
    .orderBy('id')
    .execute(),
  deposits: await db.selectFrom('deposits').select('return_iban_encrypted as sealed').execute(),
});

test('IBANs of before are sealed once, in pieces, by one of two processes that start together', async () => {
  await writePlain();

  const counts = await Promise.all([sealIbans(db, 1), sealIbans(db, 1)]);
  const sealed = await stored();
  const again = await sealIbans(db);

  expect(counts[0] + counts[1]).toBe(4);
  const opened = (rows: { sealed: string | null }[], place: string) =>
    rows.map((row) => unseal(row.sealed ?? '', place));
  expect(opened(sealed.users, SEALED_IBANS.users)).toEqual(IBANS);
  expect(opened(sealed.deposits, SEALED_IBANS.deposits)).toEqual([IBANS[2]]);
  expect(again).toBe(0);
  expect(await stored()).toEqual(sealed);
});

test('the database takes no other IBAN of a person than a sealed one', async () => {
  const { id } = await createUser();
  const write = (iban_encrypted: string) =>
    refusedBy(db.updateTable('users').set({ iban_encrypted }).where('id', '=', id).execute());

  expect(await write(IBANS[0] ?? '')).toBe('users__iban_sealed');
  expect(await write(seal(IBANS[0] ?? '', SEALED_IBANS.users))).toBe('nothing');
});
