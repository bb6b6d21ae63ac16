import type { Translate } from '../../../server/i18n.ts';
import type { PostRow } from '../../../server/schemas/answers/blog-posts.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { thumbnailUrl } from '../../../server/shared/pictures.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';

type Standing = Pick<PostRow, 'state' | 'waiting'>;

const standingOf = ({ state, waiting }: Standing) => {
  if (state === 'DRAFT') return 'draft';
  return waiting ? 'waiting' : 'out';
};

const tones = { draft: 'warn ring', waiting: 'info ring', out: 'ok' };

/** In tables: a dot and the word. */
function PostState({ t, post }: { t: Translate; post: Standing }) {
  const standing = standingOf(post);
  return <span className={`state-dot ${tones[standing]}`}>{t(`posts:standing.${standing}`)}</span>;
}

/** In heads: a tag. */
export function PostChip({ t, post }: { t: Translate; post: Standing }) {
  const standing = standingOf(post);
  return <span className={`tag ${tones[standing]}`}>{t(`posts:standing.${standing}`)}</span>;
}

/** The list's columns in their order; slots fold them into the phone's record. */
export const postColumns = (t: Translate): Column<PostRow>[] => [
  {
    key: 'title',
    always: true,
    label: t('posts:column.title'),
    order: 'title',
    slot: 'a1',
    cell: ({ id, title, picture }) => (
      <span className="with-thumb">
        {picture ? (
          <img src={thumbnailUrl(picture)} alt="" width={48} height={32} loading="lazy" />
        ) : (
          <span className="no-thumb" />
        )}
        <a className="row-link wrapping" href={paths.dashboard.post(id)}>
          <b>{title}</b>
        </a>
      </span>
    ),
  },
  {
    key: 'state',
    label: t('posts:column.state'),
    slot: 'a2',
    cell: (post) => <PostState t={t} post={post} />,
  },
  {
    key: 'published_at',
    label: t('posts:column.published_at'),
    order: 'published_at',
    slot: 'b',
    cell: ({ published_at }) => (published_at ? formatShortInstant(published_at) : <Nothing />),
  },
  {
    key: 'tags',
    label: t('posts:column.tags'),
    slot: 'c1',
    cell: ({ tags }) =>
      tags.length > 0 ? <span className="dim">{tags.join(', ')}</span> : <Nothing />,
  },
  {
    key: 'author_name',
    label: t('posts:column.author_name'),
    slot: 'c2',
    cell: ({ author_name }) =>
      author_name ? <span className="dim">{author_name}</span> : <Nothing />,
  },
];
