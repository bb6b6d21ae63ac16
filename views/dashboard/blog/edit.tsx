import type { Translate } from '../../../server/i18n.ts';
import type { PostAnswer, TagAnswer } from '../../../server/schemas/answers/blog-posts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { linkedTexts } from '../linked-texts.ts';
import { PostChip } from './columns.tsx';
import { PostFields, PublishingFields } from './fields.tsx';

/** With how many texts of the site link to it. */
type EditedPost = PostAnswer & { linked_texts: number };

interface PostPageProps {
  site: Site;
  shell: DashboardShell;
  /** Null: a new one. */
  post: EditedPost | null;
  tags: TagAnswer[];
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/blog/new` and `/dashboard/blog/{id}`. */
export function PostPage({ site, shell, post, tags, history }: PostPageProps) {
  const { t } = site;
  const title = post?.title ?? t('posts:add');
  const action = post
    ? ({ path: paths.api.postEdit(), success: 'reload' } as const)
    : { path: paths.api.posts(), success: `${paths.dashboard.blog()}/{id}`, once: true };
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t('posts:title'), href: paths.dashboard.blog() }, { label: title }]}
        title={title}
        tag={post && <PostChip t={t} post={post} />}
        actions={post && <PostActs site={site} post={post} />}
      />
      <ActionForm
        t={t}
        className="form"
        method="POST"
        {...action}
        toast={t('posts:saved')}
        draft={`post-${post?.id ?? 'new'}`}
        guarded
      >
        {post && (
          <>
            <input type="hidden" name="id" data-type="int" value={post.id} />
            <StaleNote t={t} version={post.version} />
          </>
        )}
        <div className="main-and-side">
          <PostFields site={site} post={post} />
          <aside aria-label={t('posts:section.publishing')}>
            <PublishingFields site={site} post={post} tags={tags} />
            {post && <HistoryPanel t={t} events={history} />}
          </aside>
        </div>
        <SaveBar t={t} back={paths.dashboard.blog()} />
      </ActionForm>
    </DashboardLayout>
  );
}

function PostActs({ site: { t }, post }: { site: Site; post: EditedPost }) {
  const isOut = post.state === 'PUBLISHED' && !post.waiting;
  return (
    <>
      <DeletePost t={t} post={post} />
      <LinkButton
        icon={isOut ? 'external-link' : 'eye'}
        href={isOut ? paths.post(post.slug) : paths.dashboard.postPreview(post.id)}
        target="_blank"
        rel="noopener"
      >
        {isOut ? t('posts:on_site') : t('posts:preview')}
      </LinkButton>
    </>
  );
}

function DeletePost({ t, post }: { t: Translate; post: EditedPost }) {
  return (
    <DeleteButton
      t={t}
      small={false}
      title={t('posts:delete.title', { title: post.title })}
      label={t('posts:delete.label')}
      consequences={[
        post.state === 'PUBLISHED' ? t('posts:delete.off_site') : t('posts:delete.draft'),
        ...linkedTexts(t, post.linked_texts),
        t('posts:delete.pictures'),
      ]}
      path={paths.api.post(post.id)}
      version={post.version}
      success={paths.dashboard.blog()}
      toast={t('posts:delete.done')}
    />
  );
}
