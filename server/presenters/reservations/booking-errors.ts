import type { QuoteReason } from '../../domain/pricing.ts';
import { fieldSentences } from '../../error-sentences.ts';
import type { FieldProblem } from '../../errors.ts';
import { t } from '../../i18n.ts';

/** The form's fields from top to bottom. */
const FIELDS = [
  'check_in',
  'check_out',
  'customer_name',
  'customer_phone',
  'customer_email',
  'adults',
  'children',
  'babies',
  'customer_note',
  'extras',
  'accept_information',
  'accept_contract',
];

/**
 * In the form's order, and so that each says by itself what to do: they are read in a list, too. `known`
 * says more than that of some.
 */
export function inOwnWords(
  errors: Record<string, string>,
  known: Record<string, string> = {},
): Record<string, string> {
  const own: Record<string, string> = { ...OWN_SENTENCES(), ...known };
  const entries = Object.entries(errors).map(([path, sentence]) => {
    const [field = path] = path.split('.');
    return [field, own[field] ?? sentence] as const;
  });
  const place = ([field]: readonly [string, string]) => FIELDS.indexOf(field);
  return Object.fromEntries(entries.toSorted((one, other) => place(one) - place(other)));
}

/** What a refused form says field by field; why its days are none is known in words of what is let. */
export function refusedSentences(
  { check_in: _, check_out: __, ...others }: Record<string, FieldProblem>,
  days_errors: Record<string, string>,
): Record<string, string> {
  return { ...days_errors, ...fieldSentences(others), ...nameSentence(others.customer_name) };
}

/** A name is missing more often than it is too long. */
function nameSentence(problem: FieldProblem | undefined): Record<string, string> {
  if (problem === undefined) return {};
  const isLong = typeof problem === 'object' && problem.code === 'string_max';
  return {
    customer_name: isLong
      ? t('booking:error.customer_name_long', { limit: Number(problem.values.limit) })
      : t('booking:error.customer_name'),
  };
}

/**
 * More people than may stay, and nothing else: that is put right in its field, and not by other dates. Where
 * nobody may, fewer do not help.
 */
export const crowdedSentences = (
  reasons: readonly QuoteReason[],
  [sentence]: readonly string[],
): Record<string, string> => {
  const [reason] = reasons;
  if (!reason || !sentence || reasons.length > 1) return {};
  return reason.code === 'too_many_guests' && reason.values.guests ? { adults: sentence } : {};
};

/** Which day of a stay is missing, or why the two are none. */
export function stayDaysSentences(fields: Record<string, FieldProblem>): Record<string, string> {
  return {
    ...fieldSentences(fields),
    ...(fields.check_in && { check_in: t('booking:error.check_in') }),
    ...(fields.check_out === 'required' && { check_out: t('booking:error.check_out') }),
  };
}

const OWN_SENTENCES = () => ({
  customer_phone: t('booking:error.customer_phone'),
  customer_email: t('booking:error.customer_email'),
  adults: t('booking:error.adults'),
  children: t('booking:error.children'),
  babies: t('booking:error.babies'),
  extras: t('booking:error.extras'),
  accept_information: t('booking:error.accept_information'),
  accept_contract: t('booking:error.accept_contract'),
});
