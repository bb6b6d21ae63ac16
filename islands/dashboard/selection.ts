/**
 * Rows ticked in a list (`[data-select]`, the whole page by `[data-select-all]`): while there are some,
 * the `[data-selection]` bar shows, and its dialogs know their ids, names and number.
 */
export function keepSelection(): void {
  if (!document.querySelector('[data-selection]')) return;
  document.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    if ('selectAll' in box.dataset) for (const each of boxes()) each.checked = box.checked;
    else if (!('select' in box.dataset)) return;
    showSelection();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-select-none]')) return;
    for (const each of boxes()) each.checked = false;
    showSelection();
  });
  // Browsers keep ticks over a reload.
  addEventListener('pageshow', showSelection);
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-select]')];

/** Shows how many are ticked, after ticks or rows have come or gone. */
export function showSelection(): void {
  const all = boxes();
  const chosen = all.filter(({ checked }) => checked);
  for (const bar of document.querySelectorAll<HTMLElement>('[data-selection]'))
    bar.hidden = chosen.length === 0;
  const ids = JSON.stringify(chosen.map(({ value }) => Number(value)));
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-selected-ids]'))
    input.value = ids;
  write('[data-selected-count]', String(chosen.length));
  write('[data-selected-names]', chosen.map(({ dataset }) => dataset.name).join(', '));
  const whole = document.querySelector<HTMLInputElement>('[data-select-all]');
  if (!whole) return;
  whole.checked = chosen.length > 0 && chosen.length === all.length;
  whole.indeterminate = chosen.length > 0 && chosen.length < all.length;
}

function write(places: string, text: string): void {
  for (const place of document.querySelectorAll(places)) place.textContent = text;
}
