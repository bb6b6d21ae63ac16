import { convert } from '../../server/shared/currency.ts';
import { formatMoney, formatPrice } from '../../server/shared/format.ts';
import { fromSuffix } from '../../server/shared/suffix.ts';
import type { Site } from '../layouts/site.ts';

/** Kuruş in the visitor's currency: exact in TL, '≈ €336' in others (what is charged is TL). */
export function price(
  { currency, rates }: Pick<Site, 'currency' | 'rates'>,
  kurus: number,
): string {
  return rates ? formatPrice(kurus, currency, rates) : formatMoney(kurus);
}

/** The same as the lowest there is: '₺18.500' and the 'den' behind it, which follows its last number as it is spoken. */
export function priceFrom(
  site: Pick<Site, 'currency' | 'rates'>,
  kurus: number,
): { price: string; suffix: string } {
  const { currency, rates } = site;
  const foreign = currency === 'TL' || !rates ? null : convert(kurus, currency, rates);
  const spoken = foreign ?? (kurus % 100 || kurus / 100);
  return { price: price(site, kurus), suffix: fromSuffix(spoken) };
}
