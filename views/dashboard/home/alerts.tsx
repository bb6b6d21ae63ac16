import type { FeedHealth } from '../../../server/domain/feeds/feed-health.ts';
import type { Translate } from '../../../server/i18n.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tag } from '../../components/tag.tsx';

/** A calendar of another site that wants somebody. */
export interface FeedAlert {
  id: number;
  name: string;
  villa_name: string;
  health: FeedHealth;
  open_conflicts: number;
  /** ISO instant of the last import that worked. */
  last_ok_at: string | null;
}

/** So that a bad night of one channel does not push today's guests away. */
const SHOWN = 5;

/** What needs somebody beside guests: calendars that cannot be read, that wait, or that clash. */
export function AlertList({ t, alerts }: { t: Translate; alerts: FeedAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <Panel
      title={t('dashboard:home.alerts')}
      aside={alerts.length}
      action={
        <a className="link fine" href={paths.dashboard.feeds({ attention: 1 })}>
          {t('dashboard:home.all')}
        </a>
      }
    >
      <ul className="lines">
        {alerts.slice(0, SHOWN).map((alert) => (
          <li key={alert.id}>
            <div>
              <a
                className="stretched"
                href={
                  alert.open_conflicts > 0
                    ? paths.dashboard.feedConflicts()
                    : paths.dashboard.feeds({ attention: 1, id: alert.id })
                }
              >
                <b>
                  {alert.villa_name} · {alert.name}
                </b>
              </a>
              <small>{lastHeard(t, alert)}</small>
            </div>
            <div className="end">
              {alert.open_conflicts > 0 && (
                <Tag kind="bad">
                  {t('dashboard:home.conflicts', { count: alert.open_conflicts })}
                </Tag>
              )}
              {alert.health !== 'OK' && (
                <Tag kind={alert.health === 'WAITING' ? 'warn' : 'bad'}>
                  {t(`feeds:health.${alert.health}`)}
                </Tag>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const lastHeard = (t: Translate, { last_ok_at }: FeedAlert) =>
  last_ok_at
    ? t('dashboard:home.last_heard', { time: formatShortInstant(last_ok_at) })
    : t('dashboard:home.never_heard');
