import { keepsNothing, stepsAhead } from '../../domain/cancellation.ts';
import { t } from '../../i18n.ts';
import { formatDay } from '../../shared/format-days.ts';

/** A policy as a listing has it or a reservation keeps it; an old or hand-made one may lack parts. */
interface SaidPolicy {
  base?: string;
  tiers?: { days_before: number; percent: number }[];
  date_changes?: number;
  date_change_days?: number | null;
  description?: string;
}

export interface AgreedTerms {
  policy: unknown;
  /** What is asked for ahead; null where it is not known. */
  prepayment_kurus: number | null;
}

/** What a cancellation costs in words: the same in mails and in the texts that guests accept. */
interface CancellationWords {
  /** Cancelled when, so much is kept: the longest notice first. */
  steps: { when: string; kept: string }[];
  /** What else was agreed on, with staff's own words at the end. */
  notes: string[];
}

/** What the steps are told as: days before a check-in, or a stay's own days from `today` on. */
interface Telling {
  isCharter: boolean;
  stay?: { check_in: string; today: Temporal.PlainDate };
}

/** Both empty for a listing or a reservation without a policy. */
export function cancellationWords(
  { policy, prepayment_kurus }: AgreedTerms,
  { isCharter, stay }: Telling,
): CancellationWords {
  const said = (policy ?? {}) as SaidPolicy;
  const { base, description = '' } = said;
  const ladder = ladderOf(said, prepayment_kurus);
  const isOfTotal = base === 'TOTAL' && ladder.some(({ percent }) => percent > 0);
  const steps = stay
    ? datedSteps(ladder, stay)
    : ladder.map(({ days_before, percent }) => ({
        when: noticeText(days_before, { isCharter, isOnly: ladder.length === 1 }),
        percent,
      }));
  return {
    steps: steps.map(({ when, percent }) => ({ when, kept: keptText(percent, base) })),
    notes: [
      isOfTotal ? t('mail:cancellation.never_more') : '',
      dateChangeText(said, isCharter),
      description.trim(),
    ].filter(Boolean),
  };
}

/**
 * The same as sentences of one paragraph. Where no ladder was agreed on nothing is kept, as
 * `endingRefund` has it, and that is said.
 */
export function cancellationText(terms: AgreedTerms, isCharter: boolean): string {
  const { steps, notes } = cancellationWords(terms, { isCharter });
  const ladder = steps.map((step) => t('legal:cancellation.step', step));
  return [...(ladder.length > 0 ? ladder : [t('legal:cancellation.none')]), ...notes].join(' ');
}

function ladderOf({ base, tiers = [] }: SaidPolicy, prepayment_kurus: number | null) {
  if (tiers.length > 0 && keepsNothing({ base, prepayment_kurus }))
    return [{ days_before: 0, percent: 0 }];
  return tiers.toSorted((one, other) => other.days_before - one.days_before);
}

/** As the pages of the same stay tell it. */
const datedSteps = (
  tiers: { days_before: number; percent: number }[],
  { check_in, today }: NonNullable<Telling['stay']>,
) =>
  stepsAhead({ tiers }, Temporal.PlainDate.from(check_in), today).map(
    ({ until, percent }, _, { length }) => ({
      when: until
        ? t('booking:ladder.until', { day: formatDay(until.toString()) })
        : t(length === 1 ? 'mail:cancellation.always' : 'booking:ladder.after'),
      percent,
    }),
  );

function noticeText(days: number, { isCharter, isOnly }: { isCharter: boolean; isOnly: boolean }) {
  if (isOnly) return t('mail:cancellation.always');
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

/** As `dateChangeRight` grants it; nothing where no change was agreed on. */
function dateChangeText(policy: SaidPolicy, isCharter: boolean): string {
  const { date_changes: count = 0, date_change_days: days } = policy;
  if (count === 0) return '';
  if (!days) return t('mail:cancellation.date_change', { count });
  return isCharter
    ? t('boats:terms.date_change', { days, count })
    : t('villa:cancellation.date_change', { days, count });
}
