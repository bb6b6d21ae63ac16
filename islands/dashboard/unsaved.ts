const changed = new Set<HTMLFormElement>();

/** Asks before a page with typed but unsaved changes is left. A closed dialog's are given up. */
export function guardChanges(): void {
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (!form?.dataset.api) return;
    // A draft is kept anyway.
    if (form.dataset.draft === undefined) changed.add(form);
    form.dataset.changed = '';
  });
  document.addEventListener('reset', ({ target }) => forgetChanges(target as HTMLFormElement));
  addEventListener('beforeunload', (event) => {
    if ([...changed].some((form) => !form.closest('dialog:not([open])'))) event.preventDefault();
  });
}

export function forgetChanges(form: HTMLFormElement): void {
  changed.delete(form);
  delete form.dataset.changed;
}
