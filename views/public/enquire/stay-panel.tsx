import type { ReactNode } from 'react';

import { formatHours, formatShortWeekday, formatTime } from '../../../server/shared/format-days.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import type { Site } from '../../layouts/site.ts';
import type { StaySummary } from '../booking/booking.ts';

interface StayPanelProps {
  site: Site;
  summary: StaySummary;
  /** Where a map finds the door; null before the stay is sure. */
  address: string | null;
}

/** The villa's picture and the stay in four facts. */
export function StayPanel(props: StayPanelProps) {
  const { site, summary, address } = props;
  const { t } = site;
  const { villa, stay } = summary;
  const { picture } = villa;
  const others = (['children', 'babies'] as const).filter((kind) => stay[kind] > 0);
  return (
    <section className="panel stay-panel">
      {picture && (
        <Picture
          picture={picture}
          sizes="(width >= 60em) 780px, 100vw"
          early="leading"
          className="cover lead"
        />
      )}
      <ul>
        {villa.charter?.unit === 'trip' ? (
          <Fact icon="log-in" title={formatShortWeekday(stay.check_in)}>
            {formatHours(villa.check_in_time, villa.check_out_time)}
          </Fact>
        ) : (
          <Ends {...props} />
        )}
        <Fact icon="users-round" title={t('enquire:adults', { count: stay.adults })}>
          {others.map((kind) => t(`enquire:${kind}`, { count: stay[kind] })).join(', ')}
        </Fact>
        <Fact icon="map-pin" title={villa.district}>
          {address === null ? (
            villa.town
          ) : (
            <a className="link" href={directionsTo(address)} rel="noopener">
              {t('enquire:directions')}
            </a>
          )}
        </Fact>
      </ul>
    </section>
  );
}

/** From when on and until when: who sails for a day has one hour for each instead. */
function Ends({ site: { t }, summary: { villa, stay } }: StayPanelProps) {
  return (
    <>
      <Fact icon="log-in" title={formatShortWeekday(stay.check_in)}>
        {t('enquire:arrive_from', { time: formatTime(villa.check_in_time) })}
      </Fact>
      <Fact icon="log-out" title={formatShortWeekday(stay.check_out)}>
        {t('enquire:leave_until', { time: formatTime(villa.check_out_time) })}
      </Fact>
    </>
  );
}

const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size="large" />
      <span>
        <b>{title}</b>
        <span className="muted">{children}</span>
      </span>
    </li>
  );
}
