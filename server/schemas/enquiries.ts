import { z } from 'zod';

import { Line } from './common.ts';

/** `/enquire`: the code and a second fact about the guest, e-mail or phone. */
export const Enquiry = z.object({ code: Line(40), contact: Line(254) });

/** What a mail's link fills in already. */
export const EnquiryQuery = z.object({ code: Line(40).optional().catch(undefined) });

export const CalendarParams = z.strictObject({ code: z.string().max(40) });
export const CalendarQuery = z.object({ token: z.string().max(200).default('') });

export type Enquiry = z.infer<typeof Enquiry>;
