import { z } from 'zod';

import { pricesInOrder } from './amount-ranges.ts';
import {
  exported,
  Id,
  IdText,
  Line,
  ordersOf,
  paging,
  Ranking,
  Version,
  WholeText,
} from './common.ts';

const orders = ordersOf('id', 'name', 'position', 'created_at', 'capacity', 'from_price');

const Flag = z.enum(['0', '1', 'true', 'false']);

/** Whether a villa may be advertised: its permit's number is verified, waits for it, or is not known. */
const PERMIT_STATES = ['VERIFIED', 'UNVERIFIED', 'MISSING'] as const;

const listFields = {
  order: z.enum(orders).default('position'),
  id: IdText.optional(),
  popular: Flag.optional(),
  villa_of_month: Flag.optional(),
  active: Flag.optional(),
  region_id: IdText.optional(),
  town_id: IdText.optional(),
  type_id: IdText.optional(),
  owner_id: IdText.optional(),
  /** `DUE`: verified over a year ago, to be looked up again. */
  permit: z.enum([...PERMIT_STATES, 'DUE']).optional(),
  /** `MISSING`: the ministry's report would leave out its stays. */
  btrans: z.enum(['MISSING']).optional(),
  /** Whole TL a night, of the lowest price that can still be booked. */
  min_price: WholeText(0, 1_000_000_000).optional(),
  max_price: WholeText(0, 1_000_000_000).optional(),
  q: Line(80).optional(),
};

/** `GET /v1/admin/villas` (spec §7). `q` looks at name, code, place, types, owner and permit number. */
export const VillaList = z
  .strictObject({ ...paging(20), ...exported, ...listFields })
  .refine(pricesInOrder.check, pricesInOrder.problem);

/** The same as a page of the dashboard. */
export const VillaListPage = z
  .strictObject({ ...paging(20), ...listFields })
  .refine(pricesInOrder.check, pricesInOrder.problem);

/** `GET /v1/admin/villas/search`: `q` as in the list, one slip of the finger forgiven; `t` a villa type's id. */
export const VillaLookUp = z.strictObject({ q: Line(80).optional(), t: IdText.optional() });

const unique = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** `PATCH /v1/admin/villas/order`: several in their new order, or one at a place among all. */
export const VillaOrder = z
  .strictObject({
    ids: Ranking.shape.ids.optional(),
    seen: Ranking.shape.seen,
    id: Id.optional(),
    position: z.int().min(1).max(1_000_000).optional(),
  })
  .refine(
    ({ ids, id, position }) => (ids === undefined) === (id !== undefined && position !== undefined),
    {
      path: ['ids'],
      error: 'ids_or_position',
    },
  );

/** A set of rows, possibly empty. */
export const IdSet = (most: number) => z.array(Id).max(most).refine(unique, 'repeated');

/** `PUT /v1/admin/villas/{villa_id}/features`: all that the villa has. */
export const VillaFeatures = z.strictObject({ feature_ids: IdSet(300), version: Version });

/** Reasons that an authority may have warned of. */
export const WARNED_OF = ['PERMIT_LOST', 'TAKEDOWN'] as const;

/** Law 7464 knows no warning of before. */
const IN_FORCE = Date.parse('2024-01-01T00:00:00+03:00');

const WarnedAt = z.iso
  .datetime({ offset: true })
  .refine((text) => !(Date.parse(text) < IN_FORCE), 'not_datetime')
  .refine((text) => !(Date.parse(text) > Temporal.Now.instant().epochMilliseconds), 'not_yet');

/**
 * `PUT /v1/admin/villas/{id}/withdrawal`: why the villa went for now or for good; null brings it back.
 * `warned_at`: when the authority's warning came; without it what is known of that stays.
 */
export const Withdrawal = z
  .strictObject({
    reason: z.enum([...WARNED_OF, 'OWNER_LEFT', 'OTHER']).nullable(),
    warned_at: WarnedAt.nullable().optional(),
  })
  .refine(({ reason, warned_at }) => !warned_at || WARNED_OF.some((each) => each === reason), {
    path: ['warned_at'],
    error: 'not_warned_of',
  });

export type VillaList = z.infer<typeof VillaList>;
export type VillaListPage = z.infer<typeof VillaListPage>;
export type VillaOrder = z.infer<typeof VillaOrder>;
export type VillaLookUp = z.infer<typeof VillaLookUp>;
export type VillaFeatures = z.infer<typeof VillaFeatures>;
export type Withdrawal = z.infer<typeof Withdrawal>;
