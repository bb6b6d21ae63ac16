import { type Answer, call } from './api.ts';
import { loginLink } from './errors.ts';
import { leaveFocus } from './focus.ts';
import { showSpinner } from './spinner.ts';

/** In milliseconds: several moves made one after the other are one call. */
const REST = 400;

interface Order {
  /** As the page shows it. */
  shown: () => number[];
  stored: () => number[];
  /** Shows another one. */
  show: (ids: number[]) => void;
  /** Takes one for what is stored now. */
  store: (ids: number[]) => void;
  /** An item is under way, and its end will be another order. */
  isMoving: () => boolean;
}

/**
 * Keeps the order of a `SortForm` (views/components/dashboard/order.tsx) stored as it is moved: gives the
 * function that is to be called after each move. One call is under way at a time, and the newest order
 * wins. After a refusal the stored order is shown again, with the reason and a way to try once more.
 * What a dialog orders is shown by the page around it, too, which is loaded again after that closes.
 */
export function keepOrder(form: HTMLFormElement, order: Order): () => void {
  const dialog = form.closest('dialog');
  let rest = 0;
  let isSending = false;
  let isPageOld = false;

  const save = async () => {
    clearTimeout(rest);
    if (isSending) return;
    const ids = order.shown();
    if (isSame(ids, order.stored())) return settle();
    isSending = true;
    form.dataset.sort = 'saving';
    const answer = await send(form, changedPart(ids, order.stored()));
    isSending = false;
    if (answer.ok) order.store(ids);
    isPageOld ||= answer.ok;
    if (order.isMoving()) return;
    if (!isSame(order.shown(), ids)) return save();
    if (answer.ok) tellSaved(form);
    else refuse(answer, ids);
    settle();
  };

  const settle = () => {
    if (form.dataset.sort === 'saving') delete form.dataset.sort;
    if (dialog && !dialog.open && isPageOld) loadAgain();
  };

  const refuse = (answer: Answer, ids: number[]) => {
    order.show(order.stored());
    delete form.dataset.sort;
    tellRefused(form, answer, () => {
      order.show(ids);
      void save();
    });
    if (dialog && !dialog.open) dialog.showModal();
  };

  dialog?.addEventListener('close', () => void save());
  return () => {
    clearTimeout(rest);
    partOf(form, '[data-sort-refused]').hidden = true;
    if (!isSending && isSame(order.shown(), order.stored())) return settle();
    form.dataset.sort = 'saving';
    rest = window.setTimeout(save, REST);
  };
}

function send({ dataset: { api = '' } }: HTMLFormElement, ids: number[]): Promise<Answer> {
  const [method = '', address = ''] = api.split(' ');
  return call(method, address, { ids });
}

/**
 * From the first to the last item that stands elsewhere now, which change places among themselves: what a
 * colleague ordered beside them meanwhile stays.
 */
function changedPart(ids: number[], stored: number[]): number[] {
  const isOther = (id: number, at: number) => id !== stored[at];
  const isSameSet = ids.length === stored.length && ids.every((id) => stored.includes(id));
  return isSameSet ? ids.slice(ids.findIndex(isOther), ids.findLastIndex(isOther) + 1) : ids;
}

const isSame = (one: number[], other: number[]) => String(one) === String(other);

const partOf = (form: HTMLFormElement, mark: string) => form.querySelector(mark) as HTMLElement;

function tellSaved(form: HTMLFormElement): void {
  const status = partOf(form, '[data-sort-status]');
  status.textContent = status.dataset.sortSaved ?? '';
  form.dataset.sort = 'saved';
}

function tellRefused(form: HTMLFormElement, answer: Answer, tryAgain: () => void): void {
  const { content, code, fields = {} } = answer;
  const bar = partOf(form, '[data-sort-refused]');
  const reason = partOf(form, '[data-sort-reason]');
  const [sentence] = Object.values(fields);
  reason.replaceChildren(String(sentence ?? content ?? reason.dataset.offline ?? ''));
  if (code === 'sign_in_required') reason.append(loginLink());
  partOf(form, '[data-sort-status]').textContent = '';
  bar.hidden = false;
  partOf(form, '[data-sort-again]').onclick = () => {
    bar.hidden = true;
    tryAgain();
  };
}

function loadAgain(): void {
  leaveFocus();
  showSpinner();
  location.reload();
}
