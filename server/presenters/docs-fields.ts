import type { DocsField } from '../../views/public/docs/docs.ts';
import { t } from '../i18n.ts';
import { choicesOf, type JsonSchema } from '../openapi/json-schema.ts';

/** Every field of a schema with its dotted path; those of lists end in `[]`. */
export function fieldsOf(schema: JsonSchema, within = ''): DocsField[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = within ? `${within}.${name}` : name;
    return [fieldOf(path, field, required.includes(name)), ...fieldsWithin(path, field)];
  });
}

/** One field: what it holds in words, and its limits. */
export const fieldOf = (path: string, schema: JsonSchema, required: boolean): DocsField => ({
  path,
  type: typeOf(schema),
  required,
  facts: factsOf(notNull(schema)),
});

function fieldsWithin(path: string, schema: JsonSchema): DocsField[] {
  const found = notNull(schema);
  if (found.properties) return fieldsOf(found, path);
  const items = found.items && notNull(found.items);
  return items?.properties ? fieldsOf(items, `${path}[]`) : [];
}

/** The first of what it may be beside null; its limits stand for all. */
const notNull = (schema: JsonSchema): JsonSchema => choicesOf(schema).choices[0] ?? schema;

function typeOf(schema: JsonSchema): string {
  const { choices, orNull } = choicesOf(schema);
  const type = [...new Set(choices.map(typeWord))].join(' / ');
  return orNull ? t('docs:types.or_null', { type }) : type;
}

function typeWord({ type, format, enum: values, const: value, items }: JsonSchema): string {
  if (type === 'array') return t('docs:types.list', { type: items ? typeOf(items) : '' });
  if (format === 'date') return t('docs:types.date');
  if (format === 'date-time') return t('docs:types.instant');
  if (format === 'email') return t('docs:types.email');
  if (values || value !== undefined) return t('docs:types.choice');
  return t(`docs:types.${KNOWN.find((known) => known === type) ?? 'any'}`);
}

const KNOWN = ['string', 'integer', 'number', 'boolean', 'object', 'null'] as const;

/** Limits, choices and the value that stands when none is given. */
function factsOf(schema: JsonSchema): string[] {
  const { enum: values, const: value, minLength, maxLength, maxItems } = schema;
  const least = schema.minimum ?? schema.exclusiveMinimum;
  const facts = [
    values?.map((each) => JSON.stringify(each)).join(' | '),
    value === undefined ? undefined : JSON.stringify(value),
    least === undefined ? undefined : `${schema.minimum === undefined ? '>' : '≥'} ${least}`,
    schema.maximum === undefined ? undefined : `≤ ${schema.maximum}`,
    minLength ? t('docs:facts.min_length', { limit: minLength }) : undefined,
    maxLength === undefined ? undefined : t('docs:facts.max_length', { limit: maxLength }),
    maxItems === undefined ? undefined : t('docs:facts.max_items', { limit: maxItems }),
    schema.default === undefined
      ? undefined
      : t('docs:facts.default', { value: JSON.stringify(schema.default) }),
  ];
  return facts.filter((fact) => fact !== undefined);
}
