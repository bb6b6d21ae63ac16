import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { Db } from '../../db/index.ts';
import {
  listBookingsOf,
  listPapersOf,
  type Person,
  readPersonalData,
} from '../../queries/guests/personal-data.ts';
import type { Doer } from '../audit.ts';
import { zipOf } from '../exports/zip.ts';
import { documentStore } from '../files/document-store.ts';
import { SEALED_IBANS } from '../seal-ibans.ts';
import { unseal } from '../sealed.ts';
import { notePersonalData } from './personal-data.ts';

/**
 * Everything kept of a guest, for the guest (KVKK m.11): `veri.json` with the rows by table, and the
 * papers they sent, in a folder. How many rows there are; without any nothing is written.
 */
export async function exportPersonalData(db: Db, person: Person, folder: string): Promise<number> {
  const { files, row_count } = await handedOut(db, person);
  if (row_count === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { name, bytes } of files)
    await writeFile(path.join(folder, name), bytes, { mode: 0o600 });
  return row_count;
}

/** The same as an archive, piece by piece. Who took it is in the log. */
export async function zipPersonalData(
  db: Db,
  person: Person,
  doer: Doer,
): Promise<AsyncIterable<Uint8Array>> {
  const { files, bookings, row_count } = await handedOut(db, person);
  await notePersonalData(db, doer, { act: 'exported', person, bookings, row_count });
  return zipOf(files);
}

/** The rows are read at once; each paper when it is its turn. */
async function handedOut(db: Db, person: Person) {
  const bookings = await listBookingsOf(db, person);
  const data = await readPersonalData(db, person, bookings);
  const papers = await listPapersOf(db, bookings);
  const json = JSON.stringify({ person, ...data, ...openedDeposits(data) }, null, 2);
  return {
    bookings,
    row_count: Object.values(data).reduce((sum, rows) => sum + rows.length, 0),
    files: filesOf(json, papers),
  };
}

/** The account a deposit went back to, readable again: it is the guest's own. */
function openedDeposits({ deposits }: Awaited<ReturnType<typeof readPersonalData>>) {
  if (!deposits) return {};
  const rows = deposits as { return_iban_encrypted: string | null }[];
  return {
    deposits: rows.map(({ return_iban_encrypted: sealed, ...deposit }) => ({
      ...deposit,
      return_iban: sealed && unseal(sealed, SEALED_IBANS.deposits),
    })),
  };
}

async function* filesOf(json: string, papers: ReadonlyMap<string, string>) {
  yield { name: 'veri.json', bytes: Buffer.from(json) };
  for (const [hash, mime] of papers) {
    const file = await documentStore().open(hash);
    if (file) yield { name: `${hash}${ENDINGS[mime] ?? ''}`, bytes: await buffer(file.stream()) };
  }
}

/** What guests may send (receipts.ts), so that the file opens with a click. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
};
