import { paragraphsOf } from '../../domain/text-diff.ts';
import { truncate } from '../../shared/format.ts';

/** As much as a result of a search engine shows of a page. */
const SHOWN = 160;

/** What a text begins with, without headings and pictures: for pages that nobody has described; '' of an empty one. */
export const beginningOf = (html: string): string =>
  truncate(
    paragraphsOf(html)
      .filter((paragraph) => !/^[#[]/.test(paragraph))
      .map((paragraph) => paragraph.replace(/^• /, ''))
      .join(' '),
    SHOWN,
  );
