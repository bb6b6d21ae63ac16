import { fieldSentences, sentenceOf } from '../../error-sentences.ts';
import type { AppError } from '../../errors.ts';

/** Why something was refused, for a page that shows it before anything is sent. */
export interface Refusal {
  code: string;
  sentence: string;
  /** Every reason and wrong field, in words. */
  details: string[];
}

export function presentRefusal(error: AppError): Refusal {
  const { reasons = [] } = error.details as { reasons?: { text: string }[] };
  return {
    code: error.code,
    sentence: sentenceOf(error),
    details: [...reasons.map(({ text }) => text), ...Object.values(fieldSentences(error.fields))],
  };
}
