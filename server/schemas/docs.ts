import { z } from 'zod';

import { Line } from './common.ts';

/** `/v1/docs/{group}`: a group of calls. */
export const GroupParams = z.strictObject({
  group: z
    .string()
    .max(60)
    .regex(/^[a-zA-Z_]+$/),
});

/** `/v1/docs?q=`: calls whose words or address hold it; what is unknown or wrong is ignored, as by every page. */
export const DocsQuery = z.object({ q: Line(80).optional() });
