import type { GroupAnswer } from '../../../server/schemas/answers/faq.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FieldError } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput, FormTick } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { Site } from '../../layouts/site.ts';
import type { Landing, QuestionsPageProps } from './index.tsx';

type GroupFormProps = Pick<QuestionsPageProps, 'site' | 'landings'> & {
  /** Null: a new one. */
  group: GroupAnswer | null;
};

export function GroupForm({ site, landings, group }: GroupFormProps) {
  const { t } = site;
  return (
    <RowForm
      t={t}
      title={group ? t('questions:edit_group') : t('questions:add_group')}
      row={group}
      call={rowCall(group && paths.api.questionGroup(group.id), {
        path: paths.api.questionGroups(),
        success: `${paths.dashboard.questions()}?group={id}`,
      })}
      toast={t('questions:saved')}
      back={paths.dashboard.questions()}
      remove={group && <DeleteGroup site={site} group={group} />}
    >
      <div className="fields">
        <FormInput
          t={t}
          name="title"
          label={t('questions:field.title')}
          wide
          defaultValue={group?.title}
          maxLength={120}
          autoComplete="off"
        />
        <LandingField site={site} landings={landings} group={group} />
        <FormTick
          t={t}
          name="active"
          label={t('questions:field.active')}
          defaultChecked={group?.active ?? true}
        />
      </div>
    </RowForm>
  );
}

const KINDS = ['VILLA_TYPE', 'BOAT_TYPE', 'REGION', 'TOWN', 'DISTRICT'] as const;

/** One choice that stands for two fields: of which kind the page is, and which one. */
function LandingField({ site: { t }, landings, group }: GroupFormProps) {
  const put = (landing: Pick<Landing, 'kind' | 'id'> | null) =>
    JSON.stringify({ landing_kind: landing?.kind ?? '', landing_id: String(landing?.id ?? '') });
  const chosen = put(
    group?.landing_kind && group.landing_id
      ? { kind: group.landing_kind, id: group.landing_id }
      : null,
  );
  return (
    <div className="field wide">
      <label htmlFor="field-landing">{t('questions:field.landing_id')}</label>
      <select className="input" id="field-landing" data-puts="" defaultValue={chosen}>
        <option value={put(null)}>{t('questions:general')}</option>
        {KINDS.map((kind) => (
          <optgroup key={kind} label={t(`questions:landing.${kind}`)}>
            {landings
              .filter((landing) => landing.kind === kind)
              .map((landing) => (
                <option key={landing.id} value={put(landing)}>
                  {landing.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <input
        type="hidden"
        name="landing_kind"
        data-type="line"
        defaultValue={group?.landing_kind ?? ''}
      />
      <input
        type="hidden"
        name="landing_id"
        data-type="int"
        defaultValue={group?.landing_id ?? ''}
      />
      <FieldError name="landing_id" id="field-landing-error" />
      <p className="hint">{t('questions:hint.landing')}</p>
    </div>
  );
}

function DeleteGroup({ site: { t }, group }: { site: Site; group: GroupAnswer }) {
  return (
    <DeleteButton
      t={t}
      title={t('questions:delete.group_title', { title: group.title })}
      label={t('questions:delete.label')}
      consequences={[
        t('questions:delete.group_gone', { total: group.entries.length }),
        t('questions:delete.hide_instead'),
      ]}
      path={paths.api.questionGroup(group.id)}
      version={group.version}
      success={paths.dashboard.questions()}
      toast={t('questions:delete.done')}
    />
  );
}
