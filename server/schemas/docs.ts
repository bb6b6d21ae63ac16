import { z } from 'zod';

import { Line } from './common.ts';

/** `/v1/docs/{group}`: a group of calls. */
export const GroupParams = z.strictObject({
  group: z
    .string()
    .max(60)
    .regex(/^[a-zA-Z_]+$/),
});

/** `/v1/docs?q=`: calls whose words or address hold it. */
export const DocsQuery = z.strictObject({ q: Line(80).optional() });
