import { z } from 'zod';

import { exported, IdText, listOf, paging } from './common.ts';

/** What can be shown of a villa, in the order in which it is shown when nothing is chosen. */
export const MINISTRY_COLUMNS = [
  'villa_name',
  'villa_code',
  'permit_no',
  'permit_type',
  'permit_holder',
  'permit_date',
  'permit_capacity',
  'region',
  'town',
  'district',
  'il_code',
  'ilce_code',
  'mahalle',
  'stays',
  'nights',
  'guests',
  'guest_nights',
  'domestic_guests',
  'foreign_guests',
  'unlisted_guests',
  'nationalities',
  'amount_kurus',
] as const;

export type MinistryColumn = (typeof MINISTRY_COLUMNS)[number];

/** Shown when nothing else was chosen. */
export const USUAL_COLUMNS: readonly MinistryColumn[] = [
  'villa_name',
  'permit_no',
  'permit_holder',
  'town',
  'stays',
  'nights',
  'guests',
  'domestic_guests',
  'foreign_guests',
  'nationalities',
  'amount_kurus',
];

/** A month, a quarter or a year: '2026-10', '2026-Q4', '2026'. */
const Period = z.string().regex(/^20\d{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$/, 'not_period');

const ORDERS = ['position', 'villa_name', 'stays', 'nights', 'guests', 'amount_kurus'] as const;

const filters = {
  ...paging(100),
  period: Period.optional(),
  /** In their order; none: the usual ones. */
  columns: listOf(z.enum(MINISTRY_COLUMNS)).default([]),
  region_id: listOf(IdText).default([]),
  /** Only villas with a stay in the period, or only those that lack a verified permit. */
  only: z.enum(['stays', 'no_permit']).optional(),
  order: z.enum([...ORDERS, ...ORDERS.map((name) => `-${name}` as const)]).default('position'),
};

/** `GET /v1/admin/ministry`: villa by villa what was stayed; without a period the last month. */
export const MinistryList = z.strictObject({ ...filters, ...exported });

/** The screen. */
export const MinistryPageQuery = z.object(filters);

export type MinistryList = z.infer<typeof MinistryList>;
export type MinistryPageQuery = z.infer<typeof MinistryPageQuery>;
