import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { NEEDED_ACTIONS } from '../../../server/shared/movement-codes.ts';

interface Needed {
  needs_action: string;
  /** Of the nightly comparison `reported_<kuruş>`, `refunded_<kuruş>` or the provider's number; one of `NOTED`. */
  action_note: string | null;
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

/** Why somebody has to look at a movement, and what is to be done, in words. */
export function actionSentence(t: Translate, { needs_action, action_note }: Needed): string {
  const told = /^(reported|refunded)_(\d+)$/.exec(action_note ?? '');
  if (told) {
    const [, what, kurus] = told;
    const amount = formatMoney(Number(kurus));
    return t(`transactions:action.${what as 'reported' | 'refunded'}`, { amount });
  }
  const noted = NOTED.find((note) => note === action_note);
  if (noted) return t(`transactions:action.${noted}`);
  const sentence = t(`transactions:action.${needs_action as (typeof NEEDED_ACTIONS)[number]}`);
  return action_note
    ? `${sentence} ${t('transactions:action.note', { note: action_note })}`
    : sentence;
}
