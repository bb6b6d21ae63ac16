import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';

/** What belongs to running the product: how it stands, and who did what. */
export const OpsTabs = ({ t, current }: { t: Translate; current: 'state' | 'audit' }) => (
  <Tabs
    label={t('ops:tabs.label')}
    tabs={[
      { href: paths.dashboard.ops(), label: t('ops:tabs.state'), current: current === 'state' },
      { href: paths.dashboard.audit(), label: t('ops:tabs.audit'), current: current === 'audit' },
    ]}
  />
);
