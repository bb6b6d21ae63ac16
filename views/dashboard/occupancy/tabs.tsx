import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';

type Screen = 'grid' | 'boats' | 'list' | 'gaps' | 'report' | 'feeds';

/** The screens about taken time; `kept` is what the calendar and its list share of their address. */
export function OccupancyTabs(props: { t: Translate; screen: Screen; kept?: object }) {
  const { t, screen, kept = {} } = props;
  const { dashboard } = paths;
  const addresses: Record<Screen, string> = {
    grid: dashboard.occupancy(kept),
    boats: dashboard.occupancy({ kind: 'boat' }),
    list: dashboard.occupancy({ ...kept, view: 'list' }),
    gaps: dashboard.gaps(),
    report: dashboard.occupancyReport(),
    feeds: dashboard.feeds(),
  };
  return (
    <Tabs
      label={t('occupancy:tabs.label')}
      tabs={(Object.keys(addresses) as Screen[]).map((key) => ({
        href: addresses[key],
        label: t(`occupancy:tabs.${key}`),
        current: key === screen,
      }))}
    />
  );
}
