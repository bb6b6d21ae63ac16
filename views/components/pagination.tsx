import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

interface PaginationProps {
  site: Pick<Site, 't'>;
  page: number;
  pages: number;
  /** The address of a page. */
  href: (page: number) => string;
}

/** Links to the pages of a list: the first, the last, and those around the present one. */
export function Pagination({ site, page, pages, href }: PaginationProps) {
  const { t } = site;
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={t('common:pages')}>
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" aria-label={t('common:previous')}>
          <Icon name="chevron-left" />
        </a>
      )}
      {shownPages(page, pages).map((each, index) =>
        each === null ? (
          <span key={`gap-${index === 1 ? 'start' : 'end'}`}>…</span>
        ) : (
          <a
            key={each}
            href={href(each)}
            aria-label={t('common:page', { page: each })}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </a>
        ),
      )}
      {page < pages && (
        <a href={href(page + 1)} rel="next" aria-label={t('common:next')}>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

/** 1 … 4 5 6 … 12: null stands for pages left out. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(near)].sort((one, other) => one - other);
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
