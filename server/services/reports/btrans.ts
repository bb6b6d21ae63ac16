import { createHash } from 'node:crypto';

import { strToU8, zipSync } from 'fflate';

import { now, today } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import type { FiledStay } from '../../domain/btrans-differences.ts';
import { type DateBasis, type ReportMonth, reportMonth } from '../../domain/btrans-months.ts';
import {
  agencyFaults,
  commissionOf,
  doubtsOf,
  faultsOf,
  type ReportedStay,
  type StayOwner,
} from '../../domain/btrans-rows.ts';
import { btransXml } from '../../domain/btrans-xml.ts';
import { env } from '../../env.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  getBtransFile,
  getBtransMarkForUpdate,
  getReportingAgency,
  insertBtransReport,
  listSoldStays,
  nextEdition,
  type SealedOwner,
  type SoldStay,
  updateBtransMark,
} from '../../queries/reports/btrans.ts';
import type { BtransReportMark, NewBtransReport } from '../../schemas/btrans.ts';
import { audit, type Doer } from '../audit.ts';
import { changedFields } from '../changed-fields.ts';
import { SEALED_IBANS } from '../seal-ibans.ts';
import { seal, unseal } from '../sealed.ts';

const entity = 'btrans_report';

/** Where a file is sealed to. */
const SEALED_AT = 'btrans_reports.file';

/** A sold stay of a month, as the file would say it. */
export interface CheckedStay {
  sold: SoldStay;
  stay: ReportedStay;
  /** With any of these it stays out of the file. */
  faults: string[];
  doubts: string[];
}

/** The month's sold stays, checked. Identity numbers and IBANs are open in them: not for logs and pages. */
export async function checkedStays(
  db: Db,
  month: ReportMonth,
  basis: DateBasis,
): Promise<CheckedStay[]> {
  const owners = new Map<number, StayOwner>();
  const sold = await listSoldStays(db, month, basis);
  return sold.map((row) => {
    const stay = reportedStay(row, openedOnce(owners, row));
    return { sold: row, stay, faults: faultsOf(stay), doubts: doubtsOf(stay) };
  });
}

/**
 * Makes the month's file and keeps it sealed, as the next edition of that month; its number.
 * @throws 422 month that is not over; 409 `agency_incomplete` with what lacks, `nothing_to_report`
 */
export async function makeBtransReport(
  pool: Db,
  { month: name, basis, note }: NewBtransReport,
  doer: Doer,
): Promise<number> {
  const made_on = today().toString();
  const month = reportMonth(name, made_on);
  if (!month.over) throw invalid({ month: 'month_not_over' });
  return pool.transaction().execute(async (db) => {
    const edition = await nextEdition(db, name);
    const report = await assembleReport(db, { month, basis, made_on });
    const row = { period: name, edition, date_basis: basis, note, ...report.facts };
    const kept = { rows: JSON.stringify(report.rows), file_encrypted: seal(report.xml, SEALED_AT) };
    const { id } = await insertBtransReport(db, { ...row, ...kept, created_by: doer.id });
    await audit(db, doer, { action: `${entity}.made`, entity, entity_id: id, after: row });
    return id;
  });
}

interface Wanted {
  month: ReportMonth;
  basis: DateBasis;
  made_on: string;
}

/** The file of what is ready, with what its rows say of the sales, its counts and its hash. @throws 409 as `makeBtransReport` */
export async function assembleReport(db: Db, { month, basis, made_on }: Wanted) {
  const agency = await getReportingAgency(db);
  const faults = agencyFaults(agency);
  if (faults.length > 0) throw conflict('agency_incomplete', { faults });
  const checked = await checkedStays(db, month, basis);
  const ready = checked.filter((each) => each.faults.length === 0);
  if (ready.length === 0) throw conflict('nothing_to_report');
  const head = { agency, month: month.month, made_on, host: new URL(env.PUBLIC_URL).host };
  const stays = ready.map(({ stay }) => stay);
  const xml = btransXml(head, stays);
  return {
    xml,
    rows: ready.map(filedStay),
    facts: {
      row_count: ready.length,
      missing_count: checked.length - ready.length,
      sha256: createHash('sha256').update(xml).digest('hex'),
      bytes: Buffer.byteLength(xml),
    },
  };
}

