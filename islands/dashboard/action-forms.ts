import { type Answer, call } from './api.ts';
import { showBusy } from './busy.ts';
import { clearErrors, showErrors } from './errors.ts';
import { readFields } from './fields.ts';
import { showSpinner } from './spinner.ts';
import { carryToast, showToast } from './toast.ts';
import { forgetChanges } from './unsaved.ts';

/** Sends forms with `data-api="PATCH /v1/…"` as JSON, and shows what came of it. */
export function sendActionForms(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const { api } = form.dataset;
    if (!api) return;
    event.preventDefault();
    const done = showBusy(form, event.submitter);
    if (!done) return;
    clearErrors(form);
    const [method = '', address = ''] = api.split(' ');
    const answer = await call(method, address, readFields(form, event.submitter));
    done();
    if (answer.ok) finish(form, answer);
    else if (answer.code === 'stale' && form.querySelector('[data-stale]'))
      (await import('./stale.ts')).showStale(form, answer);
    else showErrors(form, answer);
  });
}

function finish(form: HTMLFormElement, { content }: Answer): void {
  const { success = 'reload', toast = '' } = form.dataset;
  forgetChanges(form);
  if (success === 'close') {
    form.closest('dialog')?.close();
    showToast(toast);
    return;
  }
  carryToast(toast);
  showSpinner();
  if (success === 'reload') location.reload();
  else location.assign(success.replace('{id}', String((content as { id?: number })?.id ?? '')));
}
