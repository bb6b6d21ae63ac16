import type { PolicyAnswer } from '../../../server/schemas/answers/policies.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { UndoBar } from '../../components/dashboard/undo-bar.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { stepsText } from '../villas/policy.tsx';
import { PolicyForm } from './form.tsx';

interface PoliciesPageProps {
  site: Site;
  shell: DashboardShell;
  /** In staff's order; all of them, they are few. */
  rows: PolicyAnswer[];
  total: number;
  /** Whose form is open; null: a new one's. */
  edited: PolicyAnswer | null;
  /** The edited policy's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/policies`: the ladders of cancellation, with the form of one beside them. */
export function PoliciesPage({ site, shell, rows, total, edited, history }: PoliciesPageProps) {
  const { t } = site;
  const title = t('policies:title');
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('policies:summary', { total: formatCount(total) })}
      file={(format) => paths.api.policies({ format })}
      add={{ href: `${paths.dashboard.policies()}#form`, label: t('policies:add') }}
    >
      <UndoBar t={t} />
      <div className="main-and-side">
        <div>
          <DataTable
            label={title}
            columns={columns(site)}
            rows={rows}
            row_key={({ id }) => id}
            empty={
              <EmptyState
                heading="h2"
                title={t('policies:empty_title')}
                text={t('policies:empty_text')}
              />
            }
          />
        </div>
        <aside id="form" aria-label={edited ? t('policies:edit') : t('policies:add')}>
          <PolicyForm t={t} policy={edited} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </ListPage>
  );
}

const columns = ({ t }: Site): Column<PolicyAnswer>[] => [
  {
    key: 'name',
    label: t('policies:column.name'),
    slot: 'a1',
    cell: ({ id, name, kind }) => (
      <>
        <a className="row-link" href={`${paths.dashboard.policies({ id })}#form`}>
          <b>{name}</b>
        </a>{' '}
        <span className="dim">{t(`policies:kind.${kind}`)}</span>
      </>
    ),
  },
  {
    key: 'tiers',
    label: t('policies:column.tiers'),
    slot: 'c1',
    cell: ({ base, tiers }) => (
      <span className="audit-row">{`${t(`policies:base.${base}`)}: ${stepsText(t, tiers)}`}</span>
    ),
  },
  {
    key: 'listings',
    label: t('policies:column.listings'),
    align: 'end',
    slot: 'b1',
    cell: ({ kind, listings }) =>
      listings === 0 ? (
        <span className="dim">{t('policies:no_listings')}</span>
      ) : (
        t(`policies:listings.${kind}`, { count: listings })
      ),
  },
  {
    key: 'state',
    label: t('policies:column.state'),
    slot: 'a2',
    cell: ({ active }) => (
      <span className={active ? 'state-dot ok' : 'state-dot'}>
        {t(`policies:state.${active ? 'on' : 'off'}`)}
      </span>
    ),
  },
];
