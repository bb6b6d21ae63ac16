import type { BookingForm, TypedDetails } from '../../../views/public/booking/booking.ts';
import type { Quote } from '../../domain/pricing.ts';
import type { ExtraUnit } from '../../domain/pricing-types.ts';
import type { RenderedDocument } from '../../services/content/legal-documents.ts';
import type { SiteRules } from '../../services/content/settings.ts';
import { agesOf } from '../listings/ages.ts';
import { typedText } from '../typed-text.ts';
import { crowdedSentences, inOwnWords } from './booking-errors.ts';
import type { Given } from './booking-notices.ts';

interface Guests {
  adults: number;
  children: number;
  babies: number;
}

interface OfferedExtra {
  id: number;
  name: string;
  description: string;
  unit: string;
  amount_kurus: number;
  optional: boolean;
}

/** What a stay or a charter is offered with. */
interface Offered {
  wish: Guests & { extras: number[]; offer?: string | undefined };
  priced: { extras: OfferedExtra[] };
  rules: SiteRules;
  documents: RenderedDocument[];
  price_mark: string;
  terms_mark: string;
}

/** The form below an offer, with what was typed before. */
export function presentBookingForm(
  { wish, priced, rules, documents, price_mark, terms_mark }: Offered,
  given: Given,
  { form_key, max_guests }: Pick<BookingForm, 'form_key' | 'max_guests'>,
): BookingForm {
  return {
    typed: typedOf(given, wish),
    errors: {},
    accepted: { information: false, contract: false },
    extras: priced.extras
      .filter(({ optional }) => optional)
      .map(({ id, name, description, unit, amount_kurus }) => ({
        id,
        name,
        description,
        unit: unit.toLowerCase() as ExtraUnit,
        amount_kurus,
        chosen: wish.extras.includes(id),
      })),
    documents: documents.map(({ kind, title, html }) => ({ kind, title, html })),
    form_key,
    is_answer: false,
    again: false,
    offer: wish.offer,
    price_mark,
    terms_mark,
    max_guests,
    ages: agesOf(rules),
  };
}

/** The same while there is no stay to offer. */
export const formWithoutStay = (given: Given, form_key: string): BookingForm => ({
  typed: typedOf(given, { adults: 2, children: 0, babies: 0 }),
  errors: {},
  accepted: { information: false, contract: false },
  extras: [],
  documents: [],
  form_key,
  is_answer: false,
  again: false,
  price_mark: '',
  terms_mark: '',
  max_guests: null,
  ages: null,
});

function typedOf(given: Given, guests: Guests): TypedDetails {
  return {
    customer_name: typedText(given.customer_name),
    customer_phone: typedText(given.customer_phone),
    customer_email: typedText(given.customer_email),
    customer_note: typedText(given.customer_note),
    adults: typedText(given.adults) || String(guests.adults),
    children: typedText(given.children) || String(guests.children),
    babies: typedText(given.babies) || String(guests.babies),
    newsletter: given.newsletter !== undefined,
  };
}

interface Answer {
  given: Given;
  outcome: { kind: string; code?: string };
  /** Field → sentence of the API. */
  errors: Record<string, string>;
  offer: { quoted: Pick<Quote, 'reasons'> } | null;
}

/**
 * The form and what is against its stay, as the answer to one that made no reservation: everything typed is
 * kept, and too many people are a field to put right.
 */
export function answeredForm(
  form: BookingForm,
  reasons: string[],
  { given, outcome, errors, offer }: Answer,
) {
  const crowded = crowdedSentences(offer?.quoted.reasons ?? [], reasons);
  const isCrowded = 'adults' in crowded;
  const isInvalid = outcome.kind === 'refused' && (outcome.code === 'invalid' || isCrowded);
  // What was ticked was ticked for what stood there.
  const isSeen =
    isInvalid && given.price_mark === form.price_mark && given.terms_mark === form.terms_mark;
  const answered = {
    ...form,
    is_answer: true,
    again: outcome.kind === 'sent_before' || given.again !== undefined,
    errors: inOwnWords({ ...errors, ...crowded }, crowded),
    accepted: {
      information: isSeen && given.accept_information !== undefined,
      contract: isSeen && given.accept_contract !== undefined,
    },
  };
  return { form: answered, reasons: isCrowded ? [] : reasons };
}
