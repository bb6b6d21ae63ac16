import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import { ToldStays } from './told-stays.tsx';

interface VillaSideProps {
  site: Site;
  villa_id: number;
  /** Stays sold elsewhere: those that wait; an owner's also with what became of them. */
  external: ExternalLine[];
  feeds: FeedAnswer[];
  isStaff: boolean;
}

/** Beside a villa's calendar: stays sold elsewhere, and how its feeds are. */
export function VillaCalendarSide({ site, villa_id, external, feeds, isStaff }: VillaSideProps) {
  const { t } = site;
  return (
    <>
      {external.length > 0 && <ToldStays t={t} rows={external} isStaff={isStaff} />}
      {isStaff && (
        <Panel title={t('calendar:feeds')}>
          <ul className="lines">
            {feeds.map(({ id, name, health, health_text, last_ok_at }) => (
              <li key={id}>
                <div>
                  <b>{name}</b>
                  <small>
                    {last_ok_at
                      ? t('calendar:last_ok', { at: formatShortInstant(last_ok_at) })
                      : t('calendar:never_ok')}
                  </small>
                </div>
                <Tag kind={health === 'OK' ? 'ok' : 'warn'}>{health_text}</Tag>
              </li>
            ))}
          </ul>
          <a className="link" href={paths.dashboard.villa(villa_id, 'feeds')}>
            {feeds.length > 0 ? t('calendar:to_feeds') : t('calendar:add_feed')}
          </a>
        </Panel>
      )}
    </>
  );
}
