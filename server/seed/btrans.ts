import type { Db } from '../db/index.ts';
import { reportMonth } from '../domain/btrans-months.ts';
import { AppError } from '../errors.ts';
import { assembleReport } from '../services/reports/btrans.ts';
import { seal } from '../services/sealed.ts';
import { addMonths, monthOf } from '../shared/days.ts';
import { type Moment, past } from './moments.ts';
import { STAFF_IDS } from './people.ts';
import type { Row } from './rows.ts';

/** Two months ago in two editions, the second of them filed; the last month waits for the clerk. */
export async function btransReportsOf(db: Db, moment: Moment): Promise<Row<'btrans_reports'>[]> {
  const period = addMonths(monthOf(moment.today), -2);
  const made_on = `${addMonths(period, 1)}-08`;
  const month = reportMonth(period, moment.today);
  const report = await assembleReport(db, { month, basis: 'CONFIRMED', made_on }).catch(noStays);
  if (!report) return [];
  return [1, 2].map((edition) => ({
    period,
    edition,
    date_basis: 'CONFIRMED',
    ...report.facts,
    rows: report.rows,
    file_encrypted: seal(report.xml, 'btrans_reports.file'),
    filed_at: edition === 2 ? past(moment, `${addMonths(period, 1)}-09`, [10, 0]) : null,
    filed_by: edition === 2 ? (STAFF_IDS[0] ?? null) : null,
    note: edition === 2 ? 'Test ekranının uyarısından sonra yeniden hazırlandı.' : '',
    created_by: STAFF_IDS[0] ?? null,
    created_at: past(moment, made_on, [11, 30 + edition]),
  }));
}

/** In a month of which nothing can be said nothing was made. */
function noStays(error: unknown): null {
  if (error instanceof AppError && error.code === 'nothing_to_report') return null;
  throw error;
}
