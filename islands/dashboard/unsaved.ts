const changed = new Set<HTMLFormElement>();

/** Asks before a page with typed but unsaved changes is left. A closed dialog's are given up. */
export function guardChanges(): void {
  document.addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.dataset.api) changed.add(form);
  });
  document.addEventListener('reset', ({ target }) => changed.delete(target as HTMLFormElement));
  addEventListener('beforeunload', (event) => {
    if ([...changed].some((form) => !form.closest('dialog:not([open])'))) event.preventDefault();
  });
}

export function forgetChanges(form: HTMLFormElement): void {
  changed.delete(form);
}
