import {
  occupancyReport,
  type ReportedState,
  type ReportedStay,
} from '../domain/occupancy-report.ts';
import { parseStay } from '../domain/stay.ts';
import type { LedgerStay, ReportedVilla } from '../queries/occupancy-report.ts';
import type { OccupancyReportAnswer } from '../schemas/answers/occupancy.ts';

/** A villa's years as `domain/occupancy-report.ts` counts them. */
export const presentOccupancyReport = ({
  villa_id,
  name,
  stays,
}: ReportedVilla): OccupancyReportAnswer => ({
  villa_id,
  name,
  years: occupancyReport(stays.map(asReportedStay)),
});

const asReportedStay = (row: LedgerStay): ReportedStay => ({
  stay: parseStay(row.stay),
  state: stateOf(row),
  sale:
    row.total_kurus === null
      ? null
      : {
          total_kurus: row.total_kurus,
          nights: row.nights ?? [],
          as_quoted: row.as_quoted === true,
        },
});

function stateOf({ kind, status }: LedgerStay): ReportedState {
  if (kind === 'EXTERNAL') return 'EXTERNAL';
  return status === null ? 'CLOSED' : (status as ReportedState);
}
