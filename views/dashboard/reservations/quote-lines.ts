import type { Quote } from '../../../server/domain/pricing.ts';
import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { MoneyLine } from '../../components/dashboard/money-lines.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { nightGroups } from './price.tsx';
import type { ListingKind } from './reservation.ts';

const sum = (kurus: number | null) => kurus ?? 0;

/** The price as of now, in the order its lines add up. */
export function quoteLines(t: Translate, kind: ListingKind, quoted: Quote): MoneyLine[] {
  const nights = quoted.nights.map((night) => ({ ...night, price_kurus: sum(night.price_kurus) }));
  const lines: MoneyLine[] = nightGroups(nights).map(({ price_kurus, count, sum_kurus }, at) => ({
    key: `nights-${at}`,
    label: t(`reservations:nights_line.${kind}`, { price: formatMoney(price_kurus), count }),
    amount_kurus: sum_kurus,
  }));
  const others: (MoneyLine | false)[] = [
    {
      key: 'discount',
      label: t('reservations:discount'),
      amount_kurus: -sum(quoted.discount_kurus),
      tone: quoted.discount_kurus ? 'discount' : undefined,
    },
    kind === 'villa' && {
      key: 'fee',
      label: t('reservations:short_stay_fee'),
      amount_kurus: sum(quoted.short_stay_fee_kurus),
    },
    ...quoted.extras.map(({ id, name, amount_kurus }) => ({
      key: `extra-${id}`,
      label: name,
      amount_kurus,
    })),
    ...sumLines(t, kind, quoted),
  ];
  return [...lines, ...others.filter((line) => line !== false)];
}

const sumLines = (t: Translate, kind: ListingKind, quoted: Quote): MoneyLine[] => [
  {
    key: 'total',
    label: t('reservations:total'),
    amount_kurus: sum(quoted.total_kurus),
    tone: 'total',
  },
  {
    key: 'prepayment',
    label: t('states:purpose.PREPAYMENT'),
    amount_kurus: sum(quoted.prepayment_kurus),
  },
  {
    key: 'balance',
    label: purposeWord(t, 'BALANCE', kind === 'boat'),
    amount_kurus: sum(quoted.balance_kurus),
  },
  {
    key: 'deposit',
    label: t('reservations:deposit'),
    amount_kurus: quoted.deposit_kurus,
    tone: 'apart',
  },
];
