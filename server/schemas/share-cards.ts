import { z } from 'zod';

import { Slug } from './common.ts';

/** `/paylas/{kind}/{slug}/{mark}.jpg` */
export const ShareCardParams = z.strictObject({
  kind: z.enum(['site', 'villa', 'boat', 'place', 'post']),
  slug: Slug,
  mark: z.string().regex(/^[a-z0-9]{1,12}$/),
});
