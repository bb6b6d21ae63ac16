import type { PlaceRow } from '../../../server/queries/content/place-tree.ts';
import type { PlacesPage as PlacesQuery } from '../../../server/schemas/place-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import type { EditedPlace } from './edited-place.ts';
import { PlaceForm } from './form.tsx';
import { type OpenPlaces, openPlaces } from './open-places.ts';
import { PlaceTree } from './tree.tsx';

interface PlacesPageProps {
  site: Site;
  shell: DashboardShell;
  query: PlacesQuery;
  /** Every place, level by level in staff's order. */
  tree: PlaceRow[];
  /** Whose form is open; null: a new one's. */
  edited: EditedPlace | null;
  /** The edited place's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/towndistrict`: regions, their towns and districts, with the form of one. */
export function PlacesPage(props: PlacesPageProps) {
  const { site, shell, query, tree, edited, history } = props;
  const { t } = site;
  const title = t('landings:places.title');
  const open = openPlaces(tree, query);
  const level = edited?.level ?? query.add ?? 'region';
  const heading = t(edited ? `landings:places.edit.${level}` : `landings:places.add.${level}`);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('landings:places.summary', counts(tree))}
        actions={<Actions {...props} open={open} />}
      />
      <div className="main-and-side">
        <div className="form">
          <PlaceTree site={site} tree={tree} open={open} edited={edited} />
        </div>
        <aside id="form" aria-label={heading}>
          <PlaceForm
            site={site}
            title={heading}
            level={level}
            edited={edited}
            tree={tree}
            open={open}
          />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Actions({ site: { t }, open }: PlacesPageProps & { open: OpenPlaces }) {
  return (
    <>
      <ExportButtons
        t={t}
        of={t('landings:places.all_districts')}
        file={(format) => paths.api.districts({ format })}
      />
      <LinkButton
        kind="primary"
        icon="plus"
        href={`${paths.dashboard.regions({ ...open, add: 'region' })}#form`}
      >
        {t('landings:places.add.region')}
      </LinkButton>
    </>
  );
}

const counts = (tree: PlaceRow[]) => {
  const of = (level: PlaceRow['level']) => tree.filter((row) => row.level === level).length;
  return { regions: of('region'), towns: of('town'), districts: of('district') };
};
