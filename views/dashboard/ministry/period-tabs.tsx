import { monthOf } from '../../../server/shared/days.ts';
import { periodDays, periodKind, periodOf } from '../../../server/shared/report-periods.ts';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import type { MinistryAddress, MinistryPageProps } from './index.tsx';

const KINDS = ['MONTH', 'QUARTER', 'YEAR'] as const;

/** The same time as a month, a quarter or a year. */
export function PeriodTabs(props: MinistryPageProps & { address: MinistryAddress }) {
  const { site, query, address } = props;
  const { t } = site;
  const month = monthOf(periodDays(query.period).from);
  return (
    <Tabs
      label={t('ministry:kind.label')}
      tabs={KINDS.map((kind) => ({
        href: address({ period: periodOf(month, kind) }),
        label: t(`ministry:kind.${kind}`),
        current: periodKind(query.period) === kind,
      }))}
    />
  );
}
