import { z } from 'zod';

import { Day, Line, Text, Version } from './common.ts';

/**
 * `PUT /v1/admin/villas/btrans/{villa_id}`: the permit and what the ministry's monthly report asks
 * for. What is not given stays as it is. `permit_verified: true` says that the number was found in
 * the ministry's register just now, also of one that is verified already; another number, holder, kind or capacity without it is
 * unverified again.
 */
export const VillaPapers = z
  .strictObject({
    permit_type: z
      .enum(['RENTAL_PERMIT', 'TOURISM_BUSINESS', 'SIMPLE_LODGING', 'MUNICIPAL'])
      .nullable(),
    permit_no: Line(40).nullable(),
    permit_holder: Line(160).nullable(),
    permit_date: Day.nullable(),
    permit_capacity: z.int().min(1).max(200).nullable(),
    permit_verified: z.boolean(),
    /** Where it was looked up, and by which reference. */
    permit_evidence: Text(1000).nullable(),
    /** The province's plate code. */
    il_code: z.int().min(1).max(81).nullable(),
    ilce_code: z.int().positive().max(99_999).nullable(),
    mahalle: Line(80).nullable(),
    street: Line(120).nullable(),
    lane: Line(120).nullable(),
    outer_door_no: Line(20).nullable(),
    inner_door_no: Line(20).nullable(),
    property_no: Line(30).nullable(),
    title_deed_no: Line(30).nullable(),
    zoned: z.boolean().nullable(),
    kbs_force: z.enum(['POLICE', 'GENDARMERIE']).nullable(),
    kbs_facility_code: Line(40).nullable(),
    version: Version,
  })
  .partial()
  .refine(({ version, ...changes }) => Object.keys(changes).length > 0, {
    path: ['permit_no'],
    error: 'nothing_to_change',
  });

export type VillaPapers = z.infer<typeof VillaPapers>;
