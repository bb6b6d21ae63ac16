import type { CommentAnswer } from '../../../server/schemas/answers/comments.ts';
import type { ListingComments } from '../../../server/schemas/comments.ts';
import { COMMENT_STATES } from '../../../server/shared/desk-states.ts';
import { formatCount } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { EDITOR_KINDS } from '../../components/dashboard/editor-kinds.ts';
import { ListPaging } from '../../components/dashboard/list-paging.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';
import { CommentCard } from '../villas/comment-card.tsx';
import { DeleteComment } from '../villas/comment-dialogs.tsx';

/** The comments on one villa or boat, those of one state. */
export interface CommentsTabData {
  comments: CommentAnswer[];
  /** Of each state, whatever is shown. */
  counts: Record<(typeof COMMENT_STATES)[number], number>;
  /** Of the state that is shown. */
  total: number;
  query: ListingComments & { state: (typeof COMMENT_STATES)[number] };
}

interface CommentsTabProps extends CommentsTabData {
  site: Site;
  kind: ListingKind;
  id: number;
}

/** Publishing, hiding, answering, deleting, as a tab of the editor. */
export function CommentsTab(props: CommentsTabProps) {
  const { site, kind, id, comments, counts, total, query } = props;
  const { t } = site;
  const address = (search: object) => EDITOR_KINDS[kind].editor(id, 'comments', search);
  return (
    <>
      <nav className="segments" aria-label={t('villas:comments.states')}>
        {COMMENT_STATES.map((state) => (
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
        total={total}
        skip={query.skip}
        take={query.take}
        href={({ skip }) => address({ state: query.state, skip: skip || undefined })}
      />
    </>
  );
}
