import { z } from 'zod';

import { exported, Month, paging, Text } from './common.ts';

/** Which day of a reservation puts it into a month. */
export const DateBasisName = z.enum(['CONFIRMED', 'CREATED', 'CHECK_IN']);

const chosen = { month: Month.optional(), basis: DateBasisName.default('CONFIRMED') };

const rows = { ...paging(100), state: z.enum(['READY', 'MISSING']).optional() };

/** `GET /v1/admin/btrans`: a month's sold stays as a report would say them; without a month the last one. */
export const BtransList = z.strictObject({ ...chosen, ...rows, ...exported });

/** `GET /v1/admin/btrans/month`: what of a month is ready, and until when it has to be filed. */
export const BtransMonthQuery = z.strictObject(chosen);

/** `GET /v1/admin/btrans/reports`: what was made, newest first; of one month or of all. */
export const BtransReportList = z.strictObject({
  ...paging(50),
  ...exported,
  month: Month.optional(),
});

/** `POST /v1/admin/btrans`: makes the month's file; a second time it is the month's next edition. */
export const NewBtransReport = z.strictObject({
  month: Month,
  basis: DateBasisName.default('CONFIRMED'),
  note: Text(500).default(''),
});

/** `PATCH /v1/admin/btrans/{id}`: whether it was filed, and a note; the file itself never changes. */
export const BtransReportMark = z
  .strictObject({ filed: z.boolean().optional(), note: Text(500).optional() })
  .refine((given) => Object.keys(given).length > 0, {
    path: ['filed'],
    error: 'nothing_to_change',
  });

/** `GET /v1/admin/btrans/{id}/file`: as it is sent, or the XML alone. */
export const BtransFileQuery = z.strictObject({ format: z.enum(['zip', 'xml']).default('zip') });

/** The screen. */
export const BtransPageQuery = z.object({ ...chosen, ...rows });

export type BtransList = z.infer<typeof BtransList>;
export type BtransPageQuery = z.infer<typeof BtransPageQuery>;
export type NewBtransReport = z.infer<typeof NewBtransReport>;
export type BtransReportMark = z.infer<typeof BtransReportMark>;
