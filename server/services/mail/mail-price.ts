import type { PriceBlock, PriceLine, PriceSplit } from '../../../views/mail/mail-document.ts';
import { isAllAtArrival, partLacking } from '../../domain/amount-due.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { frozenQuote } from '../../domain/frozen-sale.ts';
import { t } from '../../i18n.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { formatMoney } from '../../shared/format.ts';
import { discountLabel } from '../prices/discount-words.ts';
import { lengthText } from './mail-words.ts';

type PricedReservation = Pick<
  MailedReservation,
  | 'status'
  | 'nights'
  | 'charter'
  | 'quote'
  | 'accommodation_kurus'
  | 'discount_kurus'
  | 'short_stay_fee_kurus'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'paid_kurus'
  | 'leaving_kurus'
  | 'deposit_kurus'
  | 'deposit_held_kurus'
>;

/** The reservation's own frozen money, never today's prices. */
export function pricePart(row: PricedReservation): PriceBlock {
  const lines = amountsOf(row).filter(({ kurus }) => kurus !== 0);
  return {
    kind: 'price',
    title: t('mail:price.title'),
    lines: lines.map(asLine),
    total: { label: t('mail:price.total'), value: formatMoney(row.total_kurus) },
    split: splitOf(row),
    notes: [t('mail:price.taxes'), ...depositNotes(row)],
  };
}

/** The damage deposit is in no sum; what of it was paid before the arrival is not asked for again. */
function depositNotes({ charter, ...row }: PricedReservation): string[] {
  const sums = { deposit: depositLacking(row), deposit_held: row.deposit_held_kurus };
  return (['deposit', 'deposit_held'] as const)
    .filter((key) => sums[key] > 0)
    .map((key) =>
      t(charter ? `mail:price.boat_${key}` : `mail:price.${key}`, {
        amount: formatMoney(sums[key]),
      }),
    );
}

interface Amount {
  label: string;
  kurus: number;
}

/** The lines sum to the total; where staff agreed on another one, the difference is a line too. */
function amountsOf(row: PricedReservation): Amount[] {
  const nights = lengthText(row);
  const { extras = [], nights: nightly = [] } = frozenQuote(row.quote);
  const amounts = [
    {
      label: t(row.charter ? 'mail:price.charter' : 'mail:price.accommodation', { nights }),
      kurus: row.accommodation_kurus,
    },
    { label: discountLabel(nightly, row.charter !== undefined), kurus: -row.discount_kurus },
    { label: t('mail:price.short_stay_fee'), kurus: row.short_stay_fee_kurus },
    ...extras.map(({ name, amount_kurus }) => ({ label: name, kurus: amount_kurus })),
  ];
  const sum = amounts.reduce((kurus, amount) => kurus + amount.kurus, 0);
  return [...amounts, { label: t('mail:price.adjustment'), kurus: row.total_kurus - sum }];
}

const asLine = ({ label, kurus }: Amount): PriceLine => ({
  label,
  amount: formatMoney(kurus),
  reduces: kurus < 0,
});

/** As it was agreed; where more than the prepayment was sent, as it stands, like all else the mail says is left. On staff's word nothing is paid ahead. */
function splitOf(row: PricedReservation): PriceSplit | null {
  if (isAllAtArrival(row)) return null;
  const balance_kurus = partLacking('BALANCE', row);
  const before_kurus = row.total_kurus - balance_kurus;
  if (before_kurus === 0 || balance_kurus === 0) return null;
  const isMore = before_kurus > row.prepayment_kurus;
  return {
    percent: Math.round((100 * before_kurus) / row.total_kurus),
    parts: [
      {
        label: t(isMore ? 'mail:voucher.paid' : 'mail:price.prepayment'),
        value: formatMoney(before_kurus),
      },
      {
        label: t(row.charter ? 'mail:price.boat_balance' : 'mail:price.balance'),
        value: formatMoney(balance_kurus),
      },
    ],
  };
}
