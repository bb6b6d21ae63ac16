import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';

type Screen = 'villas' | 'boats' | 'gaps' | 'report' | 'feeds';

/** The screens about taken time. */
export function OccupancyTabs({ t, screen }: { t: Translate; screen: Screen }) {
  const { dashboard } = paths;
  const addresses: Record<Screen, string> = {
    villas: dashboard.occupancy(),
    boats: dashboard.occupancy({ kind: 'boat' }),
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
