import type { CommentAnswer } from '../../../server/schemas/answers/comments.ts';
import type { VillaCommentsPage as CommentsQuery } from '../../../server/schemas/villas.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { CommentCard } from './comment-card.tsx';
import { DeleteComment } from './comment-dialogs.tsx';
import { VillaEditor, type VillaEditorProps } from './editor.tsx';

const STATES = ['WAITING', 'PUBLISHED', 'HIDDEN'] as const;

export interface VillaCommentsPageProps extends VillaEditorProps {
  comments: CommentAnswer[];
  /** Of each state, whatever is shown. */
  counts: Record<(typeof STATES)[number], number>;
  query: CommentsQuery;
}

/** `/dashboard/villas/{id}/comments`: publishing, hiding, answering, deleting. */
export function VillaCommentsPage(props: VillaCommentsPageProps) {
  const { comments, counts, query, ...editor } = props;
  const { site, head } = editor;
  const { t } = site;
  const address = (search: object) => paths.dashboard.villa(head.id, 'comments', search);
  return (
    <VillaEditor {...editor} tab="comments">
      <nav className="segments" aria-label={t('villas:comments.states')}>
        {STATES.map((state) => (
          <a
            key={state}
            href={address({ state })}
            aria-current={state === query.state ? 'true' : undefined}
          >
            {t(`states:comment.${state}`)} {formatCount(counts[state])}
          </a>
        ))}
      </nav>
      {comments.length === 0 && (
        <EmptyState
          heading="h2"
          title={t('villas:comments.none')}
          text={t('villas:comments.none_text')}
        />
      )}
      {comments.map((comment) => (
        <CommentCard key={comment.id} site={site} comment={comment} />
      ))}
      {comments.length > 0 && <DeleteComment t={t} />}
      <ListPaging
        t={t}
        total={counts[query.state]}
        skip={query.skip}
        take={query.take}
        href={({ skip }) => address({ state: query.state, skip: skip || undefined })}
      />
    </VillaEditor>
  );
}
