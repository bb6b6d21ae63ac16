import type { Quote, QuoteReason } from '../../domain/pricing.ts';
import { t } from '../../i18n.ts';
import { discountLabel } from '../../services/prices/discount-words.ts';
import { formatChoices } from '../../shared/format.ts';
import { weekdayName } from '../../shared/format-days.ts';

export interface PresentedReason {
  code: QuoteReason['code'];
  text: string;
}

/** Who reads why a stay cannot be sold: staff can do something about some of it. */
export type Reader = 'guest' | 'desk';

/** Every reason in the words of its reader. */
export const presentReasons = (
  reasons: readonly QuoteReason[],
  reader: Reader = 'guest',
): PresentedReason[] =>
  reasons.map(({ code, values }) => ({
    code,
    text:
      reader === 'desk' && code === 'unpriced'
        ? t('quote:desk_reasons.unpriced')
        : t(`quote:reasons.${code}`, { ...values, weekdays: weekdaysIn(values) }),
  }));

export const readerOf = ({ role }: { role: string }): Reader =>
  role === 'ADMIN' ? 'desk' : 'guest';

/** 'Cuma ya da Cumartesi' */
export const weekdaysIn = ({ weekdays = [] }: QuoteReason['values']): string =>
  formatChoices(weekdays.map(weekdayName));

/** The answer of `GET /v1/quote`; amounts in kuruş, null where a night has no price. */
export const presentQuote = (quoted: Quote, isCharter = false) => ({
  sellable: quoted.sellable,
  reasons: presentReasons(quoted.reasons),
  nights: quoted.nights.map(({ date, price_kurus, discount_kurus }) => ({
    date,
    price_kurus,
    discount_kurus,
  })),
  accommodation_kurus: quoted.accommodation_kurus,
  discount_kurus: quoted.discount_kurus,
  discount_label: quoted.discount_kurus ? discountLabel(quoted.nights, isCharter) : null,
  short_stay_fee_kurus: quoted.short_stay_fee_kurus,
  short_stay_limit: quoted.short_stay_limit,
  extras: quoted.extras,
  total_kurus: quoted.total_kurus,
  prepayment_kurus: quoted.prepayment_kurus,
  prepayment_percent: quoted.prepayment_percent,
  whole_is_due: quoted.whole_is_due,
  balance_kurus: quoted.balance_kurus,
  deposit_kurus: quoted.deposit_kurus,
});
