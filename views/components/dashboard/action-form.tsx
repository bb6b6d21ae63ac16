/**
 * Contract between the dashboard's markup and the behaviours that call the API.
 *
 * A form with `data-api="PATCH /v1/admin/reservations/12"` is sent as JSON with the bearer token:
 * - every enabled `[name]` control becomes a field; the clicked submit button's name and value too;
 * - `data-type` says how the text is read: `int`, `kurus` ("12.500,50" lira → kuruş), `bool` (a tick
 *   box), `json`, `list` (words parted by commas), `line` (empty is null), `instant` (a `datetime-local` on Istanbul's clock → ISO with
 *   offset), `ints` (tick boxes of one name → their numbers; `data-nullable`: none ticked is null);
 *   `rate` ("55,90" → the text "55.90"); else text;
 * - `data-draft="<name>"`: what is typed is kept in this tab until the form is sent, over reloads and
 *   links; a control whose place changes has a `data-draft-key`; with `data-guarded` the page asks
 *   before it is left all the same, and `[data-draft-note]` says what came back;
 * - `data-once`: sent with an `Idempotency-Key` of its own, so that a lost answer does nothing twice;
 * - a control with `data-optional` that is empty is left out;
 * - `data-success`: `reload`, `close` (the dialog around it), or a path to go to;
 * - `data-needs-saved`: it is not sent while a guarded form of the page is unsaved, and says this sentence;
 * - `data-toast`: the toast after success (top right, 5000 ms; it survives the reload);
 * - `data-warnings` holds JSON `{"conflicts": "text"}`: that toast where the answer's list of that name has rows;
 * - who sent it by keys finds the focus again on the page that comes next (islands/dashboard/focus.ts);
 * - `data-undo` holds an `Undoing`: after the reload an `UndoBar` of the page offers to take it back;
 * - `data-busy` on the submit button: its words while the call runs, with `aria-busy="true"`;
 * - on 422 the sentence of `fields.<name>` goes into `[data-error-for="<name>"]`, the control gets
 *   `aria-invalid`, and `[data-errors]` is shown as the summary and focused; on any other failure
 *   `content` and the request id stand in `[data-errors]`; what was typed stays;
 * - on 401 and 403 the page stays with what was typed; the summary leads to the login in another tab
 *   (a reading clears the stored session and goes to the login);
 * - but on 403 `reauth` the layout's dialog asks for the password, and the call is made once more;
 * - on 409 `stale` a `[data-stale]` inside (stale-note.tsx) shows what somebody else changed; a control
 *   whose shown value is not the stored one has the latter in `data-stored`;
 *   without that place, and where the row is gone or decided, the steps since the page came stand in the summary;
 *   who did it is read from the page's own timeline, or from where `data-log` leads;
 * - on 409 `total_changed` the `[data-priced="<part>"]` parts are taken from the page as it is now;
 * - on 409 `mail_sent` the `[data-seen="<part>"]` parts are, with the mail that is known of from then on;
 * - a field that was changed and left is judged at once by the call's own rules, without being sent to it;
 * - while something typed is unsaved the form has `data-changed`;
 * - after success it sends itself the event `saved`, whose `detail` is the answer's content;
 * - without the script it goes nowhere.
 *
 * A button pressed or a control changed before its part of the script has come waits for it
 * (islands/dashboard/early-acts.ts).
 *
 * Elsewhere in the dashboard:
 * - `[data-select]` ticks and their `[data-selection]` bar: bulk.tsx;
 * - `button[data-download]` saves a file of the API, asked for by POST where it has a `data-body`; `input[data-iban]` is checked while it is typed;
 * - `[data-token-state="loading"]` in the top bar becomes `ready` once a stored, unexpired token exists;
 * - `form[data-login]` is `POST /v1/auth/login`: stores the session, then goes to its `next`; asked for the
 *   code of a second step, it opens its `[data-second-step]`;
 * - `form[data-logout]` clears the stored session before it posts;
 * - `[data-show-password="<id>"]` toggles that input's type and its own `aria-pressed`;
 * - `button[commandfor]` opens its `<dialog>` by itself; old browsers need `showModal()` from it;
 * - `button[data-fill]` holds JSON `{"id": 12, "name": "K7M2-Q4XH9T"}`: before its dialog opens,
 *   `{id}` in the dialog's `data-api-template` becomes `data-api`, and `[data-fill-text="name"]`
 *   takes that text, `[data-fill-value]` that value (a tick box: ticked where it is true), `[data-fill-src]` that picture;
 * - `button[data-put]` holds JSON `{"field": "text"}` and writes these texts into its form's fields;
 * - `button[data-print]` prints; `[data-spinner-screen]` and `[data-progress]` are shown while the
 *   whole page waits; `form.filters` may submit itself on change after 250 ms.
 */
