import type { Translate } from '../../../server/i18n.ts';
import type { SavedViewAnswer } from '../../../server/schemas/answers/saved-views.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { ActionForm } from './action-form.tsx';
import { DialogButton } from './asking-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Column } from './data-table.tsx';
import { FormTick } from './form-fields.tsx';

/** A list by the name its choices are kept under, and who looks at it. */
export interface ChosenColumns {
  list: SavedViewAnswer['list'];
  shell: Pick<DashboardShell, 'hidden_columns'>;
}

type Named = Pick<Column<never>, 'key' | 'label' | 'slot' | 'always' | 'silent' | 'head'>;

/** Not the row's own link, nor what rows are ticked, moved or acted on by. */
const isOptional = ({ slot, always, silent, head }: Named) =>
  slot !== 'a1' && !always && !silent && !head;

const isHidden = ({ list, shell }: ChosenColumns, column: Named) =>
  isOptional(column) && (shell.hidden_columns[list]?.includes(column.key) ?? false);

/** Those of a list's columns that somebody wants to see. */
export const shownColumns = <Each extends Named>(
  columns: Each[],
  choice?: ChosenColumns,
): Each[] => (choice ? columns.filter((column) => !isHidden(choice, column)) : columns);

interface ColumnChoiceProps {
  t: Translate;
  choice: ChosenColumns;
  columns: readonly Named[];
}

/** Lets somebody leave out columns of a list, for themselves and until they want them back. */
export function ColumnChoice({ t, choice, columns }: ColumnChoiceProps) {
  return (
    <>
      <DialogButton opens="columns" kind="quiet" small icon="sliders-horizontal">
        {t('dashboard:columns.open')}
      </DialogButton>
      <ConfirmDialog
        t={t}
        id="columns"
        title={t('dashboard:columns.title')}
        consequences={[t('dashboard:columns.text')]}
        submit={t('common:save')}
      >
        <ActionForm
          t={t}
          id="columns-form"
          method="PUT"
          path={paths.api.columns()}
          success="reload"
          toast={t('dashboard:columns.kept')}
        >
          <input type="hidden" name="list" value={choice.list} />
          <div className="fields">
            {columns.filter(isOptional).map((column) => (
              <FormTick
                key={column.key}
                t={t}
                scope="columns"
                name={`shown.${column.key}`}
                label={column.label}
                defaultChecked={!isHidden(choice, column)}
              />
            ))}
          </div>
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
