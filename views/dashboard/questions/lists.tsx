import type { GroupAnswer } from '../../../server/schemas/answers/faq.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { Site } from '../../layouts/site.ts';
import type { QuestionsPageProps } from './index.tsx';

/** The groups in their order; each opens its questions. */
export function Groups({ site, groups, group, landings }: QuestionsPageProps) {
  const { t } = site;
  if (groups.length === 0)
    return (
      <EmptyState heading="h2" title={t('questions:none')} text={t('questions:none_text')}>
        <LinkButton href={paths.dashboard.questions({ add: 'new_group' })}>
          {t('questions:add_group')}
        </LinkButton>
      </EmptyState>
    );
  const placeOf = ({ landing_kind, landing_id }: GroupAnswer) =>
    landings.find(({ kind, id }) => kind === landing_kind && id === landing_id)?.name;
  return (
    <section>
      <div className="panel-head">
        <h2>{t('questions:groups')}</h2>
      </div>
      <SortList
        site={site}
        id="groups"
        label={t('questions:groups')}
        path={paths.api.questionGroupOrder()}
        rows={groups}
        name={({ title }) => title}
        href={({ id }) => paths.dashboard.questions({ group: id })}
        open={group?.id}
        cells={(row) => (
          <>
            {placeOf(row) && <span className="tag">{placeOf(row)}</span>}
            <Hidden site={site} active={row.active} />
            <span>{t('questions:count', { total: formatCount(row.entries.length) })}</span>
          </>
        )}
      />
    </section>
  );
}

/** The open group's questions in their order; each opens its form. */
export function Entries({ site, group, entry }: QuestionsPageProps) {
  const { t } = site;
  if (!group) return null;
  const add = (
    <LinkButton
      small
      icon="plus"
      href={`${paths.dashboard.questions({ group: group.id, add: 'new_entry' })}#form`}
    >
      {t('questions:add_entry')}
    </LinkButton>
  );
  return (
    <section>
      <div className="panel-head">
        <h2>{group.title}</h2>
        {group.entries.length > 0 && add}
      </div>
      {group.entries.length === 0 ? (
        <EmptyState title={t('questions:no_entries')}>{add}</EmptyState>
      ) : (
        <SortList
          site={site}
          id="entries"
          label={group.title}
          path={paths.api.questionOrder()}
          rows={group.entries}
          name={({ question }) => question}
          href={({ id }) => `${paths.dashboard.questions({ entry: id })}#form`}
          open={entry?.id}
          cells={({ active }) => <Hidden site={site} active={active} />}
        />
      )}
    </section>
  );
}

const Hidden = ({ site: { t }, active }: { site: Site; active: boolean }) =>
  active ? null : <span className="state-dot plain">{t('questions:hidden')}</span>;
