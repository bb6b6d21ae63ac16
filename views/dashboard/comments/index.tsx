import type { Translate } from '../../../server/i18n.ts';
import type { CommentAnswer } from '../../../server/schemas/answers/comments.ts';
import type { CommentInbox } from '../../../server/schemas/comments.ts';
import { COMMENT_STATES } from '../../../server/shared/desk-states.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch, SelectAll } from '../../components/dashboard/bulk.tsx';
import { FilterChoice } from '../../components/dashboard/filter-choice.tsx';
import { Filters } from '../../components/dashboard/filters.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { CommentCard } from '../villas/comment-card.tsx';
import { DeleteComment } from '../villas/comment-dialogs.tsx';
import { commentActs, commentDeletion } from './acts.ts';

/** Beside the newest first, which nobody has to choose. */
const ORDERS = ['created_at', 'score', '-score'] as const;
const SIZES = [10, 50, 100];

interface CommentsPageProps {
  site: Site;
  shell: DashboardShell;
  comments: CommentAnswer[];
  /** Of each state, by the other filters. */
  counts: Record<(typeof COMMENT_STATES)[number], number>;
  /** Of the state that is shown. */
  total: number;
  query: CommentInbox;
}

/** `/dashboard/comments`: what guests wrote after their stays. */
export function CommentsPage(props: CommentsPageProps) {
  const { site, shell, comments, counts, total, query } = props;
  const { t } = site;
  const title = t('comments:title');
  const address = listAddress(paths.dashboard.comments(), query, {
    skip: 0,
    take: 10,
    order: '-created_at',
    state: 'WAITING',
  });
  const all = COMMENT_STATES.reduce((sum, state) => sum + counts[state], 0);
  const { state, order, score, q } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('comments:summary', { waiting: formatCount(counts.WAITING) })}
      file={(format) =>
        paths.api.comments({ format, order, score, q, state: state === 'ALL' ? undefined : state })
      }
    >
      <Tabs
        label={t('comments:tabs')}
        tabs={[...COMMENT_STATES, 'ALL' as const].map((each) => ({
          href: address({ state: each }),
          label: each === 'ALL' ? t('comments:all') : t(`states:comment.${each}`),
          count: formatCount(each === 'ALL' ? all : counts[each]),
          current: state === each,
        }))}
      />
      <SavedViews t={t} list="comments" here={address({})} views={shell.views} />
      <CommentFilters site={site} query={query} address={address} />
      {comments.length === 0 && <NoComments t={t} query={query} />}
      <BulkSwitch
        t={t}
        path={paths.api.comments()}
        acts={commentActs(t)}
        rows={comments}
        whole={{ total, address }}
        deletion={commentDeletion(t)}
        guarded
      />
      <CommentCards site={site} comments={comments} />
      <ListPaging
        {...{ t, total, skip: query.skip, take: query.take }}
        href={address}
        sizes={SIZES}
      />
    </ListPage>
  );
}

function NoComments({ t, query: { state, score, q } }: { t: Translate; query: CommentInbox }) {
  return (
    <EmptyState heading="h2" title={t('comments:empty_title')} text={t('comments:empty_text')}>
      {(state !== 'ALL' || score !== undefined || q) && (
        <LinkButton href={paths.dashboard.comments({ state: 'ALL' })}>
          {t('comments:see_all')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function CommentCards({ site, comments }: Pick<CommentsPageProps, 'site' | 'comments'>) {
  const { t } = site;
  return (
    <>
      <div className="form">
        {comments.length > 1 && <SelectAll t={t} />}
        {comments.map((comment) => (
          <CommentCard key={comment.id} site={site} comment={comment} listing />
        ))}
      </div>
      {comments.length > 0 && <DeleteComment t={t} />}
    </>
  );
}

interface FilterProps {
  site: Site;
  query: CommentInbox;
  address: ListAddress<CommentInbox>;
}

function CommentFilters({ site: { t }, query, address }: FilterProps) {
  const { q, score, state, order, take } = query;
  return (
    <Filters
      t={t}
      action={paths.dashboard.comments()}
      label={t('comments:filter')}
      carried={{
        state: state === 'WAITING' ? undefined : state,
        take: take === 10 ? undefined : take,
      }}
      applied={[
        ...(q ? [{ key: 'q', label: q, href: address({ q: undefined }) }] : []),
        ...(score
          ? [
              {
                key: 'score',
                label: t('comments:stars', { count: score }),
                href: address({ score: undefined }),
              },
            ]
          : []),
      ]}
      clear_href={address({ q: undefined, score: undefined })}
      search={
        <SearchField name="q" label={t('comments:filter_q')} defaultValue={q} maxLength={100} />
      }
    >
      <FilterChoice
        name="score"
        label={t('comments:filter_score')}
        any={t('comments:any_score')}
        chosen={score}
        options={[5, 4, 3, 2, 1].map((value) => ({
          value,
          text: t('comments:stars', { count: value }),
        }))}
      />
      <FilterChoice
        name="order"
        label={t('comments:order')}
        any={t('comments:newest')}
        chosen={order === '-created_at' ? undefined : order}
        options={ORDERS.map((value) => ({ value, text: t(`comments:orders.${value}`) }))}
      />
    </Filters>
  );
}
