import { z } from 'zod';

import { Line } from './common.ts';

/** `/enquire`: the code and a second fact about the guest, e-mail or phone; empty where unreadable. */
export const Enquiry = z.object({ code: Line(40).catch(''), contact: Line(254).catch('') });

/** As much as a whole guest list needs. */
const LONGEST = 40_000;

/** What was written on a booking's page after its day was over, carried through the look-up as JSON. */
const Kept = z
  .string()
  .max(LONGEST)
  .transform(readJson)
  .pipe(
    z.object({
      form: z.enum(['request', 'guests']),
      typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    }),
  );

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only of a look-up that was asked for in between. */
export const KeptText = z.object({ kept: Kept.optional().catch(undefined) });

/** What a mail's link fills in already. */
export const EnquiryQuery = z.object({ code: Line(40).optional().catch(undefined) });

export const CalendarParams = z.strictObject({ code: z.string().max(40) });
export const CalendarQuery = z.object({ token: z.string().max(200).default('') });

export type Enquiry = z.infer<typeof Enquiry>;
