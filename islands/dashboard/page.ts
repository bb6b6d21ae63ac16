import { ChoiceTimer } from '../choice-timer.ts';
import { letLettersWork, lettersWork } from './letter-keys.ts';

let timer: ChoiceTimer | undefined;

/** Small comforts of every screen. */
export function keepPage(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    openSearch(event);
    const button = (target as Element).closest('button');
    if (button?.matches('[data-print]')) print();
    if (button?.matches('[data-show-password]')) togglePassword(button);
    if (button?.matches('[data-show-keys]')) showKeys();
  });
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.matches('[data-letter-keys]')) letLettersWork(input.checked);
    const { form } = input;
    // In a phone's sheet the filters wait for their button.
    if (!form?.matches('form.filters') || form.querySelector('.filter-sheet:popover-open')) return;
    timer ??= new ChoiceTimer(form);
    timer.choose(() => form.requestSubmit());
  });
  document.addEventListener('keydown', obeyKeys);
}

function togglePassword(button: HTMLButtonElement): void {
  const input = document.getElementById(button.dataset.showPassword ?? '') as HTMLInputElement;
  const shown = input.type === 'text';
  input.type = shown ? 'password' : 'text';
  button.ariaPressed = String(!shown);
}

/** A click into the top bar's search, unless it shall open in a tab of its own. */
function openSearch(event: MouseEvent): void {
  const place = (event.target as Element).closest('[data-search]');
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void searchFor(place.querySelector('input')?.value);
}

/** The palette is fetched when it is first wanted. */
const searchFor = async (typed = '') => (await import('./palette.ts')).openPalette(typed);

/** `/` and `?` unless somebody is typing or wants no such keys, Ctrl-K and Ctrl-S always. */
function obeyKeys(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const typing = (target as Element).closest('input,textarea,select,[contenteditable]');
  const withControl = (ctrlKey || metaKey) && !altKey;
  if (withControl && key === 'k') obey(event, () => void searchFor());
  else if (withControl && key === 's') save(event);
  else if (typing || withControl || !lettersWork()) return;
  else if (key === '/') obey(event, () => void searchFor());
  else if (key === '?') obey(event, showKeys);
}

function obey(event: KeyboardEvent, act: () => void): void {
  if (!document.querySelector('#palette')) return;
  event.preventDefault();
  act();
}

function showKeys(): void {
  const keys = document.querySelector<HTMLDialogElement>('#keys');
  if (!keys || keys.open) return;
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  const letters = keys.querySelector<HTMLInputElement>('[data-letter-keys]');
  if (letters) letters.checked = lettersWork();
  keys.showModal();
}

/** Sends the form that the page has a bar of its own for; the browser has nothing to save here. */
function save(event: KeyboardEvent): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.save-bar [type=submit]');
  if (buttons.length === 0 || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  const here = (event.target as Element).closest('form');
  const own = [...buttons].find((button) => button.form === here);
  (own ?? buttons[0])?.click();
}
