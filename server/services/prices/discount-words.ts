import type { QuoteNight } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import { formatPercent } from '../../shared/format.ts';

/**
 * What kind of discount it is, and its percent where one percent is all there is: the same wherever a
 * price is shown, before the sale, on its pages and in its mails.
 */
export function discountLabel(nights: readonly QuoteNight[], isCharter: boolean): string {
  const label = kindText(nights, isCharter);
  const percents = new Set(
    nights.map(({ price_kurus, discount_kurus }) =>
      Math.round((100 * discount_kurus) / (price_kurus || 1)),
    ),
  );
  const [percent = 0] = percents;
  if (percents.size !== 1 || percent === 0) return label;
  return t('booking:summary.discount_percent', { label, percent: formatPercent(percent) });
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
