import { z } from 'zod';

import { Line } from './common.ts';

/** `/enquire`: the code and a second fact about the guest, e-mail or phone; empty where unreadable. */
export const Enquiry = z.object({ code: Line(40).catch(''), contact: Line(254).catch('') });

/** What a mail's link fills in already. */
export const EnquiryQuery = z.object({ code: Line(40).optional().catch(undefined) });

export const CalendarParams = z.strictObject({ code: z.string().max(40) });
export const CalendarQuery = z.object({ token: z.string().max(200).default('') });

export type Enquiry = z.infer<typeof Enquiry>;
