import type { Translate } from '../../../../server/i18n.ts';
import { catalogues } from '../../../locales/index.ts';

const CATALOGUE: {
  field: Words;
  field_of: { [entity: string]: Words };
  value: { [field: string]: Words };
  value_of: { [entity: string]: { [field: string]: Words } };
} = catalogues.tr.changes;

type Words = { [name: string]: string };

/** A changed field's words; undefined for a name that nobody has given words to. */
export function fieldWords(t: Translate, entity: string, field: string): string | undefined {
  if (CATALOGUE.field_of[entity]?.[field]) return t(`changes:field_of.${entity}.${field}` as Known);
  return CATALOGUE.field[field] && t(`changes:field.${field}` as Known);
}

/** A code's words, such as REJECTED in a field `status`; undefined for what is no code. */
export function codeWords(t: Translate, { entity, field, code }: Code): string | undefined {
  if (CATALOGUE.value_of[entity]?.[field]?.[code])
    return t(`changes:value_of.${entity}.${field}.${code}` as Known);
  return CATALOGUE.value[field]?.[code] && t(`changes:value.${field}.${code}` as Known);
}

interface Code {
  entity: string;
  field: string;
  code: string;
}

/** Names come from the database; that the catalogue has them is seen just before. */
type Known = 'changes:yes';
