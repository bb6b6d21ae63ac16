import type { BoatDiscountAnswer } from '../../../server/schemas/answers/boat-discounts.ts';
import type { VillaDiscountAnswer } from '../../../server/schemas/answers/villa-discounts.ts';

/** Of a villa or a boat; only a boat's have a unit. */
export type Discount = Omit<VillaDiscountAnswer, 'villa_id'> &
  Partial<Pick<BoatDiscountAnswer, 'unit'>>;
