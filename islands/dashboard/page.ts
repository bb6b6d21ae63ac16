const DEBOUNCE = 250;

let timer = 0;

/** Small comforts of every screen. */
export function keepPage(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-print]')) print();
    if (button?.matches('[data-show-password]')) togglePassword(button);
  });
  document.addEventListener('change', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    // In a phone's sheet the filters wait for their button.
    if (!form?.matches('form.filters') || form.querySelector('.filter-sheet:popover-open')) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => form.requestSubmit(), DEBOUNCE);
  });
  document.addEventListener('keydown', focusSearch);
}

function togglePassword(button: HTMLButtonElement): void {
  const input = document.getElementById(button.dataset.showPassword ?? '') as HTMLInputElement;
  const shown = input.type === 'text';
  input.type = shown ? 'password' : 'text';
  button.ariaPressed = String(!shown);
}

/** `/` or Ctrl-K, unless somebody is typing. */
function focusSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  const typing = (target as Element).matches('input,textarea,select,[contenteditable]');
  if (key === '/' ? typing : !(key === 'k' && (ctrlKey || metaKey))) return;
  const search = document.querySelector<HTMLInputElement>('.global-search input');
  if (!search) return;
  event.preventDefault();
  search.focus();
}
