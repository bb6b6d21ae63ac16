import type { Translate } from '../../../server/i18n.ts';

const FIELDS = ['title', 'active', 'question', 'answer', 'group_id', 'landing_id'] as const;

/** A field's words, for the history. */
export function fieldLabel(t: Translate, field: string): string | undefined {
  const known = FIELDS.find((name) => name === field);
  return known && t(`questions:field.${known}`);
}
