import { t } from '../../i18n.ts';
import type { ReviewForm } from '../../schemas/reviews.ts';

/** The form's fields from top to bottom. */
const FIELDS = ['score', 'body', 'author_name'] as const satisfies (keyof ReviewForm)[];

/**
 * In the form's order, and so that each says by itself what to do: they are read in a list, too. What
 * is too long keeps its own sentence.
 */
export function reviewErrors(
  errors: Record<string, string>,
  typed: Record<string, string>,
): Record<string, string> {
  const own = FIELDS.filter((field) => field in errors).map((field) => {
    const isShort = (typed[field] ?? '').trim().length < SHORT;
    return [field, isShort ? t(`review:error.${field}`) : (errors[field] ?? '')];
  });
  return { ...Object.fromEntries(own), ...omitted(errors) };
}

/** The least that a comment says; names and scores are always shorter. */
const SHORT = 20;

const omitted = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !FIELDS.some((known) => known === field)),
  );
