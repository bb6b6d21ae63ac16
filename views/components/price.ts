import { formatMoney, formatPrice } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';

/** Kuruş in the visitor's currency: exact in TL, '≈ €336' in others (what is charged is TL). */
export function price(
  { currency, rates }: Pick<Site, 'currency' | 'rates'>,
  kurus: number,
): string {
  return rates ? formatPrice(kurus, currency, rates) : formatMoney(kurus);
}
