import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { EditorHead } from '../../layouts/dashboard-editor.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ActionForm } from './action-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Column } from './data-table.tsx';
import { EDITOR_KINDS } from './editor-kinds.ts';
import { FormInput } from './form-fields.tsx';

interface CopyProps {
  t: Translate;
  kind: ListingKind;
  head: Pick<EditorHead, 'id' | 'name'>;
}

/** A new one like this one, under another name; opens the new one's editor. */
export function CopyDialog({ t, kind, head }: CopyProps) {
  return (
    <>
      <Button
        type="button"
        icon="copy"
        className="needs-script no-print"
        command="show-modal"
        commandfor="copy"
      >
        {t('editor:copy.label')}
      </Button>
      <Dialog t={t} kind={kind} id={head.id} name={head.name} />
    </>
  );
}

/** The same for the rows of a list: the button of `copyColumn` opens it. */
export const CopyRowDialog = ({ t, kind }: Omit<CopyProps, 'head'>) => (
  <Dialog t={t} kind={kind} id="{id}" />
);

/** The button of a row in such a list. */
export const copyColumn = <Row extends Pick<EditorHead, 'id' | 'name'>>(
  t: Translate,
): Column<Row> => ({
  key: 'copy',
  label: t('editor:copy.label'),
  head: <span className="hidden-text">{t('editor:copy.label')}</span>,
  cell: ({ id, name }) => (
    <button
      type="button"
      className="icon-button over needs-script no-print"
      command="show-modal"
      commandfor="copy"
      data-fill={JSON.stringify({ id, name, suggested: t('editor:copy.suggested', { name }) })}
      aria-label={t('editor:copy.title', { name })}
    >
      <Icon name="copy" size="small" />
    </button>
  ),
});

interface DialogProps {
  t: Translate;
  kind: ListingKind;
  id: number | '{id}';
  /** Of what is copied; undefined: of the row whose button opens the dialog. */
  name?: string;
}

function Dialog({ t, kind, id, name }: DialogProps) {
  const { copy, list } = EDITOR_KINDS[kind];
  return (
    <ConfirmDialog
      t={t}
      id="copy"
      title={name ? t('editor:copy.title', { name }) : t('editor:copy.label')}
      consequences={[
        t(`editor:copy.taken.${kind}`),
        t(`editor:copy.left.${kind}`),
        t('editor:copy.passive'),
      ]}
      submit={t('editor:copy.submit')}
    >
      <ActionForm
        t={t}
        id="copy-form"
        method="POST"
        path={copy(id)}
        template={id === '{id}'}
        success={`${list()}/{id}`}
        once
        toast={t('editor:copy.done')}
      >
        <CopyFields t={t} name={name} />
      </ActionForm>
    </ConfirmDialog>
  );
}

function CopyFields({ t, name }: { t: Translate; name: string | undefined }) {
  return (
    <div className="fields">
      <FormInput
        t={t}
        name="name"
        scope="copy"
        label={t('editor:copy.name')}
        defaultValue={name && t('editor:copy.suggested', { name })}
        data-fill-value={name ? undefined : 'suggested'}
        maxLength={120}
        autoComplete="off"
      />
      <FormInput
        t={t}
        name="code"
        scope="copy"
        label={t('editor:copy.code')}
        optional
        data-type="line"
        maxLength={30}
        autoComplete="off"
      />
    </div>
  );
}
