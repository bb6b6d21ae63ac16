import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';
import { WholeCodes } from './whole-codes.tsx';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: a button opens and closes its dialog without a script. */
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}

interface ConfirmDialogProps {
  t: Translate;
  id: string;
  /** Names the act and the object: "Kesinleştir: K7M2-Q4XH9T". */
  title: ReactNode;
  /** What will happen, one sentence each; a bare "are you sure" is never asked. */
  consequences: string[];
  /** The form `<id>-form` with its fields. */
  children: ReactNode;
  /** The words of the button that sends the form. */
  submit?: ReactNode;
  /** What is sent takes something away. */
  danger?: boolean;
  /** What the button says until there is an answer. */
  busy?: string;
  /** In `submit`'s place: a button of the form that is more than that. */
  buttons?: ReactNode;
  /** The words of the button that closes it, where nothing is given up by that. */
  leave?: string;
}

/** Asks before a change that cannot simply be undone, naming the object and the consequences. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t, id, title, consequences, children, buttons = <Submit {...props} /> } = props;
  const { leave = t('common:cancel') } = props;
  return (
    <dialog className="sheet confirm" id={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog opens at its question, not at its close button */}
        <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
          {typeof title === 'string' ? <WholeCodes>{title}</WholeCodes> : title}
        </h2>
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor={id}
          aria-label={t('dashboard:close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="body">
        {consequences.length > 0 && (
          <ul className="consequences">
            {consequences.map((consequence) => (
              <li key={consequence}>
                <Icon name="arrow-right" size="small" />
                {consequence}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <div className="foot">
        <button type="button" className="button quiet" command="close" commandfor={id}>
          {leave}
        </button>
        {buttons}
      </div>
    </dialog>
  );
}

function Submit({ t, id, submit, danger, busy = t('common:saving') }: ConfirmDialogProps) {
  return (
    <button
      type="submit"
      form={`${id}-form`}
      className={danger ? 'button danger' : 'button primary'}
      data-busy={busy}
    >
      {submit}
    </button>
  );
}
