import type { Translate } from '../../../server/i18n.ts';
import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatShortInstant, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';

interface VillaSideProps {
  t: Translate;
  villa_id: number;
  /** Stays sold elsewhere: those that wait; an owner's also with what became of them. */
  external: ExternalLine[];
  feeds: FeedAnswer[];
  isStaff: boolean;
}

/** Beside a villa's calendar: stays sold elsewhere, and how its feeds are. */
export function VillaCalendarSide({ t, villa_id, external, feeds, isStaff }: VillaSideProps) {
  return (
    <>
      {external.length > 0 && <ExternalRecords t={t} rows={external} isStaff={isStaff} />}
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

const TONES = { PENDING: 'warn', APPROVED: 'ok', REJECTED: 'bad', CANCELLED: 'plain' };

function ExternalRecords(props: { t: Translate; rows: ExternalLine[]; isStaff: boolean }) {
  const { t, rows, isStaff } = props;
  return (
    <Panel title={t('calendar:told')}>
      <ul className="lines">
        {rows.map(({ id, started_at, finished_at, status, note, reason, clashes }) => (
          <li key={id}>
            <div>
              <b>{formatStayWithYear(started_at, finished_at)}</b>
              <small>{reason || note}</small>
              {clashes > 0 && (
                <span className="mark bad">
                  <Icon name="circle-alert" />
                  {t('calendar:tell.clash')}
                </span>
              )}
            </div>
            <span className={`state-dot ${TONES[status]}`}>{t(`states:external.${status}`)}</span>
          </li>
        ))}
      </ul>
      {isStaff && (
        <a className="link" href={paths.dashboard.closings()}>
          {t('calendar:decide')}
        </a>
      )}
    </Panel>
  );
}