/** What a row of the file says of the sale, and nothing of its people. */
export const filedStay = ({ sold, stay }: CheckedStay): FiledStay => ({
  id: sold.id,
  reservation_id: sold.reservation_id,
  villa_id: sold.villa_id,
  villa_name: sold.villa.name,
  check_in: sold.check_in,
  check_out: sold.check_out,
  total_kurus: sold.total_kurus,
  commission_kurus: commissionOf(stay),
  collected_on: sold.collected_on,
});

/** Says whether a file was filed, and a note. @throws 404 */
export function markBtransReport(
  pool: Db,
  id: number,
  { filed, note }: BtransReportMark,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const row = await getBtransMarkForUpdate(db, id);
    const wasFiled = row.filed_at !== null;
    const changes = changedFields(
      { filed: wasFiled, note: row.note },
      { filed: filed ?? wasFiled, note: note ?? row.note },
    );
    const filing = filed ? { filed_at: now().toString(), filed_by: doer.id } : NOT_FILED;
    const isOther = filed !== undefined && filed !== wasFiled;
    await updateBtransMark(db, id, { ...row, note: note ?? row.note, ...(isOther ? filing : {}) });
    await audit(db, doer, { action: `${entity}.marked`, entity, entity_id: id, ...changes });
  });
}

const NOT_FILED = { filed_at: null, filed_by: null };

interface ReportFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/**
 * The kept file as it is sent, or the XML alone; the same bytes every time. Who took it is in the
 * log, as it names people. @throws 404
 */
export async function takeBtransFile(
  db: Db,
  id: number,
  format: 'zip' | 'xml',
  doer: Doer,
): Promise<ReportFile> {
  const { period, edition, file_encrypted, created_at } = await getBtransFile(db, id);
  const name = `btrans-${period}-${edition}`;
  const xml = strToU8(unseal(file_encrypted, SEALED_AT));
  const after = { period, edition, format };
  await audit(db, doer, { action: `${entity}.downloaded`, entity, entity_id: id, after });
  if (format === 'xml') return { name: `${name}.xml`, type: 'application/xml', bytes: xml };
  const bytes = zipSync({ [`${name}.xml`]: xml }, { level: 9, mtime: zipTime(created_at) });
  return { name: `${name}.zip`, type: 'application/zip', bytes };
}

/** An archive knows no zone; it gets the clock of UTC wherever the server stands. */
function zipTime(instant: Date): Date {
  return new Date(instant.getTime() + instant.getTimezoneOffset() * 60_000);
}

function openedOnce(owners: Map<number, StayOwner>, { owner_id, owner }: SoldStay) {
  if (owner_id === null || owner === null) return null;
  const known = owners.get(owner_id) ?? opened(owner);
  owners.set(owner_id, known);
  return known;
}

const opened = ({
  tckn_encrypted,
  foreign_identity_encrypted,
  iban_encrypted,
  ...owner
}: SealedOwner) => ({
  ...owner,
  tckn: tckn_encrypted && unseal(tckn_encrypted, 'users.tckn'),
  foreign_identity:
    foreign_identity_encrypted && unseal(foreign_identity_encrypted, 'users.foreign_identity'),
  iban: iban_encrypted && unseal(iban_encrypted, SEALED_IBANS.users),
});

const reportedStay = (sold: SoldStay, owner: StayOwner | null): ReportedStay => ({
  villa: { ...sold.villa, code: sold.villa.code ?? String(sold.villa_id) },
  owner,
  check_in: sold.check_in,
  check_out: sold.check_out,
  total_kurus: sold.total_kurus,
  commission_percent: sold.commission_percent,
  collected_on: sold.collected_on,
});
