import type { Translate } from '../../../server/i18n.ts';
import type { TownOccupancy } from '../../../server/queries/reports/town-occupancy.ts';
import { formatCount, formatPercent } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { monthName } from '../../components/dashboard/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';

interface TownListProps {
  t: Translate;
  /** 'YYYY-MM' */
  month: string;
  towns: TownOccupancy[];
}

/** How well the towns are sold this month, each leading to its villas; below them what is left to sell. */
export function TownList({ t, month, towns }: TownListProps) {
  if (towns.length === 0) return null;
  return (
    <Panel
      title={t('dashboard:home.towns')}
      aside={monthName(month)}
      action={
        <a className="link fine" href={paths.dashboard.gaps()}>
          {t('dashboard:home.gaps')}
        </a>
      }
    >
      <ul className="loads">
        {towns.map(({ town_id, town, villas, percent }) => (
          <li key={town_id}>
            <a href={paths.dashboard.villas({ town_id, active: 1 })}>
              {town} <span className="dim">{formatCount(villas)}</span>
            </a>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="8" />
            </svg>
            <b>{formatPercent(percent)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
