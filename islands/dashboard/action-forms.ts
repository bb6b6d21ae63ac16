import { picture_missing } from '../../views/locales/tr/dashboard.json';
import { type Answer, call } from './api.ts';
import { picturesCame } from './arrivals.ts';
import { showBusy } from './busy.ts';
import { clearErrors, showErrors } from './errors.ts';
import { readFields } from './fields.ts';
import { showSpinner } from './spinner.ts';
import { carryToast, showToast } from './toast.ts';
import { forgetChanges, hasUnsavedText } from './unsaved.ts';

/** Sends forms with `data-api="PATCH /v1/…"` as JSON, and shows what came of it. */
export function sendActionForms(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    const { api } = form.dataset;
    if (!api) return;
    event.preventDefault();
    if (isAheadOfSaving(form)) return;
    const done = showBusy(form, event.submitter);
    if (!done) return;
    clearErrors(form);
    const pictures = picturesCame(form);
    if (pictures && !(await pictures)) {
      done();
      return showErrors(form, { ok: false, status: 0, content: picture_missing });
    }
    const [method = '', address = ''] = api.split(' ');
    const answer = await call(method, address, readFields(form, event.submitter), keyOf(form));
    done();
    if (form.dataset.api !== api) tellOfOther(form, answer);
    else if (answer.ok) finish(form, answer);
    else await refuse(form, answer);
  });
}

/** What acts on the kept row would act on another than the one that is seen. */
function isAheadOfSaving(form: HTMLFormElement): boolean {
  const { needsSaved } = form.dataset;
  if (!needsSaved || !hasUnsavedText()) return false;
  showErrors(form, { ok: false, status: 0, content: needsSaved });
  return true;
}

/** A dialog of many rows was left and opened for another one meanwhile: that stays as it is. */
function tellOfOther(form: HTMLFormElement, { ok, content }: Answer): void {
  if (ok) tellSaved(form, content);
  const text = ok ? toastOf(form, content) : String(content ?? '');
  if (text) void showToast(text, ok ? undefined : 'bad');
}

/** Some refusals show more than a sentence, where the form has a place for it. */
async function refuse(form: HTMLFormElement, answer: Answer): Promise<void> {
  const { code = '' } = answer;
  if (code === 'stale' && form.querySelector('[data-stale]'))
    (await import('./stale.ts')).showStale(form, answer);
  else if (code === 'seasons_overlap' && form.querySelector('[data-overlaps]'))
    (await import('./season-split.ts')).showOverlaps(form, answer);
  else {
    if (code === 'total_changed') await (await import('./repriced.ts')).showNewPrices(form);
    if (DONE_MEANWHILE.has(code)) await (await import('./renewed.ts')).renewParts('data-seen');
    const isBehind = BEHIND.has(code);
    const since = isBehind ? await import('./since.ts') : null;
    showErrors(form, since?.ofGone(form, answer) ?? answer);
    void since?.tellSince(form);
    if (form.querySelector('[data-refused]'))
      (await import('./refused.ts')).showRefused(form, answer);
  }
}

/** Somebody did the same meanwhile: who does it again after that has seen it. */
const DONE_MEANWHILE: ReadonlySet<string> = new Set(['mail_sent', 'money_written']);

/** Refusals by which the page shows something that is so no more. */
const BEHIND: ReadonlySet<string> = new Set([
  'stale',
  'not_found',
  'already_decided',
  'already_answered',
  'request_answered',
  'conflict_decided',
  'feed_gone',
  'offer_closed',
  'offer_over',
  'move_not_allowed',
]);

/** One sending is one act, however often its answer is lost on the way. */
function keyOf(form: HTMLFormElement): string | undefined {
  if (!('once' in form.dataset)) return undefined;
  form.dataset.once ||= [...crypto.getRandomValues(new Uint32Array(4))].join('-');
  return form.dataset.once;
}

function finish(form: HTMLFormElement, { content }: Answer): void {
  const { success = 'reload', undo } = form.dataset;
  const toast = toastOf(form, content);
  forgetChanges(form);
  form.dataset.sent = '';
  tellSaved(form, content);
  if (success === 'close') {
    form.closest('dialog')?.close();
    if (toast) showToast(toast);
    return;
  }
  // What can be taken back is told by the bar that offers it, where a toast would lie over its button.
  if (!undo) carryToast(toast);
  showSpinner();
  if (success === 'reload') location.reload();
  else location.assign(success.replace('{id}', String((content as { id?: number })?.id ?? '')));
}

function tellSaved(form: HTMLFormElement, detail: Answer['content']): void {
  // Whoever comes back to this page, or to this row, and sends it once more does something else.
  if (form.dataset.once) form.dataset.once = '';
  form.dispatchEvent(new CustomEvent('saved', { bubbles: true, detail }));
}

/** What an answer tells beside that it is done may be what has to be read. */
function toastOf({ dataset: { toast = '', warnings } }: HTMLFormElement, content: unknown): string {
  const told = Object.entries<string>(JSON.parse(warnings ?? '{}')).find(
    ([name]) => (content as Record<string, unknown[]> | undefined)?.[name]?.length,
  );
  return told?.[1] ?? toast;
}
