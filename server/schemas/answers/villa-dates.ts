import { z } from 'zod';
import { TAKEN_KINDS } from '../../shared/taken-kinds.ts';

export const VillaDateAnswer = z.strictObject({
  id: z.int(),
  villa_id: z.int(),
  started_at: z.iso.date(),
  /** The day of departure. */
  finished_at: z.iso.date(),
  nights: z.int(),
  note: z.string(),
  /** By hand, or a calendar feed's event that staff made their own. */
  source: z.enum(['MANUAL', 'FEED']),
  version: z.int(),
});

/** One taken range of a villa, whatever took it; the id that fits `kind` is set. */
const TakenDates = z.strictObject({
  kind: z.enum(TAKEN_KINDS),
  started_at: z.iso.date(),
  finished_at: z.iso.date(),
  /** Of a closing: what PUT and DELETE …/villas/date/{id} want. */
  date_id: z.int().nullable(),
  external_id: z.int().nullable(),
  /** Of a calendar feed's event: what POST …/feedevents/{id}/adopt wants. */
  feed_event_id: z.int().nullable(),
  /** The code of a reservation. */
  reservation_id: z.string().nullable(),
  status: z.string().nullable(),
  /** The guest's name, a note, or what a calendar feed calls it. */
  label: z.string(),
  version: z.int().nullable(),
});

export const VillaWithDates = z.strictObject({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  active: z.boolean(),
  dates: z.array(TakenDates),
});

export type VillaDateAnswer = z.infer<typeof VillaDateAnswer>;
export type VillaWithDates = z.infer<typeof VillaWithDates>;
