import { formatCount } from '../../server/shared/format.ts';
import { fitting as boats } from '../../views/locales/tr/boats.json';
import { unreachable } from '../../views/locales/tr/common.json';
import { fitting as villas } from '../../views/locales/tr/listing.json';
import { ChoiceTimer } from '../choice-timer.ts';
import { fill } from '../fill.ts';
import { fetchInTime } from '../patience.ts';
import type { Behaviour } from './behaviours.ts';
import { toast } from './toasts.ts';

const timers = new WeakMap<HTMLFormElement, ChoiceTimer>();

/**
 * Sends a form by itself when a choice in it changes: a select with `data-autosubmit`, any field of a
 * form with `data-filter-form`; several quick changes are one. In the phone's sheet nothing is sent
 * before it is asked for: there the button says what it would find.
 */
export const apply: Behaviour = (element) => {
  const form = element instanceof HTMLFormElement ? element : (element as HTMLInputElement).form;
  if (!form) return;
  const timer = timers.get(form) ?? begin(form);
  const inSheet = form.closest('dialog[open], :popover-open');
  timer.choose(inSheet ? () => showFound(form, timer) : () => send(form));
};

function begin(form: HTMLFormElement): ChoiceTimer {
  const timer = new ChoiceTimer(form);
  timers.set(form, timer);
  resetOnReturn(form, timer);
  return timer;
}

/**
 * Without a line the page would give way to the browser's own error: the list stays, and its form goes on
 * saying what is shown.
 */
function send(form: HTMLFormElement): void {
  if (navigator.onLine) form.requestSubmit();
  else {
    form.reset();
    toast(unreachable, 'bad');
  }
}

/**
 * A page that a browser kept as it was left comes back with choices that are not those of its list, and
 * with a button that counts what they would have found.
 */
function resetOnReturn(form: HTMLFormElement, timer: ChoiceTimer): void {
  const words = wordsOf(form);
  const asRendered = words?.textContent ?? '';
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    timer.forget();
    form.reset();
    words?.replaceChildren(asRendered);
  });
}

/** What the sheet's button says. */
const wordsOf = (form: HTMLFormElement) => form.querySelector('.foot [type=submit] > *');

/** Of what the button has no answer for, it says nothing new. */
async function showFound(form: HTMLFormElement, timer: ChoiceTimer): Promise<void> {
  const button = wordsOf(form);
  const { count, filterForm } = form.dataset;
  if (!button || !count) return;
  const { latest } = timer;
  const response = await fetchInTime(addressOf(form, count)).catch(() => null);
  if (!response?.ok) return;
  const { total } = (await response.json()) as { total: number };
  // Meanwhile something else may have been chosen.
  if (latest !== timer.latest) return;
  const { some, none } = filterForm === 'boat' ? boats : villas;
  const words = total ? fill(some, { count: formatCount(total) }) : none;
  button.replaceChildren(words);
}

function addressOf(form: HTMLFormElement, count: string): URL {
  const address = new URL(count, location.href);
  // Which way the list is looked at is no condition.
  for (const [name, value] of new FormData(form))
    if (value && name !== 'view') address.searchParams.append(name, String(value));
  return address;
}
