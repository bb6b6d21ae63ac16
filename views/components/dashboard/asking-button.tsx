import type { ComponentProps } from 'react';

import { withQuery } from '../../../server/shared/paths/with-query.ts';
import { Button } from '../button.tsx';
import { ActionForm } from './action-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Undoing } from './undo-bar.tsx';

type DialogButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'command' | 'commandfor'> & {
  /** The dialog's id. */
  opens: string;
};

/** Opens a dialog; what the dialog does needs a script. */
export const DialogButton = ({ opens, className, ...button }: DialogButtonProps) => (
  <Button
    {...button}
    type="button"
    className={['needs-script no-print', className].filter(Boolean).join(' ')}
    command="show-modal"
    commandfor={opens}
  />
);

type AskingButtonProps = ComponentProps<typeof ConfirmDialog> &
  Pick<ComponentProps<typeof Button>, 'kind' | 'small' | 'icon'> & {
    /** The button's words, before and, without `submit`, inside the dialog. */
    label: string;
  };

/**
 * A button with the dialog that says what will happen; the dialog's form is `<id>-form`. What takes
 * something away is seen before it is asked for.
 */
export function AskingButton({ label, kind, small, icon, ...dialog }: AskingButtonProps) {
  return (
    <>
      <DialogButton opens={dialog.id} kind={dialog.danger ? 'danger' : kind} {...{ small, icon }}>
        {label}
      </DialogButton>
      <ConfirmDialog submit={label} {...dialog} />
    </>
  );
}

type DeleteButtonProps = Omit<
  AskingButtonProps,
  'id' | 'children' | 'submit' | 'danger' | 'kind'
> & {
  id?: string;
  /** From `paths.api`. */
  path: string;
  /** Of the row as the page shows it: one that somebody changed since then is not deleted unseen. */
  version?: number;
  success: string;
  toast: string;
  /** How it is made again; the page that comes next has an `UndoBar`. */
  undo?: Undoing;
  /** What is deleted, as it is known: a code, an account's number. */
  chosen?: string;
};

/** A row's delete button; the dialog says what goes with the row. */
export function DeleteButton(props: DeleteButtonProps) {
  const { id = 'delete', path, version, success, toast, chosen, undo, ...asking } = props;
  return (
    <AskingButton small {...asking} id={id} danger>
      <ActionForm
        t={asking.t}
        id={`${id}-form`}
        method="DELETE"
        path={withQuery(path, { version })}
        success={success}
        toast={toast}
        undo={undo}
      >
        {chosen && <p className="chosen">{chosen}</p>}
      </ActionForm>
    </AskingButton>
  );
}

type DeleteDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'children'> & {
  /** From `paths.api`, with `{id}`, and `{version}` where it takes one. */
  path: string;
  /** See `ActionForm`. */
  log?: string;
  toast: string;
  undo?: Undoing;
  /** What the rows' buttons call the row in `data-fill`. */
  named?: string;
};

/** Asks before one of a page's rows is deleted; the rows' buttons open it and say which. */
export const DeleteDialog = ({
  path,
  toast,
  log,
  undo,
  named = 'name',
  ...dialog
}: DeleteDialogProps) => (
  <ConfirmDialog danger {...dialog}>
    <ActionForm
      t={dialog.t}
      id={`${dialog.id}-form`}
      method="DELETE"
      path={path}
      template
      success="reload"
      toast={toast}
      log={log}
      undo={undo}
    >
      <p className="chosen" data-fill-text={named} />
    </ActionForm>
  </ConfirmDialog>
);
