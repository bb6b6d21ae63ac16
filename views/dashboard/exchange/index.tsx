import type {
  BulletinSource,
  DeskRate,
  RefusedRate,
} from '../../../server/presenters/prices/exchange-desk.ts';
import type { CentralBankRates } from '../../../server/schemas/answers/exchange-rates.ts';
import type { ExchangePage as Query } from '../../../server/schemas/exchange-rates.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { type PastSave, RateHistory } from './history.tsx';
import { MarginForm } from './margin.tsx';
import { RatesForm } from './rates.tsx';
import { BankNote, RefusedRates, StaleRates } from './state.tsx';

export interface ExchangePageProps {
  site: Site;
  shell: DashboardShell;
  query: Query;
  rates: DeskRate[];
  /** The bank's rates that were refused, one of a currency. */
  refused: RefusedRate[];
  /** Of the site's rates: the oldest of the three counts. */
  state: { version: number; updated_at: string | null; updated_by_name: string | null };
  /** ISO instant. */
  now: string;
  /** Null: no bulletin is known. */
  bank: CentralBankRates | null;
  source: BulletinSource;
  /** When the bank is asked by itself: minute, hour, day, month, weekday. */
  cron: string;
  margin_percent: number;
  settings_version: number;
  /** The history, newest first. */
  rows: PastSave[];
  total: number;
}

/** `/dashboard/settings/exchange`. */
export function ExchangePage(props: ExchangePageProps) {
  const { site, shell } = props;
  const { t } = site;
  const title = t('exchange:title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        title={title}
        summary={t('exchange:summary')}
        actions={
          <LinkButton icon="rotate-cw" href={paths.dashboard.exchangeSettings({ bulletin: 'now' })}>
            {t('exchange:ask')}
          </LinkButton>
        }
      />
      <StaleRates {...props} />
      <RefusedRates {...props} />
      <BankNote {...props} />
      <RatesForm {...props} />
      <MarginForm {...props} />
      <RateHistory {...props} />
    </DashboardLayout>
  );
}
