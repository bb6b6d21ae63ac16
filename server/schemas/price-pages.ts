import { z } from 'zod';

import { CharterUnitName } from './charters.ts';
import { Day, IdText, WholeText } from './common.ts';

const Year = WholeText(2000, 2098);

/**
 * `/dashboard/{villas,boats}/{id}/prices`: the year shown, the season whose form is open or that was
 * just written, days a new one is proposed for, and the year a copy is previewed for.
 */
export const PricesPageQuery = z.object({
  year: Year.optional(),
  unit: CharterUnitName.optional(),
  season: IdText.optional(),
  written: IdText.optional(),
  start_date: Day.optional(),
  end_date: Day.optional(),
  copy_to: Year.optional(),
  percent: WholeText(-90, 1000).default(0),
});

/** `…/discounts` and `…/extras`: the row whose form is open. */
export const PriceRowPageQuery = z.object({ id: IdText.optional() });

export type PricesPageQuery = z.infer<typeof PricesPageQuery>;
