interface Row {
  id: number;
  name: string;
}

/**
 * Names in a dialog for several rows which of them were refused, each leading to its page, and offers
 * to go on without them; none was switched.
 */
export function showRefused(form: HTMLFormElement, refused: Row[]): void {
  const place = form.querySelector<HTMLElement>('[data-refused]');
  const button = place?.querySelector<HTMLButtonElement>('[data-refused-rest]');
  const input = form.elements.namedItem('ids');
  if (!place || !button || !(input instanceof HTMLInputElement)) return;
  place.querySelector('ul')?.replaceChildren(...refused.map(lineOf));
  place.hidden = false;
  const ids: number[] = JSON.parse(input.value);
  const rest = ids.filter((id) => refused.every((row) => row.id !== id));
  button.type = 'submit';
  button.hidden = rest.length === 0;
  button.textContent = (button.dataset.refusedRest ?? '').replace('{{count}}', String(rest.length));
  button.onclick = () => {
    input.value = JSON.stringify(rest);
  };
}

/** The row's own link leads to what it lacks; a row of another page of the list has none here. */
function lineOf({ id, name }: Row): HTMLElement {
  const row = document.querySelector(`[data-select][value="${id}"]`)?.closest('tr');
  const href = row?.querySelector<HTMLAnchorElement>('.row-link')?.href;
  const link = document.createElement(href ? 'a' : 'span');
  if (link instanceof HTMLAnchorElement && href) link.href = href;
  link.textContent = name;
  const item = document.createElement('li');
  item.className = 'down';
  item.append(link);
  return item;
}
