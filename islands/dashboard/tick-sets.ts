/**
 * Many ticks in groups (`[data-tick-group]`): a search that leaves what fits (`[data-tick-search]`), a
 * button that ticks or unticks a whole group (`[data-tick-all]`), and how many are ticked
 * (`[data-ticked="<name>"]`).
 */
export function keepTickSets(): void {
  document.addEventListener('input', ({ target }) => {
    const control = target as HTMLInputElement;
    if ('tickSearch' in control.dataset) search(plain(control.value));
    else if (control.type === 'checkbox') count(control);
  });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    // Enter in a search is no wish to save.
    if (key === 'Enter' && (target as Element).matches('[data-tick-search]'))
      event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-tick-all]');
    if (button) toggle(ticksIn(button.closest('[data-tick-group]')));
  });
}

const ticksIn = (group: Element | null) => [
  ...(group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
];

const plain = (text: string) => text.trim().toLocaleLowerCase('tr');

function search(text: string): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-tick-group]')) {
    let fitting = 0;
    for (const label of group.querySelectorAll<HTMLElement>('label')) {
      label.hidden = !plain(label.textContent).includes(text);
      if (!label.hidden) fitting += 1;
    }
    group.hidden = fitting === 0;
  }
}

function toggle(ticks: HTMLInputElement[]): void {
  const shown = ticks.filter((tick) => tick.closest('label')?.hidden === false);
  const ticked = shown.every(({ checked }) => checked);
  for (const tick of shown) tick.checked = !ticked;
  shown[0]?.dispatchEvent(new Event('input', { bubbles: true }));
}

function count({ form, name }: HTMLInputElement): void {
  const place = form?.querySelector<HTMLElement>(`[data-ticked="${CSS.escape(name)}"]`);
  const ticked = form?.querySelectorAll(`[name="${CSS.escape(name)}"]:checked`).length ?? 0;
  if (place) place.textContent = String(ticked);
}
