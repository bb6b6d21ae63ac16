import { z } from 'zod';

import { Day, Id, Kurus } from './common.ts';

/** Guests of one country, by its two letters. */
const NationalityCount = z.strictObject({ code: z.string(), guests: z.int().min(0) });

/** What was stayed in a villa in a period. */
export const MinistryRow = z.strictObject({
  villa_id: Id,
  villa_name: z.string(),
  villa_code: z.string().nullable(),
  permit_no: z.string().nullable(),
  permit_type: z
    .enum(['RENTAL_PERMIT', 'TOURISM_BUSINESS', 'SIMPLE_LODGING', 'MUNICIPAL'])
    .nullable(),
  permit_holder: z.string().nullable(),
  permit_date: Day.nullable(),
  permit_capacity: z.int().nullable(),
  permit_verified: z.boolean(),
  region: z.string(),
  town: z.string(),
  district: z.string(),
  il_code: z.int().nullable(),
  ilce_code: z.int().nullable(),
  mahalle: z.string().nullable(),
  /** Stays that began in the period. */
  stays: z.int().min(0),
  /** Nights that began in it, of whichever stay. */
  nights: z.int().min(0),
  /** People of the stays that began in it, babies too. */
  guests: z.int().min(0),
  /** People times nights, of the nights of the period. */
  guest_nights: z.int().min(0),
  domestic_guests: z.int().min(0),
  foreign_guests: z.int().min(0),
  /** People of whom no guest list tells the nationality. */
  unlisted_guests: z.int().min(0),
  /** Of those on guest lists, most first. */
  nationalities: z.array(NationalityCount),
  /** The stays' totals, shared evenly over their nights. */
  amount_kurus: Kurus,
});

export type MinistryRow = z.infer<typeof MinistryRow>;
