import type { Translate } from '../../../server/i18n.ts';
import type { EntryAnswer } from '../../../server/schemas/answers/faq.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormSelect, FormTextarea, FormTick } from '../../components/dashboard/form-fields.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { QuestionsPageProps } from './index.tsx';

type EntryFormProps = Pick<QuestionsPageProps, 'site' | 'groups' | 'group'> & {
  /** Null: a new one. */
  entry: EntryAnswer | null;
};

export function EntryForm(props: EntryFormProps) {
  const { site, group, entry } = props;
  const { t } = site;
  const back = paths.dashboard.questions({ group: group?.id });
  return (
    <RowForm
      t={t}
      title={entry ? t('questions:edit_entry') : t('questions:add_entry')}
      row={entry}
      call={rowCall(entry && paths.api.question(entry.id), {
        path: paths.api.questions(),
        success: back,
      })}
      toast={t('questions:saved')}
      back={back}
      remove={entry && <DeleteEntry t={t} entry={entry} back={back} />}
    >
      <EntryFields {...props} />
    </RowForm>
  );
}

interface DeleteEntryProps {
  t: Translate;
  entry: NonNullable<EntryFormProps['entry']>;
  back: string;
}

function DeleteEntry({ t, entry, back }: DeleteEntryProps) {
  return (
    <DeleteButton
      t={t}
      title={t('questions:delete.entry_title', { question: entry.question })}
      label={t('questions:delete.label')}
      consequences={[t('questions:delete.entry_gone'), t('questions:delete.hide_instead')]}
      path={paths.api.question(entry.id)}
      version={entry.version}
      success={back}
      toast={t('questions:delete.done')}
    />
  );
}

function EntryFields({ site, groups, group, entry }: EntryFormProps) {
  const { t } = site;
  return (
    <div className="fields">
      <FormTextarea
        t={t}
        name="question"
        label={t('questions:field.question')}
        wide
        rows={2}
        maxLength={300}
        defaultValue={entry?.question}
      />
      <FormRichText
        site={site}
        name="answer"
        label={t('questions:field.answer')}
        short
        defaultValue={entry?.answer}
      />
      <FormSelect
        t={t}
        name="group_id"
        label={t('questions:field.group_id')}
        wide
        data-type="int"
        defaultValue={String(entry?.group_id ?? group?.id ?? '')}
        options={groups.map(({ id, title }) => ({ value: String(id), text: title }))}
      />
      <FormTick
        t={t}
        name="active"
        label={t('questions:field.active')}
        defaultChecked={entry?.active ?? true}
      />
    </div>
  );
}
