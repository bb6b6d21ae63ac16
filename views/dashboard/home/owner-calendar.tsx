import type { OwnVilla } from '../../../server/queries/reports/owner-home.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { Site } from '../../layouts/site.ts';
import { Legend } from '../calendar/legend.tsx';
import { CalendarMonth } from '../calendar/month.tsx';
import { ListingSheet } from '../prices/listing-sheet.tsx';

interface OwnerCalendarProps {
  site: Site;
  villas: OwnVilla[];
  /** 'YYYY-MM', in order. */
  months: string[];
}

/** The coming weeks of own villas; each leads to the whole calendar, where days are reported. */
export function OwnerCalendar({ site, villas, months }: OwnerCalendarProps) {
  const { t, today } = site;
  return (
    <Panel
      title={t('dashboard:owner_home.calendar')}
      action={
        <a className="link fine" href={paths.dashboard.villas()}>
          {t('dashboard:owner_home.all_villas')}
        </a>
      }
    >
      <ListingSheet site={site} />
      {villas.length === 0 && <p className="muted">{t('dashboard:owner_home.no_villas')}</p>}
      <ul className="own-calendars">
        {villas.map(({ id, name, taken }) => (
          <li key={id}>
            <h3>
              <a className="link" href={paths.dashboard.villa(id, 'calendar')}>
                {name}
              </a>
            </h3>
            <div className="own-months">
              {months.map((month) => (
                <CalendarMonth
                  key={month}
                  t={t}
                  scope={String(id)}
                  {...{ month, today, taken }}
                  prices={[]}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {villas.length > 0 && <Legend t={t} kind="villa" />}
    </Panel>
  );
}
