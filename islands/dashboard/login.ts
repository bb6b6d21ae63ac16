import { paths } from '../../server/shared/paths.ts';
import type { Role } from '../../server/shared/roles.ts';
import { type Answer, send } from './api.ts';
import { showBusy } from './busy.ts';
import { clearErrors, showErrors } from './errors.ts';
import { decodeToken, storeSession } from './session.ts';
import { showSpinner } from './spinner.ts';
import { carryToast, showToast } from './toast.ts';

/** The content of a login's answer. */
interface LoggedIn {
  accessToken: string;
  user: {
    role: Role;
    UserDetail: { firstName: string; lastName: string };
  };
}

/** The login form: keeps the token, then goes where it was asked for. */
export function signInByForm(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-login]')) return;
    event.preventDefault();
    const done = showBusy(form, event.submitter);
    if (!done) return;
    const answer = await send('POST', paths.api.login(), credentialsOf(form));
    done();
    if (answer.ok) enter(form, answer.content as LoggedIn);
    else if (answer.code !== 'totp_required' || !openSecondStep(form)) refuse(form, answer);
  });
}

/** What was typed; a code that was not is not sent. */
function credentialsOf(form: HTMLFormElement) {
  const { email, password, totp, recovery_code } = Object.fromEntries(new FormData(form));
  return {
    email,
    password,
    totp: totp || undefined,
    recovery_code: recovery_code || undefined,
  };
}

/** Asks for the code beside what was typed so far; false when that is asked for already. */
function openSecondStep(form: HTMLFormElement): boolean {
  const step = form.querySelector<HTMLElement>('[data-second-step="closed"]');
  if (!step) return false;
  step.dataset.secondStep = 'open';
  clearErrors(form);
  step.querySelector('input')?.focus();
  return true;
}

function enter(form: HTMLFormElement, { accessToken, user }: LoggedIn): void {
  const { succeeded = '', unreadable = '' } = form.dataset;
  try {
    const { firstName, lastName } = user.UserDetail;
    storeSession({
      ...decodeToken(accessToken),
      token: accessToken,
      user_role: user.role,
      user_name: `${firstName} ${lastName}`,
    });
  } catch {
    showToast(unreadable, 'bad');
    return;
  }
  showToast(succeeded);
  carryToast(succeeded);
  showSpinner();
  location.assign(new FormData(form).get('next') as string);
}

/** The wait of a lockout is worth reading for longer than a toast lives. */
function refuse(form: HTMLFormElement, answer: Answer): void {
  const { failed = '', offline = '' } = form.dataset;
  const content = String(answer.content ?? offline);
  showToast(failed.replace('{{content}}', content), 'bad');
  showErrors(form, { ...answer, content });
}
