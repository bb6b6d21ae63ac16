import type { Translate } from '../../../../server/i18n.ts';
import { catalogues } from '../../../locales/index.ts';

const CATALOGUE: {
  field: Words;
  field_of: { [entity: string]: Words };
  value: { [field: string]: Words };
  value_of: { [entity: string]: { [field: string]: Words } };
} = catalogues.tr.changes;

/** A code that a screen has words for is said in those, of an entity's field or of any: nothing has two names. */
const OF_SCREENS: Readonly<Record<string, string>> = {
  'boat.withdrawn_reason': 'fleet:withdrawn_reason',
  'external_record.status': 'states:external',
  'offer.status': 'states:offer',
  'subscriber.source': 'states:subscriber_source',
  destination: 'feeds:destination',
  job: 'ops:jobs.name',
  key: 'villa:location.distance',
  landing_kind: 'questions:landing',
  needs_action: 'transactions:code',
  permit_type: 'villas:choice.permit_type',
  pool_kind: 'villas:choice.pool_kind',
  property_kind: 'villas:choice.property_kind',
  role: 'ops:role',
  section: 'pages:name',
  status: 'states:reservation',
  template_code: 'mail:templates',
  withdrawn_reason: 'villas:choice.withdrawn_reason',
};

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
  const own = OF_SCREENS[`${entity}.${field}`];
  if (!own && CATALOGUE.value[field]?.[code]) return t(`changes:value.${field}.${code}` as Known);
  const words = own ?? OF_SCREENS[field];
  const key = field === 'template_code' ? `${words}.${code}.name` : `${words}.${code}`;
  return words && (t(key as Known, { defaultValue: '' }) || undefined);
}

interface Code {
  entity: string;
  field: string;
  code: string;
}

/** Names come from the database; that the catalogue has them is seen just before. */
type Known = 'changes:yes';
