import type { ShowcaseAnswer } from '../../../server/schemas/answers/showcases.ts';
import type { FoundVillaName } from '../../../server/schemas/answers/villas.ts';
import type { ShowcasePage as ShowcaseQuery } from '../../../server/schemas/place-pages.ts';
import type { ShowcaseImport } from '../../../server/schemas/showcases.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { OrderSheet } from '../../components/dashboard/order.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { AddVillas } from './add.tsx';
import { ShowcaseForm } from './form.tsx';
import { ImportVillas } from './import.tsx';
import { Strip } from './strip.tsx';
import { ShowcaseVillas } from './villas.tsx';

/** An import as the API takes it. */
export type ShowcaseWish = Pick<ShowcaseImport, 'limit'> &
  ({ from_showcase_id: number } | { filter: NonNullable<ShowcaseImport['filter']> });

export interface ShowcasePageProps {
  site: Site;
  shell: DashboardShell;
  query: ShowcaseQuery;
  showcase: ShowcaseAnswer;
  /** What the search found; some may be in the showcase already. */
  found: FoundVillaName[];
  /** The import that is looked at; null: none. */
  wanted: ShowcaseWish | null;
  /** What it would bring. */
  preview: { villa_id: number; name: string }[] | null;
  others: { id: number; title: string }[];
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/showcase/{id}`. */
export function ShowcasePage(props: ShowcasePageProps) {
  const { site, shell, showcase, history } = props;
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={showcase.title}>
      <OrderSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('showcases:title'), href: paths.dashboard.showcases() },
          { label: showcase.title },
        ]}
        title={showcase.title}
        tag={
          <span className={showcase.active ? 'tag ok' : 'tag plain'}>
            {showcase.active ? t('showcases:shown') : t('showcases:hidden')}
          </span>
        }
        summary={showcase.subtitle}
        actions={
          <LinkButton icon="external-link" href={paths.home()} target="_blank">
            {t('showcases:home')}
          </LinkButton>
        }
      />
      <div className="main-and-side">
        <div className="form">
          <Strip site={site} showcase={showcase} />
          <ShowcaseVillas site={site} showcase={showcase} />
          <AddVillas {...props} />
          <ImportVillas {...props} />
        </div>
        <aside aria-label={t('showcases:edit')}>
          <ShowcaseForm site={site} showcase={showcase} />
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}
