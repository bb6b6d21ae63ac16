import { sql } from 'kysely';

import { now as currentInstant } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { DB } from '../db/tables.ts';
import { DEMO_PASSWORD } from '../demo-password.ts';
import { hashPassword } from '../services/accounts/passwords.ts';
import { btransReportsOf } from './btrans.ts';
import { demoRows } from './demo.ts';
import { keepDocuments } from './documents.ts';
import { acceptancesOf, mailsOf } from './papers.ts';
import { continueIds, insertRows, type Rows } from './rows.ts';

/**
 * Fills an empty database with the demo, placed around today (ISO day of Istanbul), in one
 * transaction. The same day and instant make the same rows; only what is salted or sealed differs.
 */
export async function seedDemo(
  db: Db,
  today: string,
  now: Temporal.Instant = currentInstant(),
): Promise<void> {
  const moment = { today, now };
  const { tables, villas, settings } = demoRows(moment, await hashPassword(DEMO_PASSWORD));
  await db.transaction().execute(async (transaction) => {
    // The search tables' triggers ask for the day, too.
    await sql`select set_config('koy.today', ${today}, true)`.execute(transaction);
    await clearStartingTexts(transaction);
    for (const part of tables) await insertAll(transaction, part);
    await insertAll(transaction, {
      legal_acceptances: await acceptancesOf(transaction, villas, settings),
      mails: await mailsOf(transaction, villas, moment),
      btrans_reports: await btransReportsOf(transaction, moment),
    });
  });
  await keepDocuments();
  await sql`analyze`.execute(db);
}

/**
 * A start without the demo has put the product's own texts into the empty database: the demo brings its.
 * Nobody has accepted or read one yet, so that what keeps these tables from being emptied may step aside.
 */
const clearStartingTexts = (db: Db) =>
  sql`
    alter table legal_documents disable trigger legal_documents__never_emptied;
    alter table legal_acceptances disable trigger legal_acceptances__never_emptied;
    alter table content_versions disable trigger content_versions__never_emptied;
    truncate legal_documents, legal_acceptances, content_pages, content_versions;
    alter table legal_documents enable trigger legal_documents__never_emptied;
    alter table legal_acceptances enable trigger legal_acceptances__never_emptied;
    alter table content_versions enable trigger content_versions__never_emptied;
  `.execute(db);

/** In the order of the tables given; each table's own numbering then goes on behind the given ids. */
async function insertAll(db: Db, tables: Rows): Promise<void> {
  const names = Object.keys(tables) as (keyof DB)[];
  for (const name of names) await insertRows(db, name, tables[name] ?? []);
  await continueIds(
    db,
    names.filter((name) => 'id' in (tables[name]?.[0] ?? {})),
  );
}
