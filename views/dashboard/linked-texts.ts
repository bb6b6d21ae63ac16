import type { Translate } from '../../server/i18n.ts';

/** What becomes of links in the site's texts to a page that goes; nothing where there are none. */
export const linkedTexts = (t: Translate, count: number): string[] =>
  count > 0 ? [t('dashboard:linked_texts', { count })] : [];
