import { clearErrors } from './errors.ts';
import { restoreSession, storeSession } from './session.ts';

/** The question that is open: calls refused meanwhile wait for the same answer. */
let asked: Promise<boolean> | undefined;

/** Asks for the password in the dialog of every screen; false when whoever is there gives up. */
export function askPassword(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** The dialog's form goes to the API like any other and stays open until the password is right. */
async function ask(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('#proof');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return false;
  clearErrors(form);
  dialog.showModal();
  form.querySelector<HTMLInputElement>('[name=password]')?.focus();
  const proved = await new Promise<boolean>((resolve) => {
    form.addEventListener('saved', (event) => resolve(goOn(event as CustomEvent<Proved>)), {
      once: true,
    });
    dialog.addEventListener('close', () => resolve(false), { once: true });
  });
  form.reset();
  return proved;
}

interface Proved {
  accessToken: string;
}

/** The session has another id from now on, and its token with it. */
function goOn({ detail }: CustomEvent<Proved>): true {
  const session = restoreSession();
  if (session) storeSession({ ...session, token: detail.accessToken });
  return true;
}
