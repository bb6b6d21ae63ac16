import type { Translate } from '../../../server/i18n.ts';
import type { OfferRow } from '../../../server/schemas/answers/offers.ts';

type Status = OfferRow['status'];

const tones: Record<Status, string> = {
  DRAFT: 'plain',
  SENT: 'info',
  OPENED: 'warn',
  ACCEPTED: 'ok',
  EXPIRED: 'bad',
  WITHDRAWN: 'bad',
};

const waiting: ReadonlySet<Status> = new Set(['SENT', 'OPENED']);

/** A ring while the customer's answer is awaited. */
export function OfferState({ t, status }: { t: Translate; status: Status }) {
  const shape = waiting.has(status) ? 'state-dot ring' : 'state-dot';
  return <span className={`${shape} ${tones[status]}`}>{t(`states:offer.${status}`)}</span>;
}

export function OfferChip({ t, status }: { t: Translate; status: Status }) {
  return <span className={`tag ${tones[status]}`}>{t(`states:offer.${status}`)}</span>;
}

export const guestsText = (
  t: Translate,
  { adults, children, babies }: Pick<OfferRow, 'adults' | 'children' | 'babies'>,
): string =>
  [
    t('offers:adults', { count: adults }),
    children > 0 && t('offers:children', { count: children }),
    babies > 0 && t('offers:babies', { count: babies }),
  ]
    .filter(Boolean)
    .join(', ');
