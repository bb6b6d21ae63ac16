import type { ListingTypesPage as ListingTypesQuery } from '../../../server/schemas/place-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { thumbnailUrl } from '../../../server/shared/pictures.ts';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { TypeForm } from './form.tsx';
import { type ListingType, type ListingTypeRow, TYPE_KINDS } from './kinds.ts';

interface ListingTypesPageProps {
  site: Site;
  shell: DashboardShell;
  kind: ListingKind;
  /** One page of them, in staff's order. */
  rows: ListingTypeRow[];
  total: number;
  query: ListingTypesQuery;
  /** Whose form is open; null: a new type's. */
  edited: ListingType | null;
  /** The edited type's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/villatypes` and `/boattypes`: the types in the order of the site's menus, with the form of one. */
export function ListingTypesPage(props: ListingTypesPageProps) {
  const { site, shell, kind, total, edited, history } = props;
  const { t } = site;
  const { list, page } = TYPE_KINDS[kind];
  const title = t(`landings:types.${kind}.title`);
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t(`landings:types.${kind}.summary`, { total: formatCount(total) })}
      file={(format) => list({ format })}
      add={{ href: `${page()}#form`, label: t('landings:types.add') }}
    >
      <div className="main-and-side">
        <div>
          <TypeList {...props} title={title} />
        </div>
        <aside id="form" aria-label={edited ? t('landings:types.edit') : t('landings:types.add')}>
          <TypeForm site={site} kind={kind} type={edited} />
          {edited && <HistoryPanel t={t} events={history} />}
        </aside>
      </div>
    </ListPage>
  );
}

function TypeList(props: ListingTypesPageProps & { title: string }) {
  const { site, kind, rows, total, query, edited, title } = props;
  const { t } = site;
  const { page, order } = TYPE_KINDS[kind];
  const { skip, take } = query;
  const address = listAddress(page(), query, { skip: 0, take: 10 });
  if (total === 0)
    return (
      <EmptyState
        heading="h2"
        title={t(`landings:types.${kind}.empty_title`)}
        text={t(`landings:types.${kind}.empty_text`)}
      />
    );
  return (
    <>
      <SortList
        site={site}
        id="order"
        label={title}
        path={order()}
        rows={rows}
        open={edited?.id}
        name={({ name }) => name}
        href={({ id }) => `${address({ id, skip })}#form`}
        cells={({ listings, active, picture }) => (
          <>
            <span>{t(`landings:${kind}s`, { count: listings })}</span>
            <span className={active ? 'state-dot ok' : 'state-dot plain'}>
              {active ? t('landings:types.shown') : t('landings:types.hidden')}
            </span>
            {picture && (
              <img
                className="thumbnail"
                src={thumbnailUrl(picture)}
                alt=""
                width={48}
                height={34}
                loading="lazy"
              />
            )}
          </>
        )}
      />
      <ListPaging {...{ t, total, skip, take }} href={address} sizes={[10, 50, 100]} />
    </>
  );
}
