import { type ReportMonth, urgency } from '../../domain/btrans-months.ts';
import {
  agencyFaults,
  commissionOf,
  identityNumber,
  type ReportingAgency,
  type StayOwner,
} from '../../domain/btrans-rows.ts';
import type { BtransReportRow } from '../../queries/reports/btrans.ts';
import type { BtransMonth, BtransReport, BtransRow } from '../../schemas/answers/btrans.ts';
import type { Columns } from '../../services/exports/columns.ts';
import type { CheckedStay } from '../../services/reports/btrans.ts';
import type { FiledMonth } from '../../services/reports/btrans-filed.ts';

/** A stay with what it lacks; numbers of people in dots. */
export const presentBtransRow = ({ sold, stay, faults, doubts }: CheckedStay): BtransRow => ({
  id: sold.id,
  reservation_id: sold.reservation_id,
  state: faults.length === 0 ? 'READY' : 'MISSING',
  villa_id: sold.villa_id,
  villa_name: sold.villa.name,
  owner_id: sold.owner_id,
  owner_name: stay.owner && ownerName(stay.owner),
  owner_number_masked: stay.owner && maskedNumber(stay.owner),
  check_in: sold.check_in,
  check_out: sold.check_out,
  dated_on: sold.dated_on,
  total_kurus: sold.total_kurus,
  commission_percent: sold.commission_percent,
  commission_kurus: commissionOf(stay),
  collected_on: sold.collected_on,
  faults,
  doubts,
});

/** What a file of the list shows. */
export const btransColumns: Columns<BtransRow> = {
  reservation_id: 'text',
  state: { code: 'btrans:state' },
  villa_name: 'text',
  owner_name: 'text',
  check_in: 'day',
  check_out: 'day',
  dated_on: 'day',
  total_kurus: 'money',
  commission_percent: 'number',
  commission_kurus: 'money',
  collected_on: 'day',
};

interface MonthFacts {
  month: ReportMonth;
  basis: BtransMonth['basis'];
  cancelled: number;
  agency: ReportingAgency;
  filed: FiledMonth | null;
  today: string;
}

/** A month's sums and what stands in its way. */
export function presentBtransMonth(rows: readonly BtransRow[], facts: MonthFacts): BtransMonth {
  const { month, basis, cancelled, agency, filed, today } = facts;
  const ready = rows.filter(({ state }) => state === 'READY');
  const sum = (field: 'total_kurus' | 'commission_kurus') =>
    ready.reduce((total, row) => total + row[field], 0);
  return {
    month: month.month,
    basis,
    ready: ready.length,
    missing: rows.length - ready.length,
    total_kurus: sum('total_kurus'),
    commission_kurus: sum('commission_kurus'),
    cancelled,
    deadline: month.deadline,
    urgency: urgency(month, today),
    agency_faults: agencyFaults(agency),
    filed,
  };
}

/** A kept file, without what is in it. */
export const presentBtransReport = (row: BtransReportRow): BtransReport => ({
  id: row.id,
  month: row.period,
  edition: row.edition,
  basis: row.date_basis as BtransReport['basis'],
  row_count: row.row_count,
  missing_count: row.missing_count,
  sha256: row.sha256,
  bytes: row.bytes,
  filed_at: row.filed_at?.toISOString() ?? null,
  filed_by: row.filed_by_name,
  note: row.note,
  created_at: row.created_at.toISOString(),
  created_by: row.made_by_name,
});

const ownerName = ({ person_kind, title, first_name, last_name }: StayOwner) =>
  person_kind === 'COMPANY' && title ? title : `${first_name} ${last_name}`;

/** A company's tax number is public, a person's is nobody's business. */
function maskedNumber(owner: StayOwner): string | null {
  if (owner.person_kind === 'COMPANY') return owner.vkn;
  const number = identityNumber(owner) ?? owner.tckn ?? owner.foreign_identity;
  return number && `${'•'.repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`;
}

export const btransReportColumns: Columns<BtransReport> = {
  month: 'text',
  edition: 'number',
  row_count: 'number',
  missing_count: 'number',
  sha256: 'text',
  created_at: 'instant',
  created_by: 'text',
  filed_at: 'instant',
  filed_by: 'text',
  note: 'text',
};
