import type { Behaviour } from './behaviours.ts';

const DEBOUNCE = 250;
const timers = new WeakMap<HTMLFormElement, number>();

/**
 * Sends a form by itself when a choice in it changes: a select with `data-autosubmit`, any field of a
 * form with `data-filter-form`; several quick changes are one.
 */
export const apply: Behaviour = (element) => {
  const form = element instanceof HTMLFormElement ? element : (element as HTMLInputElement).form;
  if (!form || form.closest('dialog[open], :popover-open')) return;
  clearTimeout(timers.get(form));
  timers.set(
    form,
    window.setTimeout(() => form.requestSubmit(), DEBOUNCE),
  );
};
