import type { Fact, FactsBlock } from '../../views/mail/mail-document.ts';
import { t } from '../i18n.ts';
import { formatMoney } from '../shared/format.ts';

/** The cancellation policy as a reservation keeps it; an old or hand-made one may lack parts. */
interface FrozenPolicy {
  base?: string;
  tiers?: { days_before: number; percent: number }[];
  description?: string;
}

/** What stands on a reservation of its end. */
interface Ended {
  status: string;
  policy: unknown;
  kept_kurus: number | null;
  refund_kurus: number | null;
  charter?: object | undefined;
}

/** Before an end the terms it would follow; after it what it came to, whoever wished it. */
export function endPart({ status, policy, charter, ...sums }: Ended): FactsBlock | null {
  if (status !== 'CANCELLED' || sums.kept_kurus === null)
    return cancellationPart(policy, charter !== undefined);
  const kept = sums.kept_kurus;
  const due = sums.refund_kurus ?? 0;
  if (kept + due === 0) return null;
  const fact = (name: 'paid' | 'kept' | 'due', kurus: number): Fact => ({
    label: t(`mail:refund.${name}`),
    value: formatMoney(kurus),
  });
  return {
    kind: 'facts',
    title: t('mail:refund.title'),
    facts: [fact('paid', kept + due), fact('kept', kept), fact('due', due)],
    notes: [],
  };
}

/**
 * The policy's ladder, the longest notice first: cancelled at least so many days before check-in,
 * so many percent are kept. Null for a reservation without one.
 */
function cancellationPart(policy: unknown, isCharter: boolean): FactsBlock | null {
  const { base, tiers = [], description = '' } = (policy ?? {}) as FrozenPolicy;
  if (tiers.length === 0 && description === '') return null;
  const ladder = tiers.toSorted((one, other) => other.days_before - one.days_before);
  return {
    kind: 'facts',
    title: t('mail:cancellation.title'),
    facts: ladder.map(
      ({ days_before, percent }): Fact => ({
        label: noticeText(days_before, isCharter),
        value: keptText(percent, base),
      }),
    ),
    notes: description === '' ? [] : [description],
  };
}

function noticeText(days: number, isCharter: boolean): string {
  if (days > 0)
    return t(isCharter ? 'mail:cancellation.boat_before' : 'mail:cancellation.before', { days });
  return t(isCharter ? 'mail:cancellation.boat_nearer' : 'mail:cancellation.nearer');
}

function keptText(percent: number, base: string | undefined): string {
  if (percent === 0) return t('mail:cancellation.keep_none');
  return base === 'TOTAL'
    ? t('mail:cancellation.keep_of_total', { percent })
    : t('mail:cancellation.keep_of_prepayment', { percent });
}
