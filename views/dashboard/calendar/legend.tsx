import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';

const KINDS = {
  villa: ['RESERVATION', 'OPTION', 'CLOSING', 'EXTERNAL', 'FEED'],
  boat: ['RESERVATION', 'OPTION', 'CLOSING'],
} as const;

/** What the colours and short words of the days mean. */
export function Legend({ t, kind }: { t: Translate; kind: ListingKind }) {
  return (
    <ul className="day-legend" aria-label={t('calendar:legend')}>
      {KINDS[kind].map((each) => (
        <li key={each}>
          <i className={`kind-box am-${each} pm-${each}`} aria-hidden="true">
            {t(`calendar:short.${each}`)}
          </i>
          {t(`states:occupancy.${each}`)}
        </li>
      ))}
      <li>
        <i className="kind-box pm-CLOSING" aria-hidden="true" />
        {t(`calendar:half.${kind}`)}
      </li>
    </ul>
  );
}
