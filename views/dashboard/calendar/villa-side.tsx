import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import {
  formatPhone,
  formatShortInstant,
  formatStayWithYear,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';
import { telephone } from '../../layouts/footer.tsx';
import type { Site } from '../../layouts/site.ts';

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
      {external.length > 0 && <ExternalRecords site={site} rows={external} isStaff={isStaff} />}
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

function ExternalRecords(props: { site: Site; rows: ExternalLine[]; isStaff: boolean }) {
  const { site, rows, isStaff } = props;
  const { t } = site;
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
      {!isStaff && rows.some(({ status }) => status === 'PENDING') && <TakeBack site={site} />}
      {isStaff && (
        <a className="link" href={paths.dashboard.closings()}>
          {t('calendar:decide')}
        </a>
      )}
    </Panel>
  );
}

/** Only staff take a report back: whoever told of wrong days has to know whom to tell. */
function TakeBack({ site: { t, settings } }: { site: Site }) {
  const { site_phone } = settings;
  return (
    <p className="hint">
      {t('calendar:tell.take_back')}{' '}
      {site_phone && (
        <a className="link number nowrap" href={telephone(site_phone)}>
          {formatPhone(site_phone)}
        </a>
      )}
    </p>
  );
}
