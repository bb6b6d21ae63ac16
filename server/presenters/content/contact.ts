import type { ContactProps } from '../../../views/public/contact/index.tsx';
import { fieldSentences } from '../../error-sentences.ts';
import type { FieldProblem } from '../../errors.ts';
import { t } from '../../i18n.ts';
import type { ContactQuery } from '../../schemas/contact-messages.ts';
import { formatStayWithYear, saidDays } from '../../shared/format-days.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { typedText } from '../typed-text.ts';

/** The form with what was typed, and what has to be put right: `fields` of a refused one. */
export function presentContactForm(
  given: Record<string, unknown> = {},
  fields: Record<string, FieldProblem> = {},
): Omit<ContactProps, 'site' | 'text'> {
  const { website, ...others } = fields;
  return {
    typed: {
      name: typedText(given.name),
      email: typedText(given.email),
      phone: typedText(given.phone),
      subject: typedText(given.subject),
      message: typedText(given.message),
    },
    about: { villa: typedText(given.villa), boat: typedText(given.boat) },
    errors: { ...fieldSentences(others), ...ownSentences(others) },
    // A filled trap tells a robot, or a browser that filled in too much.
    robot: website !== undefined && Object.keys(others).length === 0,
  };
}

/**
 * A question that a villa's or boat's page leads to: what it is about, and as its subject
 * 'Villa Mercan, 12 – 19 Haziran 2027'.
 */
export function questionAbout(
  { kind, slug, name }: { kind: ListingKind; slug: string; name: string },
  { check_in, check_out, unit }: ContactQuery,
): Record<string, string> {
  const isStay = check_in && check_out && check_in < check_out;
  const subject = isStay
    ? `${name}, ${formatStayWithYear(...saidDays(unit, check_in, check_out))}`
    : name;
  return { [kind]: slug, subject };
}

/** What is missing is asked for by its name. */
function ownSentences(fields: Record<string, FieldProblem>): Record<string, string> {
  const sentences: Record<string, string> = {
    name: t('contact:missing.name'),
    email: t('contact:missing.email'),
    message: t('contact:missing.message'),
  };
  const missing = Object.entries(fields).filter(([, problem]) => problem === 'required');
  return Object.fromEntries(
    missing.flatMap(([name]) => (sentences[name] ? [[name, sentences[name]]] : [])),
  );
}
