import type { DocumentAnswer } from '../../../server/schemas/answers/documents.ts';
import type { DocumentListPage } from '../../../server/schemas/documents.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { OrderButton, OrderDialog } from '../../components/dashboard/order-dialog.tsx';
import { PictureSheet } from '../../components/dashboard/picture-field.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { documentColumns } from './columns.tsx';
import { DocumentForm, type EditedDocument } from './form.tsx';
import { DocumentUpload } from './upload.tsx';

interface DocumentsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: DocumentAnswer[];
  total: number;
  query: DocumentListPage;
  /** Whose form is open; null: none. */
  edited: EditedDocument | null;
  /** The edited one's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/website/documents`: the agency's papers, as visitors download them. */
export function DocumentsPage(props: DocumentsPageProps) {
  const { site, shell, rows, total, edited, history } = props;
  const { t } = site;
  const title = t('documents:title');
  const ordered = rows.map(({ id, title: name, active }) => ({ id, name, hidden: !active }));
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('documents:summary', { total: formatCount(total) })}
      actions={
        <>
          <LinkButton href={paths.dashboard.sitePage('document')} kind="quiet">
            {t('documents:page_text')}
          </LinkButton>
          <OrderButton site={site} id="order" rows={ordered} />
        </>
      }
      file={(format) => paths.api.documents({ format })}
    >
      <PictureSheet site={site} />
      <ContentSheet site={site} />
      <div className="main-and-side">
        <div className="form">
          <DocumentTable {...props} title={title} />
        </div>
        <aside id="form" aria-label={edited ? t('documents:edit') : t('documents:add')}>
          {edited ? (
            <>
              <DocumentForm site={site} document={edited} />
              <HistoryPanel t={t} events={history} />
            </>
          ) : (
            <DocumentUpload t={t} />
          )}
        </aside>
      </div>
      <OrderDialog
        site={site}
        id="order"
        title={t('documents:order.title')}
        consequence={t('documents:order.consequence')}
        path={paths.api.documentOrder()}
        rows={ordered}
      />
    </ListPage>
  );
}

function DocumentTable(props: DocumentsPageProps & { title: string }) {
  const { site, rows, total, query, title } = props;
  const { t } = site;
  const address = listAddress(paths.dashboard.documents(), query, { skip: 0, take: 100 });
  return (
    <ListTable
      t={t}
      label={title}
      columns={documentColumns(t)}
      rows={rows}
      row_tone={({ active }) => (active ? undefined : 'past')}
      empty={
        <EmptyState
          heading="h2"
          title={t('documents:empty_title')}
          text={t('documents:empty_text')}
        />
      }
      total={total}
      query={query}
      address={address}
    />
  );
}
