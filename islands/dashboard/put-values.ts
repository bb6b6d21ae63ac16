/**
 * `button[data-put]`, and a choice of `select[data-puts]`, whose values are such texts: writes texts into
 * the fields of its form, as if somebody had typed them.
 */
export function putValues(): void {
  document.addEventListener('change', ({ target }) => {
    const select = target as HTMLSelectElement;
    if (select.form && 'puts' in select.dataset) put(select.form, select.value);
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-put]');
    if (!button?.form) return;
    put(button.form, button.dataset.put ?? '{}');
  });
}

function put(form: HTMLFormElement, json: string): void {
  const texts = JSON.parse(json) as Record<string, string>;
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!control || control.value === text) continue;
    control.value = text;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
