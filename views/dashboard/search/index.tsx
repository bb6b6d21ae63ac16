import type { FoundAnswer } from '../../../server/schemas/answers/find.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import { type Screen, screensFor, screensNamed } from '../../layouts/dashboard-screens.ts';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { FoundListings, FoundReservations, FoundUsers } from './found.tsx';

export interface SearchPageProps {
  site: Site;
  shell: DashboardShell;
  /** Empty: the screens are listed. */
  q: string;
  found: FoundAnswer;
  /** Rows of each kind at most. */
  shown: number;
}

/** `/dashboard/search`: what the palette finds, for a browser without a script and for longer lists. */
export function SearchPage(props: SearchPageProps) {
  const { site, shell, q, found } = props;
  const { t } = site;
  const screens = screensNamed(screensFor(t, shell), q);
  const rows = [found.reservations, found.listings, found.users].flat().length;
  return (
    <DashboardLayout site={site} shell={shell} title={t('find:title')}>
      <PageHead
        title={t('find:title')}
        summary={shell.user.role === 'ADMIN' ? t('find:text') : t('find:own_text')}
      />
      <search>
        <form className="filters" action={paths.dashboard.search()}>
          <SearchField name="q" label={t('find:label')} defaultValue={q} maxLength={80} />
          <Button type="submit" kind="primary">
            {t('find:submit')}
          </Button>
        </form>
      </search>
      <FoundReservations {...props} />
      <FoundListings {...props} />
      <FoundUsers {...props} />
      <Screens site={site} screens={screens} />
      {rows + screens.length === 0 && (
        <EmptyState heading="h2" title={t('find:empty.title', { q })} text={t('find:empty.text')}>
          <LinkButton href={paths.dashboard.search()}>{t('find:empty.action')}</LinkButton>
        </EmptyState>
      )}
    </DashboardLayout>
  );
}

function Screens({ site: { t }, screens }: { site: Site; screens: Screen[] }) {
  if (screens.length === 0) return null;
  return (
    <Panel title={t('find:screens')}>
      <ul className="screen-links">
        {screens.map(({ href, label, group }) => (
          <li key={href}>
            <a className="link" href={href}>
              {label}
            </a>
            {group && <small className="dim"> {group}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
