import { paths } from '../../server/shared/paths.ts';
import { call } from './api.ts';
import { type Group, groupsOf, listbox, type Words } from './palette-options.ts';

const DEBOUNCE = 250;

interface Palette {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
  words: Words;
}

let palette: Palette | undefined;
/** The newest question; answers to older ones are not shown. */
let asked = 0;
let timer = 0;
/** Whether somebody has walked the options: until then the first is chosen. */
let walked = false;

/** Opens the command palette; `typed` is what stood in the top bar's field. */
export function openPalette(typed = ''): void {
  palette ??= start();
  if (!palette || palette.dialog.open) return;
  const { dialog, input } = palette;
  input.value = typed;
  dialog.showModal();
  input.select();
  show(palette, groupsOf(palette.dialog, input.value, null));
  if (typed) ask(palette);
}

function start(): Palette | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('#palette');
  const input = dialog?.querySelector('input');
  const list = dialog?.querySelector<HTMLElement>('[role=listbox]');
  const status = dialog?.querySelector<HTMLElement>('[role=status]');
  if (!dialog || !input || !list || !status) return undefined;
  const made = { dialog, input, list, status, words: JSON.parse(dialog.dataset.words ?? '{}') };
  input.addEventListener('input', () => type(made));
  input.addEventListener('keydown', (event) => obey(made, event));
  input.form?.addEventListener('submit', (event) => {
    if (chosenOf(made)) event.preventDefault();
  });
  list.addEventListener('pointermove', ({ target }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]');
    if (!option) return;
    walked = true;
    choose(made, option);
  });
  // A click on the backdrop is a click on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  return made;
}

/** Screens at once, rows of the database after a rest. */
function type(made: Palette): void {
  clearTimeout(timer);
  asked += 1;
  walked = false;
  const typed = made.input.value.trim();
  show(made, groupsOf(made.dialog, typed, null));
  if (typed) timer = window.setTimeout(() => ask(made), DEBOUNCE);
}

async function ask(made: Palette): Promise<void> {
  asked += 1;
  const mine = asked;
  const typed = made.input.value.trim();
  made.dialog.ariaBusy = 'true';
  const { ok, content } = await call('GET', paths.api.find(typed));
  if (mine !== asked) return;
  made.dialog.ariaBusy = null;
  if (ok) show(made, groupsOf(made.dialog, typed, content as never));
  else {
    made.status.textContent = made.words.failed ?? '';
    made.status.lang = 'en';
  }
}

/** Draws the options; what was chosen stays chosen if it is still there. */
function show(made: Palette, groups: Group[]): void {
  const before = (chosenOf(made) as HTMLAnchorElement | undefined)?.getAttribute('href');
  made.list.replaceChildren(...listbox(groups));
  const options = optionsOf(made);
  const same = walked
    ? options.find((option) => option.getAttribute('href') === before)
    : undefined;
  choose(made, same ?? options[0]);
  made.status.lang = document.documentElement.lang;
  made.status.textContent =
    options.length > 0
      ? (made.words.found ?? '').replace('{shown}', String(options.length))
      : (made.words.none ?? '');
  made.status.toggleAttribute('data-none', options.length === 0);
}

const optionsOf = ({ list }: Palette) => [...list.querySelectorAll<HTMLElement>('[role=option]')];

const chosenOf = ({ list }: Palette) =>
  list.querySelector<HTMLElement>('[aria-selected=true]') ?? undefined;

function choose(made: Palette, option: HTMLElement | undefined): void {
  const before = chosenOf(made);
  if (before) before.ariaSelected = 'false';
  if (option) option.ariaSelected = 'true';
  made.input.setAttribute('aria-activedescendant', option?.id ?? '');
}

function obey(made: Palette, event: KeyboardEvent): void {
  const options = optionsOf(made);
  const chosen = chosenOf(made);
  const at = chosen ? options.indexOf(chosen) : -1;
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
  const step = steps[event.key];
  if (step !== undefined && options.length > 0) {
    event.preventDefault();
    walked = true;
    const next = options[(step + options.length) % options.length];
    choose(made, next);
    next?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter' && chosen && !event.isComposing) {
    event.preventDefault();
    const { href } = chosen as HTMLAnchorElement;
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
    else location.assign(href);
  }
}
