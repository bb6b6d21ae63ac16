import type { Insertable } from 'kysely';

import type { BtransReports } from '../../server/db/tables.ts';
import { seal } from '../../server/services/sealed.ts';
import { db } from './db.ts';
import { createDistrict, createRegion, createTown, createUser, createVilla } from './factories.ts';

/** An identity number that is well-formed and nobody's. */
export const TCKN = '10000000146';

/** An owner of whom a report can say everything; identity number sealed. */
export const createReportedOwner = (own: Parameters<typeof createUser>[0] = {}) =>
  createUser({
    role: 'OWNER',
    first_name: 'Recep',
    last_name: 'Kılınç',
    phone: '+905330000101',
    iban_encrypted: seal('TR320010009999901234567890', 'users.iban'),
    tckn_encrypted: seal(TCKN, 'users.tckn'),
    ...own,
  });

/** A villa of Kaş with all codes of its address, of that owner or of a new one. */
export async function createReportedVilla(own: Parameters<typeof createVilla>[0] = {}) {
  const owner_id = own.owner_id === undefined ? (await createReportedOwner()).id : own.owner_id;
  const region = await createRegion();
  const town = await createTown({ region_id: region.id });
  const district = await createDistrict({ town_id: town.id, il_code: 7, ilce_code: 1511 });
  return createVilla({ district_id: district.id, il_code: 7, ilce_code: 1511, ...own, owner_id });
}

let edition = 0;

/** A kept file of a month long ago. */
export async function createBtransReport(own: Partial<Insertable<BtransReports>> = {}) {
  const { id } = await db
    .insertInto('btrans_reports')
    .values({
      period: '2020-01',
      edition: ++edition,
      row_count: 1,
      sha256: 'a'.repeat(64),
      bytes: 10,
      file_encrypted: seal('<vimveritransferi/>', 'btrans_reports.file'),
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
