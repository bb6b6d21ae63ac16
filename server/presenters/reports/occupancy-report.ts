import {
  occupancyReport,
  type ReportedState,
  type ReportedStay,
} from '../../domain/occupancy-report.ts';
import { parseStay } from '../../domain/stay.ts';
import type { LedgerStay, ReportedVilla } from '../../queries/reports/occupancy-report.ts';
import type { OccupancyReportAnswer } from '../../schemas/answers/occupancy.ts';
import type { Columns } from '../../services/exports/columns.ts';

interface MonthOfVilla {
  villa_name: string;
  /** 'YYYY-MM' */
  month: string;
  nights: number;
  sold_nights: number;
  external_nights: number;
  option_nights: number;
  closed_nights: number;
  occupancy_percent: number | null;
  revenue_kurus: number;
  average_price_kurus: number | null;
}

/** What a file of the report shows. */
export const reportColumns: Columns<MonthOfVilla> = {
  villa_name: 'text',
  month: 'text',
  nights: 'number',
  sold_nights: 'number',
  external_nights: 'number',
  option_nights: 'number',
  closed_nights: 'number',
  occupancy_percent: 'percent',
  revenue_kurus: 'money',
  average_price_kurus: 'money',
};

/** A villa's months as rows of a file. */
export const presentMonthFigures = (villa: ReportedVilla, year?: number): MonthOfVilla[] =>
  presentOccupancyReport(villa, year).years.flatMap(({ months }) =>
    months.map(({ month, nights_by_state: by, ...figures }) => ({
      villa_name: villa.name,
      month,
      nights: figures.nights,
      sold_nights: figures.sold_nights,
      external_nights: by.EXTERNAL ?? 0,
      option_nights: (by.OPTION ?? 0) + (by.PAYMENT_REVIEW ?? 0),
      closed_nights: by.CLOSED ?? 0,
      occupancy_percent: figures.occupancy_percent,
      revenue_kurus: figures.revenue_kurus,
      average_price_kurus: figures.average_price_kurus,
    })),
  );

/** A villa's years as `domain/occupancy-report.ts` counts them; with a `year` only that. */
export const presentOccupancyReport = (
  { villa_id, name, stays }: ReportedVilla,
  year?: number,
): OccupancyReportAnswer => ({
  villa_id,
  name,
  years: occupancyReport(stays.map(asReportedStay)).filter(
    (each) => year === undefined || each.year === year,
  ),
});

const asReportedStay = (row: LedgerStay): ReportedStay => ({
  stay: parseStay(row.stay),
  state: stateOf(row),
  sale:
    row.total_kurus === null
      ? null
      : { total_kurus: row.total_kurus, nights_kurus: row.nights_kurus ?? [] },
});

function stateOf({ kind, status }: LedgerStay): ReportedState {
  if (kind === 'EXTERNAL') return 'EXTERNAL';
  return status === null ? 'CLOSED' : (status as ReportedState);
}
