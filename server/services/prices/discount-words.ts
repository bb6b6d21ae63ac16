import type { QuoteNight } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import { formatPercent } from '../../shared/format.ts';

/** Kuruş that were rounded leave a percent a little beside a whole one. */
const ROUNDING = 0.01;

/**
 * What kind of discount it is, and its percent where one percent is all there is: the same wherever a
 * price is shown, before the sale, on its pages and in its mails.
 */
export function discountLabel(nights: readonly QuoteNight[], isCharter: boolean): string {
  const label = kindText(nights, isCharter);
  const percents = new Set(nights.map(percentOff));
  const [percent] = percents;
  if (percents.size !== 1 || !percent) return label;
  return t('booking:summary.discount_percent', { label, percent: formatPercent(percent) });
}

/** Whole, as discounts are; null where it is none: one that an offer lowered further, say. */
function percentOff({ price_kurus, discount_kurus }: QuoteNight): number | null {
  const share = (100 * discount_kurus) / (price_kurus || 1);
  const percent = Math.round(share);
  return Math.abs(share - percent) < ROUNDING ? percent : null;
}

/** A stay may have several; then none of their names is true of all that is taken off. */
function kindText(nights: readonly QuoteNight[], isCharter: boolean): string {
  const lowered = nights.filter(({ discount_kurus }) => discount_kurus > 0);
  const [one, ...others] = new Map(lowered.map((night) => [night.discount_id, night])).values();
  const kind = others.length === 0 && one?.discount_kind;
  if (!kind) return t('quote:lines.discount');
  return t(
    isCharter && kind === 'long_stay'
      ? 'quote:discounts.boat_long_stay'
      : `quote:discounts.${kind}`,
  );
}
