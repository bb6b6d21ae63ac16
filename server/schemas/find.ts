import { z } from 'zod';

import { Line } from './common.ts';

/** `GET /v1/admin/find`. */
export const Find = z.strictObject({ q: Line(80) });

/** `/dashboard/search`: without a text it lists the screens. */
export const FindPage = z.object({ q: Line(80).optional() });

export type FindPage = z.infer<typeof FindPage>;
