import type { Translate } from '../../../server/i18n.ts';
import type { TagAnswer } from '../../../server/schemas/answers/blog-posts.ts';
import type { PostListPage } from '../../../server/schemas/blog-posts.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';

interface FilterProps {
  t: Translate;
  query: PostListPage;
  tags: TagAnswer[];
  address: ListAddress<PostListPage>;
}

/** State is the tabs above, order the table's heads. */
export function PostFilters({ t, query, tags, address }: FilterProps) {
  return (
    <Filters
      t={t}
      action={paths.dashboard.blog()}
      label={t('posts:filter.label')}
      carried={{
        order: query.order === '-published_at' ? undefined : query.order,
        take: query.take === 10 ? undefined : query.take,
        state: query.state,
      }}
      applied={appliedFilters({ t, query, tags, address })}
      clear_href={address({ q: undefined, tag: undefined })}
      search={
        <SearchField name="q" label={t('posts:filter.q')} defaultValue={query.q} maxLength={100} />
      }
    >
      <FilterChoice
        name="tag"
        label={t('posts:column.tags')}
        any={t('posts:filter.any_tag')}
        chosen={query.tag}
        options={tags.map(({ slug, name, posts }) => ({ value: slug, text: `${name} (${posts})` }))}
      />
    </Filters>
  );
}

function appliedFilters({ query, tags, address }: FilterProps): AppliedFilter[] {
  const tag = tags.find(({ slug }) => slug === query.tag);
  const chips: (AppliedFilter | false)[] = [
    query.q !== undefined && { key: 'q', label: query.q, href: address({ q: undefined }) },
    query.tag !== undefined && {
      key: 'tag',
      label: tag?.name ?? query.tag,
      href: address({ tag: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
