import { paths } from '../../../server/shared/paths.ts';
import { FilterChoice } from '../../components/dashboard/filter-choice.tsx';
import { type AppliedFilter, Filters } from '../../components/dashboard/filters.tsx';
import type { ListAddress } from '../../components/dashboard/list-address.ts';
import { SearchField } from '../../components/dashboard/search-field.tsx';
import type { MailsPageProps, MailsQuery } from './index.tsx';

type FilterProps = MailsPageProps & { address: ListAddress<MailsQuery> };

/** State is the tabs above. */
export function MailFilters(props: FilterProps) {
  const { site, query, template_names, address } = props;
  const { t } = site;
  return (
    <Filters
      t={t}
      action={paths.dashboard.mails()}
      label={t('mails:filter.label')}
      carried={{
        view: 'outbox',
        state: query.state,
        take: query.take === 50 ? undefined : query.take,
      }}
      applied={appliedFilters(props)}
      clear_href={address({ q: undefined, template_code: undefined })}
      search={
        <SearchField name="q" label={t('mails:filter.q')} defaultValue={query.q} maxLength={100} />
      }
    >
      <FilterChoice
        name="template_code"
        label={t('mails:column.template')}
        any={t('mails:filter.any_template')}
        chosen={query.template_code}
        options={template_names.map(({ code, name }) => ({ value: code, text: name }))}
      />
    </Filters>
  );
}

function appliedFilters({ query, template_names, address }: FilterProps): AppliedFilter[] {
  const template = template_names.find(({ code }) => code === query.template_code);
  const chips: (AppliedFilter | false)[] = [
    query.q !== undefined && { key: 'q', label: query.q, href: address({ q: undefined }) },
    query.template_code !== undefined && {
      key: 'template_code',
      label: template?.name ?? query.template_code,
      href: address({ template_code: undefined }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
