import type { Fact, FactsBlock } from '../../../views/mail/mail-document.ts';
import { today } from '../../clock.ts';
import { t } from '../../i18n.ts';
import { formatMoney } from '../../shared/format.ts';
import { type AgreedTerms, cancellationWords } from '../reservations/cancellation-words.ts';

/** What stands on a reservation of its end. */
interface Ended extends AgreedTerms {
  status: string;
  check_in: string;
  kept_kurus: number | null;
  refund_kurus: number | null;
  deposit_held_kurus: number;
  charter?: object | undefined;
}

/** Before an end the terms it would follow; after it what it came to, whoever wished it. */
export function endPart({ status, charter, ...sums }: Ended): FactsBlock | null {
  if (status !== 'CANCELLED' || sums.kept_kurus === null)
    return cancellationPart(sums, charter !== undefined);
  const kept = sums.kept_kurus;
  const due = sums.refund_kurus ?? 0;
  const notes = depositNotes(sums.deposit_held_kurus);
  if (kept + due + notes.length === 0) return null;
  const fact = (name: 'paid' | 'kept' | 'due', kurus: number): Fact => ({
    label: t(`mail:refund.${name}`),
    value: formatMoney(kurus),
  });
  return {
    kind: 'facts',
    title: t('mail:refund.title'),
    facts: [fact('paid', kept + due), fact('kept', kept), fact('due', due)],
    notes,
  };
}

/** A deposit is no part of the total: it goes back whole beside what the terms give back. */
const depositNotes = (held_kurus: number): string[] =>
  held_kurus > 0 ? [t('mail:refund.deposit', { amount: formatMoney(held_kurus) })] : [];

/** The terms of a policy, as days of the calendar; null for a reservation without one. */
function cancellationPart(
  { check_in, ...terms }: AgreedTerms & Pick<Ended, 'check_in'>,
  isCharter: boolean,
): FactsBlock | null {
  const stay = { check_in, today: today() };
  const { steps, notes } = cancellationWords(terms, { isCharter, stay });
  if (steps.length + notes.length === 0) return null;
  return {
    kind: 'facts',
    title: t('mail:cancellation.title'),
    facts: steps.map(({ when, kept }): Fact => ({ label: when, value: kept })),
    notes,
  };
}
