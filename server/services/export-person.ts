import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { Db } from '../db/index.ts';
import { listBookingsOf, type Person, readPersonalData } from '../queries/personal-data.ts';
import { documentStore } from './document-store.ts';

/**
 * Everything kept of a guest, for the guest (KVKK m.11): `veri.json` with the rows by table, and the
 * papers they sent, in a folder. How many rows there are.
 */
export async function exportPersonalData(db: Db, person: Person, folder: string): Promise<number> {
  const data = await readPersonalData(db, person, await listBookingsOf(db, person));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const paper of data.reservation_documents ?? []) {
    const { hash } = paper as { hash: string };
    const file = await documentStore().open(hash);
    if (file) await writeFile(path.join(folder, hash), await buffer(file.stream()));
  }
  const json = JSON.stringify({ person, ...data }, null, 2);
  await writeFile(path.join(folder, 'veri.json'), json, { mode: 0o600 });
  return Object.values(data).reduce((sum, rows) => sum + rows.length, 0);
}
