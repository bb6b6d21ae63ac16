/** Puts the row into a dialog that many rows share, just before its button opens it. */
export function fillDialogs(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]');
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!button || !(dialog instanceof HTMLDialogElement)) return;
      if (button.dataset.fill) fill(dialog, JSON.parse(button.dataset.fill));
      if (!('command' in HTMLButtonElement.prototype)) obey(dialog, button);
    },
    true,
  );
}

function fill(dialog: HTMLDialogElement, row: Record<string, string | number | boolean>): void {
  for (const form of dialog.querySelectorAll<HTMLFormElement>('[data-api-template]'))
    form.dataset.api = form.dataset.apiTemplate
      ?.replace('{id}', String(row.id))
      .replace('{version}', String(row.version));
  for (const place of dialog.querySelectorAll<HTMLElement>('[data-fill-text]'))
    place.textContent = String(row[place.dataset.fillText ?? ''] ?? '');
  for (const control of dialog.querySelectorAll<HTMLInputElement>('[data-fill-value]'))
    if (control.type === 'checkbox')
      control.checked = row[control.dataset.fillValue ?? ''] === true;
    else control.value = String(row[control.dataset.fillValue ?? ''] ?? '');
  for (const image of dialog.querySelectorAll<HTMLImageElement>('[data-fill-src]'))
    image.src = String(row[image.dataset.fillSrc ?? ''] ?? '');
}

/** Browsers that know no invoker commands yet. */
function obey(dialog: HTMLDialogElement, button: HTMLButtonElement): void {
  if (button.getAttribute('command') === 'show-modal') dialog.showModal();
  else dialog.close();
}
