import type { Translate } from '../../../server/i18n.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';

interface FeedTabsProps {
  t: Translate;
  screen: 'all' | 'attention' | 'conflicts';
  in_need?: number;
}

/** All calendars, those that want somebody, and what they say against ours. */
export function FeedTabs({ t, screen, in_need }: FeedTabsProps) {
  const { dashboard } = paths;
  return (
    <Tabs
      label={t('feeds:screen.tabs')}
      tabs={[
        { href: dashboard.feeds(), label: t('feeds:screen.all'), current: screen === 'all' },
        {
          href: dashboard.feeds({ attention: 1 }),
          label: t('feeds:screen.attention'),
          count: in_need === undefined ? undefined : formatCount(in_need),
          current: screen === 'attention',
        },
        {
          href: dashboard.feedConflicts(),
          label: t('feeds:screen.conflicts'),
          current: screen === 'conflicts',
        },
      ]}
    />
  );
}
