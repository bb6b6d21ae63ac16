import { BtransMonth, BtransReport, BtransRow } from '../../schemas/answers/btrans.ts';
import { MinistryRow } from '../../schemas/answers/ministry.ts';
import {
  BtransFileQuery,
  BtransList,
  BtransMonthQuery,
  BtransReportList,
  BtransReportMark,
  NewBtransReport,
} from '../../schemas/btrans.ts';
import { MinistryList } from '../../schemas/ministry.ts';
import { type Calls, created, file, one, paged } from '../call.ts';

const refused = { 409: ['agency_incomplete', 'nothing_to_report'] };

// biome-ignore format: one line per call is what makes this table readable
export const reports: Calls = {
  listReportedStays: { route: 'GET /v1/admin/btrans',          query: BtransList,       answer: paged(BtransRow) },
  showReportedMonth: { route: 'GET /v1/admin/btrans/month',    query: BtransMonthQuery, answer: one(BtransMonth) },
  listBtransReports: { route: 'GET /v1/admin/btrans/reports',  query: BtransReportList, answer: paged(BtransReport) },
  makeBtransReport:  { route: 'POST /v1/admin/btrans',         body: NewBtransReport,   answer: created(BtransReport), errors: refused, example: { month: '2026-06' } },
  markBtransReport:  { route: 'PATCH /v1/admin/btrans/:id',    body: BtransReportMark,  answer: one(BtransReport) },
  takeBtransFile:    { route: 'GET /v1/admin/btrans/:id/file', query: BtransFileQuery,  answer: file('application/zip', 'application/xml') },
  reportVillas:      { route: 'GET /v1/admin/ministry',        query: MinistryList,     answer: paged(MinistryRow) },
};
