import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { Pagination } from '../pagination.tsx';

interface ListPagingProps {
  t: Translate;
  total: number;
  skip: number;
  take: number;
  href: (place: { skip: number; take: number }) => string;
  /** Page sizes to choose from. */
  sizes?: number[];
  /** Sums of the whole list, beside the count. */
  note?: string;
  /** Before the page links. */
  children?: ReactNode;
}

/** Where in the list, page links with first and last always in reach, and the page's size. */
export function ListPaging(props: ListPagingProps) {
  const { t, total, skip, take, href, sizes = [], note, children } = props;
  if (total === 0) return null;
  const last = Math.ceil(total / take);
  const current = Math.floor(skip / take) + 1;
  const to = (page: number) => href({ skip: (page - 1) * take, take });
  const from = formatCount(skip + 1);
  const until = formatCount(Math.min(skip + take, total));
  return (
    <div className="paging">
      <p>
        {t('dashboard:paging.range', { from, until, total: formatCount(total) })}
        {note && ` · ${note}`}
      </p>
      {sizes.length > 0 && total > Math.min(...sizes) && (
        <nav className="sizes" aria-label={t('dashboard:paging.size')}>
          <span>{t('dashboard:paging.size')}</span>
          {sizes.map((size) => (
            <a
              key={size}
              href={href({ skip: 0, take: size })}
              aria-current={size === take ? 'true' : undefined}
            >
              {size}
            </a>
          ))}
        </nav>
      )}
      {children}
      <Pagination site={{ t }} page={current} pages={last} href={to} />
    </div>
  );
}
