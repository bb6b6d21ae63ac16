import type { Translate } from '../../../server/i18n.ts';
import type { NEEDED_ACTIONS } from '../../../server/schemas/transactions.ts';
import { formatMoney } from '../../../server/shared/format.ts';

interface Needed {
  needs_action: string;
  /** Of the nightly comparison: `reported_<kuruş>`, `not_in_report`, or the provider's number. */
  action_note: string | null;
}

/** Why somebody has to look at a movement, and what is to be done, in words. */
export function actionSentence(t: Translate, { needs_action, action_note }: Needed): string {
  const reported = /^reported_(\d+)$/.exec(action_note ?? '');
  if (reported)
    return t('transactions:action.reported', { amount: formatMoney(Number(reported[1])) });
  if (action_note === 'not_in_report') return t('transactions:action.not_in_report');
  const sentence = t(`transactions:action.${needs_action as (typeof NEEDED_ACTIONS)[number]}`);
  return action_note
    ? `${sentence} ${t('transactions:action.note', { note: action_note })}`
    : sentence;
}
