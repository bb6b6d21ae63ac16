import type { Translate } from '../../../server/i18n.ts';
import type { FeedImportAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';

/** What the last readings of a calendar brought, newest first. */
export function Readings({ t, imports }: { t: Translate; imports: FeedImportAnswer[] }) {
  return (
    <Panel title={t('feeds:screen.readings')}>
      {imports.length === 0 ? (
        <p className="dim">{t('feeds:screen.no_readings')}</p>
      ) : (
        <ul className="lines">
          {imports.map((reading) => (
            <li key={reading.id}>
              <div>
                <b>{formatShortInstant(reading.fetched_at)}</b>
                <small>{readingWords(t, reading)}</small>
              </div>
              <div className="end">
                <span>{t(`feeds:reading.${reading.state}`)}</span>
                <small>{reading.applied_by}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function readingWords(t: Translate, reading: FeedImportAnswer): string {
  const { added, removed, conflicts, error_text } = reading;
  if (error_text) return error_text;
  const words = (['added', 'removed', 'conflicts'] as const)
    .filter((what) => ({ added, removed, conflicts })[what] > 0)
    .map((what) => t(`feeds:changes.${what}`, { count: reading[what] }));
  return words.join(', ') || t('feeds:changes.none');
}
