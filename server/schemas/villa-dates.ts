import { z } from 'zod';

import { Day, exported, Id, IdText, paging, Text, Version } from './common.ts';
import { departureAfterArrival, KnownDay, OwnVilla } from './price-fields.ts';

const closing = {
  started_at: KnownDay,
  /** The day of departure: free for the next arrival. */
  finished_at: KnownDay,
  note: Text(500).default(''),
};

/** `POST /v1/admin/villas/date` */
export const NewVillaDate = z
  .strictObject({ villa_id: Id, ...closing })
  .refine(departureAfterArrival.check, departureAfterArrival.problem);

/** `PUT /v1/admin/villas/date/{id}`: all of it anew. */
export const VillaDateChanges = z
  .strictObject({ villa_id: OwnVilla, ...closing, version: Version })
  .refine(departureAfterArrival.check, departureAfterArrival.problem);

/** `GET /v1/admin/villas/withdates`: taken time from today on, or that touches the days given; all of it until an end that is past. */
export const VillasWithDates = z
  .strictObject({
    ...paging(500),
    ...exported,
    villa_id: IdText.optional(),
    started_at: Day.optional(),
    finished_at: Day.optional(),
  })
  .refine(departureAfterArrival.check, departureAfterArrival.problem);

export type NewVillaDate = z.infer<typeof NewVillaDate>;
export type VillaDateChanges = z.infer<typeof VillaDateChanges>;
export type VillasWithDates = z.infer<typeof VillasWithDates>;
