import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { NEEDED_ACTIONS } from '../../../server/shared/movement-codes.ts';

interface Needed {
  needs_action: string;
  /** Of the nightly comparison `reported_<kuruş>` or the provider's number; one of `NOTED`. */
  action_note: string | null;
}

/** All that somebody has to look at of a movement. */
interface Standing<Code extends string = string> {
  /** Null once it was seen to. */
  needs_action: Code | null;
  action_note: string | null;
  went_back_kurus: number | null;
}

/** What was doubtful, where it has a sentence of its own. */
const NOTED = [
  'not_in_report',
  'bad_signature',
  'other_order',
  'other_currency',
  'no_amount',
  'payment_known',
  'provider_silent',
  'no_permit',
  'no_papers',
  'below_prepayment',
  'not_accepted',
] as const;

/** What of it is still to be seen to. */
export const openOf = <Code extends string>({
  needs_action,
  action_note,
  action_done_at,
  went_back_kurus,
}: Standing<Code> & { action_done_at: string | null }): Standing<Code> => ({
  needs_action: action_done_at ? null : needs_action,
  action_note,
  went_back_kurus,
});

/** Why somebody has to look at a movement, and what is to be done, in words: a sentence for each reason. */
export function actionSentences(t: Translate, movement: Standing): string[] {
  const { needs_action, action_note, went_back_kurus } = movement;
  const sentences = needs_action ? [actionSentence(t, { needs_action, action_note })] : [];
  return went_back_kurus === null
    ? sentences
    : [...sentences, wentBackSentence(t, went_back_kurus)];
}

export const wentBackSentence = (t: Translate, kurus: number): string =>
  t('transactions:action.went_back', { amount: formatMoney(kurus) });

/** Why it stands on the list. */
export function actionSentence(t: Translate, { needs_action, action_note }: Needed): string {
  const reported = /^reported_(\d+)$/.exec(action_note ?? '')?.[1];
  if (reported) return t('transactions:action.reported', { amount: formatMoney(Number(reported)) });
  const noted = NOTED.find((note) => note === action_note);
  if (noted) return t(`transactions:action.${noted}`);
  const sentence = t(`transactions:action.${needs_action as (typeof NEEDED_ACTIONS)[number]}`);
  return action_note
    ? `${sentence} ${t('transactions:action.note', { note: action_note })}`
    : sentence;
}
