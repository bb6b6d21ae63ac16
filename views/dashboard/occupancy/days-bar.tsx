import type { GridDays } from '../../../server/domain/occupancy-line.ts';
import type { OccupancyPage } from '../../../server/schemas/occupancy.ts';
import { addDays, nightsBetween } from '../../../server/shared/days.ts';
import { Button } from '../../components/button.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';

/** What the bar offers; the call knows no weeks, only its first and last day. */
const WEEKS = [1, 2, 4, 8, 12];

interface DaysBarProps {
  site: Site;
  days: GridDays;
  address: ListAddress<OccupancyPage>;
  query: OccupancyPage;
  /** A calendar, which is drawn whole before it is printed. */
  drawn: boolean;
}

/** Which days: earlier, today, later, how many weeks, and whether as a calendar or a list; all of them links. */
export function DaysBar({ site: { t }, days, address, query, drawn }: DaysBarProps) {
  const length = nightsBetween(days.from, days.until);
  const at = (from: string, count = length) =>
    address({ dateStart: from, dateEnd: addDays(from, count - 1) });
  const steps = Math.max(7, length - (length % 7));
  return (
    <div className="days-bar no-print">
      <div className="row">
        <a
          className="icon-button outline"
          href={at(addDays(days.from, -steps))}
          aria-label={t('occupancy:earlier')}
        >
          <Icon name="chevron-left" />
        </a>
        <a className="button outline" href={address({ dateStart: undefined, dateEnd: undefined })}>
          {t('occupancy:today')}
        </a>
        <a
          className="icon-button outline"
          href={at(addDays(days.from, steps))}
          aria-label={t('occupancy:later')}
        >
          <Icon name="chevron-right" />
        </a>
      </div>
      <nav className="segment" aria-label={t('occupancy:weeks_label')}>
        {WEEKS.map((weeks) => (
          <a
            key={weeks}
            href={at(days.from, weeks * 7)}
            aria-current={length === weeks * 7 ? 'true' : undefined}
          >
            {t('occupancy:weeks', { count: weeks })}
          </a>
        ))}
      </nav>
      <nav className="segment" aria-label={t('occupancy:view.label')}>
        {(['grid', 'list'] as const).map((view) => (
          <a
            key={view}
            href={address({ view })}
            aria-current={query.view === view ? 'true' : undefined}
          >
            {t(`occupancy:view.${view}`)}
          </a>
        ))}
      </nav>
      <Button
        type="button"
        icon="printer"
        className="needs-script"
        {...(drawn ? { 'data-print-grid': '' } : { 'data-print': '' })}
      >
        {t('dashboard:print')}
      </Button>
    </div>
  );
}
