import type { PostRow, TagAnswer } from '../../../server/schemas/answers/blog-posts.ts';
import type { PostListPage } from '../../../server/schemas/blog-posts.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { postColumns } from './columns.tsx';
import { PostFilters } from './filters.tsx';

interface PostsPageProps {
  site: Site;
  shell: DashboardShell;
  rows: PostRow[];
  /** Posts of the whole filtered list. */
  total: number;
  /** All there are, to choose from. */
  tags: TagAnswer[];
  query: PostListPage;
}

/** What the list shows when its address says nothing. */
const DEFAULTS: Partial<PostListPage> = { skip: 0, take: 10, order: '-published_at' };

/** `/dashboard/blog`: drafts first, then the newest. */
export function PostsPage({ site, shell, rows, total, tags, query }: PostsPageProps) {
  const { t } = site;
  const address = listAddress(paths.dashboard.blog(), query, DEFAULTS);
  const title = t('posts:title');
  const { q, state, tag, order } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('posts:summary', { total: formatCount(total) })}
      file={(format) => paths.api.posts({ q, state, tag, order, format })}
      add={{ href: paths.dashboard.newPost(), label: t('posts:add') }}
    >
      <ContentSheet site={site} />
      <StateTabs site={site} query={query} address={address} />
      <SavedViews t={t} list="posts" here={address({})} views={shell.views} />
      <PostFilters t={t} query={query} tags={tags} address={address} />
      <ListTable
        t={t}
        choice={{ list: 'posts', shell }}
        label={title}
        columns={postColumns(t)}
        rows={rows}
        empty={<NoPosts site={site} query={query} />}
        total={total}
        query={query}
        address={address}
        sizes={[10, 25, 50, 100]}
      />
    </ListPage>
  );
}

function StateTabs(props: { site: Site; query: PostListPage; address: ListAddress<PostListPage> }) {
  const { site, query, address } = props;
  return (
    <Tabs
      label={site.t('posts:states')}
      tabs={[undefined, 'DRAFT' as const, 'PUBLISHED' as const].map((state) => ({
        href: address({ state }),
        label: state ? site.t(`states:post.${state}`) : site.t('posts:all'),
        current: query.state === state,
      }))}
    />
  );
}

function NoPosts({ site: { t }, query }: Pick<PostsPageProps, 'site' | 'query'>) {
  const narrowed = query.q || query.tag || query.state;
  return (
    <EmptyState
      heading="h2"
      title={narrowed ? t('posts:none_found') : t('posts:none')}
      text={narrowed ? undefined : t('posts:none_text')}
    >
      {narrowed ? (
        <LinkButton href={paths.dashboard.blog()}>{t('posts:show_all')}</LinkButton>
      ) : (
        <LinkButton href={paths.dashboard.newPost()}>{t('posts:add')}</LinkButton>
      )}
    </EmptyState>
  );
}
