import { z } from 'zod';

import { DateBasisName } from '../btrans.ts';
import { Month } from '../common.ts';
import { ReservationState } from '../reservations.ts';
import { Day, Id, Instant, Kurus } from './common.ts';

/** A sold stay as the month's report says it. */
export const BtransRow = z.strictObject({
  id: Id,
  /** The reservation's number. */
  reservation_id: z.string(),
  state: z.enum(['READY', 'MISSING']),
  villa_id: Id,
  villa_name: z.string(),
  owner_id: Id.nullable(),
  owner_name: z.string().nullable(),
  /** Identity or tax number, in dots but for its end. */
  owner_number_masked: z.string().nullable(),
  check_in: Day,
  check_out: Day,
  /** The day that puts the stay into the month. */
  dated_on: Day,
  total_kurus: Kurus,
  commission_percent: z.int(),
  commission_kurus: Kurus,
  collected_on: Day,
  /** Why the row stays out of the file. */
  faults: z.array(z.string()),
  /** What the file says as unknown, and codes to look at. */
  doubts: z.array(z.string()),
});

/** What a file says of a sale, and nothing of its people. */
const FiledStay = z.strictObject({
  id: Id,
  reservation_id: z.string(),
  villa_id: Id,
  villa_name: z.string(),
  check_in: Day,
  check_out: Day,
  total_kurus: Kurus,
  commission_kurus: Kurus,
  collected_on: Day,
});

/** A sale that stands otherwise than it was filed. */
export const BtransDifference = z.strictObject({
  /** `OTHER_MONTH`: sold still, and dated to another month; `ENDED`: no sale any more; `GONE`: nobody has it any more. */
  kind: z.enum(['CHANGED', 'ADDED', 'OTHER_MONTH', 'ENDED', 'GONE']),
  /** Null: it is not in the filed edition. */
  filed: FiledStay.nullable(),
  /** Null: it is none of the month's sales any more. */
  now: FiledStay.nullable(),
  /** How the reservation of a filed row stands; null: there is none, or it was not filed. */
  status: ReservationState.nullable(),
});

/** What of a month is ready. */
export const BtransMonth = z.strictObject({
  month: Month,
  basis: DateBasisName,
  ready: z.int().min(0),
  missing: z.int().min(0),
  /** Sums of the rows that are ready. */
  total_kurus: Kurus,
  commission_kurus: Kurus,
  /** Stays that were sold and then cancelled: no row says them. */
  cancelled: z.int().min(0),
  /** The last day to file. */
  deadline: Day,
  urgency: z.enum(['running', 'open', 'soon', 'urgent', 'late']),
  /** What of the agency's own lines keeps a file from being made. */
  agency_faults: z.array(z.string()),
  /** The last edition that was filed; null: none was. */
  filed: z
    .strictObject({
      edition: z.int().positive(),
      /** What a correction would have to say; null: what the edition says of its sales was not kept. */
      differences: z.array(BtransDifference).nullable(),
    })
    .nullable(),
});

/** A file that was made. */
export const BtransReport = z.strictObject({
  id: Id,
  month: Month,
  edition: z.int().positive(),
  basis: DateBasisName,
  row_count: z.int().min(0),
  missing_count: z.int().min(0),
  /** Of the XML. */
  sha256: z.string(),
  bytes: z.int(),
  filed_at: Instant.nullable(),
  filed_by: z.string().nullable(),
  note: z.string(),
  created_at: Instant,
  created_by: z.string().nullable(),
});

export type BtransRow = z.infer<typeof BtransRow>;
export type BtransDifference = z.infer<typeof BtransDifference>;
export type BtransMonth = z.infer<typeof BtransMonth>;
export type BtransReport = z.infer<typeof BtransReport>;
