import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { TAKEN_KINDS_OF } from '../../../server/shared/taken-kinds.ts';

/** What the colours and short words of the days mean. */
export function Legend({ t, kind }: { t: Translate; kind: ListingKind }) {
  return (
    <ul className="day-legend" aria-label={t('calendar:legend')}>
      {TAKEN_KINDS_OF[kind].map((each) => (
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
