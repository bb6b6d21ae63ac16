import type { FaqGroup } from '../../../views/components/questions.tsx';
import type { FaqProps } from '../../../views/public/faq/index.tsx';
import type { FaqGroupRow } from '../../queries/content/faq.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';

/** `q`: what was looked for, '' for nothing. */
export const presentFaq = (groups: FaqGroupRow[], q: string): Omit<FaqProps, 'site'> => ({
  q,
  groups: presentFaqGroups(groups),
});

export const presentFaqGroups = (groups: readonly FaqGroupRow[]): FaqGroup[] =>
  groups.map(({ id, title, entries }) => ({
    id,
    title,
    entries: entries.map((entry) => ({ ...entry, answer: sanitiseRichText(entry.answer) })),
  }));
