import { unreachable } from '../../views/locales/tr/common.json';
import { leaveTyped } from './leave-typed.ts';
import { toast } from './toasts.ts';

/**
 * What is typed into a form outlives a line that breaks. Where the browser knows that there is none,
 * nothing is sent and the page stays. Else the page may give way to the browser's own error, which takes
 * the place of a page that has the form's address: so this one has another by then, and what was typed is
 * left with it (typed.ts).
 */
export function keepUnsent(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    if (form.ariaBusy) return;
    if (navigator.onLine) return leave(form);
    event.preventDefault();
    toast(unreachable, 'bad');
  });
  // A page that was kept as it stood when its form was sent.
  addEventListener('pageshow', async ({ persisted }) => {
    if (persisted && history.state?.typed) (await import('./sent-before.ts')).tellSentBefore();
  });
}

/** A form that names no address is sent to the one its page had. */
function leave(form: HTMLFormElement): void {
  form.action = form.action.replace(/#$/, '');
  leaveTyped(form, `${form.dataset.answer ?? ''}#`);
}
