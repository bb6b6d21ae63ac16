import type { Quote } from '../../../server/domain/pricing.ts';
import type { Translate } from '../../../server/i18n.ts';
import type { DeskQuote } from '../../../server/services/prices/desk-quotes.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { MoneyLine } from '../../components/dashboard/money-lines.tsx';
import { purposeWord } from '../../components/purpose-word.ts';
import { nightLines, type Sold } from './night-lines.ts';

/** The price as of now, in the order its lines add up; what is not known yet is no zero. */
export function quoteLines(
  t: Translate,
  sold: Sold,
  { quoted, discount_label }: Pick<DeskQuote, 'quoted' | 'discount_label'>,
): MoneyLine[] {
  const { kind } = sold;
  const priced = quoted.nights.filter(isPriced);
  const unpriced = quoted.nights.length - priced.length;
  const lines = nightLines(t, sold, priced);
  const others: (MoneyLine | false)[] = [
    unpriced > 0 && {
      key: 'unpriced',
      label: t(`reservations:unpriced.${kind}`, { count: unpriced }),
      amount_kurus: null,
    },
    {
      key: 'discount',
      label: discount_label,
      amount_kurus: quoted.discount_kurus && -quoted.discount_kurus,
      tone: quoted.discount_kurus ? 'discount' : undefined,
    },
    kind === 'villa' && {
      key: 'fee',
      label: t('reservations:short_stay_fee'),
      amount_kurus: quoted.short_stay_fee_kurus,
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

const isPriced = <Night extends { price_kurus: number | null }>(
  night: Night,
): night is Night & { price_kurus: number } => night.price_kurus !== null;

const sumLines = (t: Translate, kind: ListingKind, quoted: Quote): MoneyLine[] => [
  {
    key: 'total',
    label: t('reservations:total'),
    amount_kurus: quoted.total_kurus,
    tone: 'total',
  },
  {
    key: 'prepayment',
    label: t('states:purpose.PREPAYMENT'),
    amount_kurus: quoted.prepayment_kurus,
  },
  {
    key: 'balance',
    label: purposeWord(t, 'BALANCE', kind === 'boat'),
    amount_kurus: quoted.balance_kurus,
  },
  {
    key: 'deposit',
    label: t('reservations:deposit'),
    amount_kurus: quoted.deposit_kurus,
    tone: 'apart',
  },
];
