const changed = new Set<HTMLFormElement>();

/** Asks before a page with typed but unsaved changes is left. A closed dialog's are given up. */
export function guardChanges(): void {
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (!form?.dataset.api) return;
    // A draft is kept anyway, while its tab is.
    if (form.dataset.draft === undefined || form.dataset.guarded !== undefined) changed.add(form);
    markChanged(form);
  });
  document.addEventListener('reset', ({ target }) => forgetChanges(target as HTMLFormElement));
  addEventListener('beforeunload', (event) => {
    if ([...changed].some((form) => !form.closest('dialog:not([open])'))) event.preventDefault();
  });
}

export function markChanged(form: HTMLFormElement): void {
  form.dataset.changed = '';
  countChanges(form);
}

/** Something is typed on this page that is not saved. */
export const hasChanges = (): boolean => document.querySelector('form[data-changed]') !== null;

/** Rows that came or went are no fields that were typed into: with none of those it only says so. */
function countChanges(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-unsaved]');
  if (!place) return;
  const { unsaved = '', unsavedSome = '' } = place.dataset;
  const names = [...form.elements].filter(differs).map((field) => (field as HTMLInputElement).name);
  const changed = new Set(names).size;
  place.textContent = changed ? unsaved.replace('{{changed}}', String(changed)) : unsavedSome;
}

/** What this page shows of its row is not what is kept of it. */
export const hasUnsavedText = (): boolean =>
  document.querySelector('form[data-guarded][data-changed]') !== null;

/** It shows another value than it came with. */
export function differs(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(0, preset);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Nobody is asked about it: what is typed in it is kept. */
export const letGo = (form: HTMLFormElement): boolean => changed.delete(form);

export function forgetChanges(form: HTMLFormElement): void {
  letGo(form);
  delete form.dataset.changed;
}
