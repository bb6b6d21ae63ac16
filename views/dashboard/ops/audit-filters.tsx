import type { Translate } from '../../../server/i18n.ts';
import type { AuditOptions } from '../../../server/queries/audit-search.ts';
import type { AuditPage } from '../../../server/schemas/ops.ts';
import { formatDay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ACTOR_ROLES } from '../../../server/shared/roles.ts';
import { FilterDays } from '../../components/dashboard/filter-choice.tsx';
import {
  type AppliedFilter,
  Filters,
  type WrongFilters,
} from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { catalogues } from '../../locales/index.ts';
import { actName, entityName } from './audit-words.ts';

interface FilterProps {
  t: Translate;
  query: AuditPage;
  wrong: WrongFilters;
  options: AuditOptions;
  address: ListAddress<AuditPage>;
}

/** Who, what, which row, when. */
export function AuditFilters(props: FilterProps) {
  const { t, query, wrong, options } = props;
  return (
    <Filters
      t={t}
      action={paths.dashboard.audit()}
      label={t('ops:audit.filter.label')}
      carried={{ take: query.take === 50 ? undefined : query.take }}
      applied={appliedFilters(props)}
      wrong={wrong}
      clear_href={paths.dashboard.audit()}
      search={<ActChoice t={t} chosen={query.act} />}
    >
      <Choice
        name="actor_id"
        label={t('ops:audit.filter.actor')}
        all={t('ops:audit.filter.any_actor')}
        chosen={query.actor_id}
        options={options.actors.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <Choice
        name="actor_role"
        label={t('ops:audit.filter.role')}
        all={t('ops:audit.filter.any_role')}
        chosen={query.actor_role}
        options={ACTOR_ROLES.map((role) => ({ value: role, text: t(`ops:role.${role}`) }))}
      />
      <Choice
        name="entity"
        label={t('ops:audit.filter.entity')}
        all={t('ops:audit.filter.any_entity')}
        chosen={query.entity}
        options={inOrder(
          options.entities.map((entity) => ({ value: entity, text: entityName(t, entity) })),
        )}
      />
      <Typed name="entity_id" label={t('ops:audit.filter.entity_id')} value={query.entity_id} />
      <Typed name="request_id" label={t('ops:audit.filter.request_id')} value={query.request_id} />
      <FilterDays
        legend={t('ops:audit.filter.days')}
        days={(['date1', 'date2'] as const).map((name) => ({
          name,
          label: t(`ops:audit.filter.${name}`),
          value: query[name],
        }))}
        wrong={wrong}
      />
    </Filters>
  );
}

const ActChoice = ({ t, chosen }: { t: Translate; chosen: string | undefined }) => (
  <div className="search-field">
    <Choice
      name="act"
      label={t('ops:audit.filter.act')}
      all={t('ops:audit.filter.any_act')}
      chosen={chosen}
      options={inOrder(ACTS.map((act) => ({ value: act, text: actName(t, act) })))}
    />
  </div>
);

const ACTS = Object.keys(catalogues.tr.ops.did);

const inOrder = <Option extends { text: string }>(options: Option[]): Option[] =>
  options.toSorted((one, other) => one.text.localeCompare(other.text, 'tr'));

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  chosen: string | number | undefined;
  options: { value: string | number; text: string }[];
}

const Choice = ({ name, label, all, chosen, options }: ChoiceProps) => (
  <select className="input" name={name} defaultValue={chosen ?? ''} aria-label={label}>
    <option value="">{all}</option>
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

interface TypedProps {
  name: string;
  label: string;
  value: string | number | undefined;
}

const Typed = ({ name, label, value }: TypedProps) => (
  <input
    className="input narrow"
    name={name}
    defaultValue={value}
    aria-label={label}
    placeholder={label}
    autoComplete="off"
  />
);

function appliedFilters({ t, query, options, address }: FilterProps): AppliedFilter[] {
  const actor = options.actors.find(({ id }) => id === query.actor_id)?.name;
  const words: Partial<Record<keyof AuditPage, string | undefined>> = {
    action: query.action && actName(t, query.action),
    act: query.act && actName(t, query.act),
    actor_id: query.actor_id === undefined ? undefined : (actor ?? String(query.actor_id)),
    actor_role: query.actor_role && t(`ops:role.${query.actor_role}`),
    entity: query.entity && entityName(t, query.entity),
    entity_id: query.entity_id
      ? `${t('ops:audit.filter.entity_id')} ${query.entity_id}`
      : undefined,
    request_id: query.request_id,
    date1: query.date1 && t('ops:audit.filter.from', { day: formatDay(query.date1) }),
    date2: query.date2 && t('ops:audit.filter.until', { day: formatDay(query.date2) }),
  };
  return (Object.entries(words) as [keyof AuditPage, string | undefined][]).flatMap(
    ([key, label]) => (label ? [{ key, label, href: address({ [key]: undefined }) }] : []),
  );
}
