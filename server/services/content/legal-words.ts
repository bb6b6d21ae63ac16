import type { FieldProblem } from '../../errors.ts';
import type { LegalKind } from '../../schemas/legal-documents.ts';
import { placeholderProblem } from './placeholders.ts';

/** Who lets what, and when. */
const SALE_WORDS = [
  'agency',
  'agency_address',
  'agency_phone',
  'agency_email',
  'agency_mersis_no',
  'agency_responsible',
  'licence_no',
  'licence_group',
  'payment_means',
  'site_name',
  'today',
  'villa',
  'place',
  'permit_no',
  'permit_holder',
  'owner_address',
  'check_in',
  'check_in_time',
  'check_out',
  'check_out_time',
  'nights',
] as const;

/** What a guest chooses on the form itself, and what follows from it. */
const CHOICE_WORDS = [
  'guests',
  'adults',
  'children',
  'babies',
  'accommodation',
  'discount',
  'short_stay_fee',
  'extras',
  'total',
  'prepayment',
  'prepayment_percent',
  'balance',
  'deposit',
  'payment_terms',
  'deposit_terms',
] as const;

/** Who the guest is. */
const CUSTOMER_WORDS = ['customer_name', 'customer_phone', 'customer_email'] as const;

/** What a text that guests accept may name as `{{word}}`. */
const LEGAL_WORDS = [...SALE_WORDS, ...CHOICE_WORDS, 'cancellation', ...CUSTOMER_WORDS] as const;

/** Those of a villa beside them. */
const VILLA_WORDS = ['house_rules'] as const;

/** Those of a boat. */
const CHARTER_WORDS = ['charter', 'included', 'excluded'] as const;

export type LegalWord =
  | (typeof LEGAL_WORDS)[number]
  | (typeof VILLA_WORDS)[number]
  | (typeof CHARTER_WORDS)[number];

/** In the order they are offered to staff. */
export const legalWordsOf = (kind: LegalKind): readonly LegalWord[] =>
  kind.startsWith('CHARTER_')
    ? [...LEGAL_WORDS, ...CHARTER_WORDS]
    : [...LEGAL_WORDS, ...VILLA_WORDS];

/** What is no term of an offer: its guest says it on the form. */
export const CHOSEN_WORDS: readonly LegalWord[] = [...CHOICE_WORDS, ...CUSTOMER_WORDS];

/** What is wrong with the `{{names}}` in a text that guests accept; null: it can be published. */
export const legalTextProblem = (kind: LegalKind, text: string): FieldProblem | null =>
  placeholderProblem(text, legalWordsOf(kind));
