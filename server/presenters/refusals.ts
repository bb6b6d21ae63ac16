import { fieldSentences, sentenceOf } from '../error-sentences.ts';
import type { AppError } from '../errors.ts';
import { t } from '../i18n.ts';
import { formatShortStay } from '../shared/format.ts';

/** Why something was refused, for a page that shows it before anything is sent. */
export interface Refusal {
  code: string;
  sentence: string;
  /** Every reason, wrong field or stay in the way, in words. */
  details: string[];
}

interface Details {
  reasons?: { text: string }[];
  conflicts?: {
    started_at: string;
    finished_at: string;
    reservation_id: string | null;
    customer_name: string | null;
  }[];
}

export function presentRefusal(error: AppError): Refusal {
  const { reasons = [], conflicts = [] } = error.details as Details;
  return {
    code: error.code,
    sentence: sentenceOf(error),
    details: [
      ...reasons.map(({ text }) => text),
      ...conflicts.map(({ started_at, finished_at, reservation_id, customer_name }) =>
        [
          formatShortStay(started_at, finished_at),
          reservation_id ?? t('reservations:change.closing'),
          customer_name,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      ...Object.values(fieldSentences(error.fields)),
    ],
  };
}
