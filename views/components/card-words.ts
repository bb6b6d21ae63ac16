import { formatPercent } from '../../server/shared/format.ts';
import { formatShortStay } from '../../server/shared/format-days.ts';
import { paths } from '../../server/shared/paths.ts';
import { slot } from './kept.tsx';
import { price, priceFrom } from './price.ts';
import type { VillaCardProps } from './villa-card.tsx';

/** What changes on a villa's card with every search; null: it is not there. */
export interface CardWords {
  address: string;
  tag: string | null;
  nightly: string | null;
  nights: string | null;
  before: string | null;
  total: string | null;
  from: string | null;
  from_suffix: string | null;
  nearest: string | null;
  nearest_address: string | null;
}

export function cardWords(props: VillaCardProps): CardWords {
  const { site, villa, stay } = props;
  const { nearest } = villa;
  return {
    address: paths.villa(villa.slug, stay),
    tag: tagOf(props),
    ...prices(props),
    nearest: nearest
      ? site.t('cards:nearest', { dates: formatShortStay(nearest.check_in, nearest.check_out) })
      : null,
    nearest_address: nearest ? paths.villa(villa.slug, { ...stay, ...nearest }) : null,
  };
}

function tagOf({ site: { t }, villa }: VillaCardProps): string | null {
  if (villa.unavailable) return villa.unavailable;
  if (villa.discount_percent)
    return t('cards:discount', { percent: formatPercent(villa.discount_percent) });
  return villa.tag || (villa.instant_booking ? t('cards:instant') : null);
}

type Prices = Pick<CardWords, 'nightly' | 'nights' | 'before' | 'total' | 'from' | 'from_suffix'>;

function prices({ site, villa }: VillaCardProps): Prices {
  const { nights, discount_percent } = villa;
  const shown = (kurus: number | null) => (kurus === null ? null : price(site, kurus));
  if (villa.total_kurus === null || nights === null) {
    const from = villa.from_price_kurus === null ? null : priceFrom(site, villa.from_price_kurus);
    return {
      ...{ nightly: null, nights: null, before: null, total: null },
      ...{ from: from?.price ?? null, from_suffix: from?.suffix ?? null },
    };
  }
  return {
    nightly: shown(villa.nightly_average_kurus),
    nights: site.t('cards:stay_total', { count: nights }),
    before: discount_percent ? shown(villa.total_before_discount_kurus) : null,
    total: shown(villa.total_kurus),
    from: null,
    from_suffix: null,
  };
}

/** The same words as places to be filled. */
export function slotsOf(words: CardWords): { places: CardWords; texts: string[] } {
  const texts: string[] = [];
  const places = Object.entries(words).map(([name, text]) => [
    name,
    text === null ? null : slot(texts.push(text) - 1),
  ]);
  return { places: Object.fromEntries(places), texts };
}
