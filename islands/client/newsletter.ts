import { paths } from '../../server/shared/paths.ts';
import { newsletter, sending } from '../../views/locales/tr/layout.json';
import { fetchInTime } from '../patience.ts';
import type { Behaviour } from './behaviours.ts';
import { toast } from './toasts.ts';

/**
 * Signs an address up without leaving the page. The input is emptied whatever comes of it; a second
 * press while the server is asked would be told that the address is known already.
 */
export const subscribe: Behaviour = async (form) => {
  const input = form.querySelector<HTMLInputElement>('[name=email]');
  const email = input?.value.trim();
  if (!input || !email || form.ariaBusy) return;
  const free = lock(form);
  const status = await post(email);
  free();
  input.value = '';
  const { done, known, failed } = newsletter;
  if (status === 201) toast(done);
  else if (status === 409) toast(known, 'info');
  else toast(failed, 'bad');
};

/** The form says that it is on its way, until it is told otherwise. */
function lock(form: HTMLElement): () => void {
  const button = form.querySelector('button');
  const words = button?.textContent ?? '';
  const show = (busy: string | null, text: string) => {
    form.ariaBusy = busy;
    button?.replaceChildren(text);
  };
  show('true', sending);
  return () => show(null, words);
}

/** The answer's status; 0 when there was none. */
async function post(email: string): Promise<number> {
  try {
    const { status } = await fetchInTime(paths.api.subscribe(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    return status;
  } catch {
    return 0;
  }
}
