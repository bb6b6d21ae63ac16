import type { Translate } from '../../../server/i18n.ts';
import { Trans } from '../trans.tsx';
import { ActionForm } from './action-form.tsx';
import { ChosenRows, RefusedRows } from './bulk-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Taking rows away for good. */
export interface Deletion {
  /** Counts them: `<count>0</count> yorum silinsin mi?` */
  title: string;
  consequences: string[];
  toast: string;
}

interface DeleteChosenProps extends Deletion {
  t: Translate;
  /** From `paths.api`: takes `{ids}`. */
  path: string;
  guarded?: boolean | undefined;
}

/** Its dialog. */
export const DELETE_CHOSEN = 'bulk-delete';

/** Asks before the ticked rows are deleted, and says how many they are. */
export function DeleteChosen(props: DeleteChosenProps) {
  const { t, path, title, consequences, toast, guarded } = props;
  const submit = t('dashboard:bulk.delete_chosen');
  return (
    <ConfirmDialog
      t={t}
      id={DELETE_CHOSEN}
      title={<Trans text={title} parts={{ count: countOf }} />}
      consequences={consequences}
      submit={submit}
      danger
    >
      <ActionForm
        t={t}
        id={`${DELETE_CHOSEN}-form`}
        method="DELETE"
        path={path}
        success="reload"
        toast={toast}
      >
        <RefusedRows t={t} act={submit} />
        <ChosenRows t={t} guarded={guarded} />
      </ActionForm>
    </ConfirmDialog>
  );
}

const countOf = (none: string) => <span data-selected-count="">{none}</span>;
