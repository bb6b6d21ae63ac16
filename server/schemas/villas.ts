import { z } from 'zod';

import { IdText, paging } from './common.ts';

const ORDER_COLUMNS = ['id', 'name', 'position', 'created_at', 'capacity'] as const;
const orders = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);

/** `GET /v1/admin/villas` (spec §7). */
export const VillaList = z.strictObject({
  ...paging(20),
  order: z.enum(orders).default('position'),
  id: IdText.optional(),
  popular: z.enum(['0', '1', 'true', 'false']).optional(),
});

export type VillaList = z.infer<typeof VillaList>;
