import type {
  EditionAnswer,
  EditionRow,
  LegalDocumentAnswer,
} from '../../../server/schemas/answers/legal-documents.ts';
import type { LegalKind } from '../../../server/schemas/legal-documents.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { Html } from '../../components/html.tsx';
import { Note } from '../../components/note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { SitePageTabs } from '../pages/tabs.tsx';
import { Editions } from './editions.tsx';
import { EditionForm } from './form.tsx';

export interface LegalDocumentPageProps {
  site: Site;
  shell: DashboardShell;
  /** All texts that guests accept. */
  kinds: readonly LegalKind[];
  document: LegalDocumentAnswer;
  /** The newest first. */
  editions: EditionRow[];
  editions_total: number;
  /** An edition that is read as it was published. */
  read: EditionAnswer | null;
}

/** `/dashboard/website/contracts/{kind}`: a text guests accept before they pay, and all its editions. */
export function LegalDocumentPage(props: LegalDocumentPageProps) {
  const { site, shell, kinds, document, read } = props;
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={t(`legal:kind.${document.kind}`)}>
      <ContentSheet site={site} />
      <PageHead title={t(`legal:kind.${document.kind}`)} summary={inForce(site, document)} />
      <SitePageTabs site={site} shell={shell} current="contracts" />
      <Tabs
        label={t('legal:kinds')}
        tabs={kinds.map((kind) => ({
          href: paths.dashboard.contracts(kind),
          label: t(`legal:kind.${kind}`),
          current: kind === document.kind,
        }))}
      />
      <div className="main-and-side">
        <div className="form">
          {document.edition === null && (
            <Note kind="bad" icon="circle-alert">
              {t('legal:missing')}
            </Note>
          )}
          {read && <OneEdition site={site} document={document} read={read} />}
          <EditionForm site={site} document={document} />
        </div>
        <aside aria-label={t('legal:editions.title')}>
          <Editions {...props} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function inForce(
  { t }: Site,
  { edition, published_at, created_by_name: who }: LegalDocumentAnswer,
): string {
  if (edition === null || !published_at) return '';
  const when = formatInstant(published_at);
  return who
    ? t('legal:summary_by', { edition, when, who })
    : t('legal:summary', { edition, when });
}

interface OneEditionProps {
  site: Site;
  document: LegalDocumentAnswer;
  read: EditionAnswer;
}

function OneEdition({ site: { t }, document, read }: OneEditionProps) {
  const { edition, title, published_at, created_by_name, body } = read;
  return (
    <Panel
      title={`${t('legal:editions.number', { edition })}: ${title}`}
      aside={[formatInstant(published_at), created_by_name].filter(Boolean).join(' · ')}
      action={
        <a className="button quiet small no-print" href={paths.dashboard.contracts(document.kind)}>
          {t('dashboard:close')}
        </a>
      }
    >
      <Html content={body} />
    </Panel>
  );
}
