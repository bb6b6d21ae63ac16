import { Fragment } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { foreignCurrencies } from '../../../server/shared/currency.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Tag } from '../../components/tag.tsx';
import { rateText, SIGNS } from './format.ts';
import type { ExchangePageProps } from './index.tsx';

/** What staff saved, or the bank published, at once. */
export interface PastSave {
  id: number;
  /** By currency; of one of them where the list is of that one. */
  rates: Partial<Record<string, string>>;
  source: 'STAFF' | 'TCMB';
  bulletin_date: string | null;
  bulletin_no: string | null;
  note: string | null;
  created_by_name: string | null;
  created_at: string;
}

/** What was set or published when. */
export function RateHistory({ site, query, rows, total }: ExchangePageProps) {
  const { t } = site;
  const address = listAddress(paths.dashboard.exchangeSettings(), query, {
    skip: 0,
    take: 30,
  });
  const { currency, source } = query;
  return (
    <div className="list-section">
      <div className="panel-head">
        <h2>{t('exchange:history.title')}</h2>
        <div className="row wrapping">
          <ExportButtons
            t={t}
            file={(format) => paths.api.exchangeRates({ format, currency, source })}
          />
        </div>
      </div>
      <Tabs
        label={t('exchange:history.tabs')}
        tabs={[undefined, ...foreignCurrencies].map((each) => ({
          href: address({ currency: each, bulletin: undefined }),
          label: each ? t(`exchange:currency.${each}`) : t('exchange:history.all'),
          current: currency === each,
        }))}
      />
      <DataTable
        label={t('exchange:history.title')}
        columns={columns(t)}
        rows={rows}
        row_key={({ id }) => id}
        empty={
          <EmptyState
            title={t('exchange:history.empty_title')}
            text={t('exchange:history.empty_text')}
          />
        }
      />
      <ListPaging
        t={t}
        total={total}
        skip={query.skip}
        take={query.take}
        href={(place) => address({ ...place, bulletin: undefined })}
        sizes={[30, 100, 250]}
      />
    </div>
  );
}

const columns = (t: Translate): Column<PastSave>[] => [
  {
    key: 'created_at',
    label: t('exchange:history.when'),
    slot: 'a1',
    cell: ({ created_at }) => formatShortInstant(created_at),
  },
  {
    key: 'rates',
    label: t('exchange:history.rates'),
    slot: 'b',
    cell: ({ rates }) => <Rates rates={rates} />,
  },
  {
    key: 'source',
    label: t('exchange:history.source'),
    slot: 'a2',
    cell: ({ source }) => (
      <Tag kind={source === 'STAFF' ? 'warn' : undefined}>{t(`states:rate_source.${source}`)}</Tag>
    ),
  },
  {
    key: 'bulletin',
    label: t('exchange:history.bulletin'),
    cell: ({ bulletin_date, bulletin_no }) =>
      bulletin_date ? `${tableDay(bulletin_date)} · ${bulletin_no ?? '—'}` : '—',
  },
  {
    key: 'by',
    label: t('exchange:history.by'),
    slot: 'c1',
    cell: ({ created_by_name, note }) =>
      [created_by_name, note].filter(Boolean).join(' · ') || <Nothing />,
  },
];

/** What was set or published together, in the order of the tabs. */
const Rates = ({ rates }: Pick<PastSave, 'rates'>) =>
  foreignCurrencies
    .filter((currency) => rates[currency] !== undefined)
    .map((currency, at) => (
      <Fragment key={currency}>
        {at > 0 && ' · '}
        <span className="nowrap">
          {SIGNS[currency]} <b>{rateText(rates[currency] ?? '')}</b>
        </span>
      </Fragment>
    ));
