import type { Translate } from '../../../server/i18n.ts';
import type { BoatDiscountAnswer } from '../../../server/schemas/answers/boat-discounts.ts';
import type { VillaDiscountAnswer } from '../../../server/schemas/answers/villa-discounts.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

/** Of a villa or a boat; only a boat's have a unit. */
export type Discount = Omit<VillaDiscountAnswer, 'villa_id'> &
  Partial<Pick<BoatDiscountAnswer, 'unit'>>;

/** A boat is chartered, nobody stays. */
export const discountName = (t: Translate, kind: ListingKind, of: Discount['kind']): string =>
  kind === 'boat' && of === 'LONG_STAY' ? t('discounts:long_charter') : t(`discounts:kind.${of}`);
