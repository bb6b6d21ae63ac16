import { z } from 'zod';

import { t } from '../i18n.ts';
import type { DescribedCall } from './described.ts';

/** What says how an edit is done; no field of the row. */
const ABOUT_THE_EDIT = new Set([
  ...['version', 'split', 'preview', 'tell_guest', 'reason', 'override_reason'],
  ...['expected_total_kurus', 'request_id', 'seen'],
]);

/** What a call does to a field that its body leaves out. */
type Omitted = 'wanted' | 'kept' | 'defaulted';

/**
 * What becomes of fields that a PUT leaves out, told by its schema: a form of many parts changes what is
 * given, any other row is replaced. Undefined where nothing can be left out.
 */
export function describeEdit({ verb, body }: Pick<DescribedCall, 'verb' | 'body'>) {
  if (verb !== 'PUT' || !(body instanceof z.ZodObject)) return undefined;
  const fields = Object.entries(body.shape).filter(([name]) => !ABOUT_THE_EDIT.has(name));
  const named = (omitted: Omitted) =>
    fields.filter(([, field]) => whenOmitted(field) === omitted).map(([name]) => name);
  const [kept, defaulted] = [named('kept'), named('defaulted')];
  if (kept.length === fields.length) return t('docs:edit.part');
  const sentences = [
    ...(defaulted.length > 0 ? [t('docs:edit.defaulted', { fields: listed(defaulted) })] : []),
    ...(kept.length > 0 ? [t('docs:edit.kept', { fields: listed(kept) })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function whenOmitted(field: z.core.$ZodType): Omitted {
  const { success, data } = z.safeParse(field, undefined);
  if (!success) return 'wanted';
  return data === undefined ? 'kept' : 'defaulted';
}

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