import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';
import type { Undoing } from './undo-bar.tsx';

interface ActionFormProps {
  t: Translate;
  id?: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From `paths.api`; with `{id}` in it when `template` is set. */
  path: string;
  template?: boolean;
  success: 'reload' | 'close' | (string & {});
  toast: string;
  /** The toast instead, by the list of the answer that has rows then. */
  warnings?: Record<string, string>;
  className?: string;
  /** Names what is kept of it in this tab until it is sent. */
  draft?: string;
  /** What is kept is asked about before the page is left, and told when it comes back. */
  guarded?: boolean;
  /** Carries a key, so that sending it again is not doing it again. */
  once?: boolean;
  /** Why it is not sent while what the page shows is not saved. */
  needsSaved?: string;
  /** Where it is told what was done to its row, when the page itself does not tell: `paths.dashboard.audit`. */
  log?: string;
  /** How what it did is taken back, on the page that comes next. */
  undo?: Undoing;
  children: ReactNode;
}

/** A form the general form behaviour sends to the API. Writing needs JavaScript, and the form says so. */
export function ActionForm(props: ActionFormProps) {
  const { t, id, method, path, template, success, toast, className } = props;
  const { draft, guarded, once, needsSaved, log, undo, warnings, children } = props;
  const call = `${method} ${path}`;
  return (
    <form
      id={id}
      className={className}
      data-api={template ? undefined : call}
      data-api-template={template ? call : undefined}
      data-success={success}
      data-toast={toast}
      data-warnings={warnings && JSON.stringify(warnings)}
      data-draft={draft}
      data-guarded={guarded ? '' : undefined}
      data-once={once ? '' : undefined}
      data-needs-saved={needsSaved}
      data-log={log}
      data-undo={undo && JSON.stringify(undo)}
      // As a GET it would lose what was typed, and put it, passwords too, into an address.
      method="dialog"
      noValidate
    >
      <div
        className="form-errors"
        data-errors=""
        data-title={t('booking:error_prefix', { title: '{{title}}' })}
        data-offline={t('common:unreachable')}
        data-request={t('layout:error_page.request_id', { id: '{{id}}' })}
        role="alert"
        tabIndex={-1}
        hidden
      />
      <NeedsScript t={t} />
      {guarded && <DraftNote t={t} />}
      {children}
    </form>
  );
}

export const NeedsScript = ({ t }: Pick<ActionFormProps, 't'>) => (
  <noscript>
    <p className="note warn">
      <Icon name="circle-alert" />
      {t('dashboard:needs_script')}
    </p>
  </noscript>
);

function DraftNote({ t }: Pick<ActionFormProps, 't'>) {
  return (
    <div className="note" data-draft-note="" role="status" hidden>
      <Icon name="rotate-cw" />
      <div className="row wrapping">
        <p>{t('dashboard:draft.restored')}</p>
        <button type="button" className="button outline small" data-draft-drop="">
          {t('dashboard:draft.drop')}
        </button>
      </div>
    </div>
  );
}

/** The place of a field's error sentence; empty until the server or the blur check has one. */
export function FieldError({ name, id }: { name: string; id: string }) {
  return <span className="error" id={id} data-error-for={name} />;
}
