import { retry } from '../../views/locales/tr/common.json';
import { sort } from '../../views/locales/tr/dashboard.json';
import { type Answer, call } from './api.ts';
import { loginLink } from './errors.ts';
import { leaveFocus } from './focus.ts';
import { showSpinner } from './spinner.ts';
import { showToast } from './toast.ts';

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
  /** Takes items away that are gone. */
  drop: (ids: number[]) => void;
  /** An item is under way, and its end will be another order. */
  isMoving: () => boolean;
}

/**
 * Keeps the order of a `SortForm` (views/components/dashboard/order.tsx) stored as it is moved: gives the
 * function that is to be called after each move. One call is under way at a time, and the newest order
 * wins. After a refusal the stored order is shown again, with the reason and a way to try once more; where a
 * colleague moved the same items meanwhile, that is theirs. What a colleague deleted leaves the list.
 * What a dialog orders is shown by the page around it, too, which is loaded again after that closes.
 */
export function keepOrder(form: HTMLFormElement, order: Order): () => void {
  const dialog = form.closest('dialog');
  let rest = 0;
  let isSending = false;
  let isPageOld = false;

  const save = async (): Promise<void> => {
    clearTimeout(rest);
    if (isSending) return;
    const ids = order.shown();
    if (isSame(ids, order.stored())) return settle();
    isSending = true;
    form.dataset.sort = 'saving';
    const { answer, gone, isNews } = await send(form, changedPart(ids, order.stored()));
    isSending = false;
    if (answer.ok) order.store(ids);
    isPageOld ||= isNews;
    if (order.isMoving()) return;
    if (!isSame(order.shown(), ids)) return save();
    if (gone.length > 0) return dropGone(order, gone).then(save);
    if (answer.ok) tellSaved(form);
    else refuse(answer, ids);
    settle();
  };

  const settle = () => {
    if (form.dataset.sort === 'saving') delete form.dataset.sort;
    if (dialog && !dialog.open && isPageOld) loadAgain();
  };

  const refuse = (answer: Answer, ids: number[]) => {
    if (answer.order) order.store(asTheyStand(order.stored(), answer.order));
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

interface Moved {
  ids: number[];
  /** The same as they were stored. */
  seen?: number[];
}

interface Sent {
  answer: Answer;
  /** Those that the server has no more. */
  gone: number[];
  /** The page around shows another order than there is by now. */
  isNews: boolean;
}

async function send({ dataset: { api = '' } }: HTMLFormElement, moved: Moved): Promise<Sent> {
  const [method = '', address = ''] = api.split(' ');
  const answer = await call(method, address, moved);
  const gone = goneOf(answer, moved);
  return { answer, gone, isNews: answer.ok || gone.length > 0 || answer.order !== undefined };
}

/**
 * From the first to the last item that stands elsewhere now, which change places among themselves: what a
 * colleague ordered beside them meanwhile stays.
 */
function changedPart(ids: number[], stored: number[]): Moved {
  const isOther = (id: number, at: number) => id !== stored[at];
  const isSameSet = ids.length === stored.length && ids.every((id) => stored.includes(id));
  if (!isSameSet) return { ids };
  const [from, to] = [ids.findIndex(isOther), ids.findLastIndex(isOther) + 1];
  return { ids: ids.slice(from, to), seen: stored.slice(from, to) };
}

/** Those that are gone are named by their places in the call. */
const goneOf = ({ fields = {} }: Answer, { ids }: Moved): number[] =>
  ids.filter((_id, at) => fields[`ids.${at}`] !== undefined);

function dropGone(order: Order, gone: number[]): Promise<void> {
  order.drop(gone);
  return showToast(sort.gone.replace('{{count}}', String(gone.length)));
}

/** The stored order with some of it as somebody else arranged it. */
function asTheyStand(stored: number[], now: number[]): number[] {
  const theirs = stored.filter((id) => now.includes(id)).map((_id, at) => now[at] as number);
  return stored.map((id) => (now.includes(id) ? (theirs.shift() ?? id) : id));
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
  const again = partOf(form, '[data-sort-again]');
  const isOvertaken = code === 'order_changed';
  const [sentence] = isOvertaken ? [sort.theirs] : Object.values(fields);
  reason.replaceChildren(String(sentence ?? content ?? reason.dataset.offline ?? ''));
  partOf(form, '[data-sort-lead]').textContent = isOvertaken ? sort.overtaken : sort.refused;
  again.textContent = isOvertaken ? sort.mine : retry;
  if (code === 'sign_in_required') reason.append(loginLink());
  partOf(form, '[data-sort-status]').textContent = '';
  bar.hidden = false;
  again.onclick = () => {
    bar.hidden = true;
    tryAgain();
  };
}

function loadAgain(): void {
  leaveFocus();
  showSpinner();
  location.reload();
}
