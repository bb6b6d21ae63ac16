import { readPage } from './api.ts';
import { type Chosen, chosenIn, forgetChosen, keepChosen, keptRows } from './chosen-rows.ts';
import { showToast } from './toast.ts';

/** Names that a dialog says before it only counts. */
const NAMED = 20;

/** Ticked rows that are on other pages of the list. */
let elsewhere: Chosen = new Map();

/**
 * Rows ticked in a list (`[data-select]`, the whole page by `[data-select-all]`): while there are some,
 * the `[data-selection]` bar shows, and its dialogs know their ids, names and number. Where a button
 * `[data-select-whole]` offers all that the filters leave, ticks are kept while its pages are turned.
 */
export function keepSelection(): void {
  document.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    if ('selectAll' in box.dataset) for (const each of boxes()) each.checked = box.checked;
    else if (!('select' in box.dataset)) return;
    showSelection();
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-select-none]')) chooseNone();
    if (button?.matches('[data-select-whole]')) void chooseWhole(button);
  });
  document.addEventListener('saved', ({ target }) => {
    if ((target as Element).querySelector('[data-selected-ids]')) forgetChosen();
  });
  takeUp();
  // Browsers keep ticks over a reload.
  addEventListener('pageshow', showSelection);
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-select]')];

const wholeButton = () => document.querySelector<HTMLButtonElement>('[data-select-whole]');

function takeUp(): void {
  const list = wholeButton()?.dataset.selectWhole;
  if (list) put(keptRows(list));
  showSelection();
}

/** Ticks those that are on this page. */
function put(rows: Chosen): void {
  elsewhere = new Map(rows);
  for (const box of boxes()) if (elsewhere.delete(box.value)) box.checked = true;
}

function chooseNone(): void {
  elsewhere.clear();
  for (const each of boxes()) each.checked = false;
  showSelection();
}

/** Reads the list as one long page, so that its rows are called as they are here. */
async function chooseWhole(button: HTMLButtonElement): Promise<void> {
  button.ariaBusy = 'true';
  const page = await readPage(button.dataset.selectWhole ?? '');
  const rows: Chosen = page ? chosenIn(page, () => true) : new Map();
  if (rows.size > 0) {
    put(rows);
    showSelection();
  } else await showToast(button.dataset.offline ?? '', 'bad');
  button.ariaBusy = null;
}

/** Shows how many are ticked, after ticks or rows have come or gone. */
export function showSelection(): void {
  const here = chosenIn(document, ({ checked }) => checked);
  const chosen: Chosen = new Map([...elsewhere, ...here]);
  for (const bar of document.querySelectorAll<HTMLElement>('[data-selection]')) {
    if (bar.hidden) sayLater(bar);
    bar.hidden = chosen.size === 0;
  }
  fillDialogs(chosen);
  write('[data-selected-count]', () => String(chosen.size));
  write('[data-selected-elsewhere]', ({ selectedElsewhere }) =>
    elsewhere.size > 0 ? counted(selectedElsewhere, elsewhere.size) : '',
  );
  const all = boxes().length;
  const button = wholeButton();
  if (button) {
    keepChosen(button.dataset.selectWhole ?? '', chosen);
    button.hidden = here.size < all || chosen.size >= Number(button.dataset.most);
  }
  const whole = document.querySelector<HTMLInputElement>('[data-select-all]');
  if (!whole) return;
  whole.checked = here.size > 0 && here.size === all;
  whole.indeterminate = here.size > 0 && here.size < all;
}

/** Before a reader listens to a place that has just come, in milliseconds. */
const HEARD = 100;

/** What a bar that comes says is put into it once more, as it comes with it. */
function sayLater(bar: HTMLElement): void {
  const said = bar.querySelector('[role=status]');
  setTimeout(() => said?.replaceChildren(...said.childNodes), HEARD);
}

function fillDialogs(chosen: Chosen): void {
  const ids = JSON.stringify([...chosen.keys()].map(Number));
  const names = [...chosen.values()].map(({ name }) => name);
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-selected-ids]')) {
    input.value = ids;
    if (input.form?.dataset.undo && elsewhere.size > 0) addUndo(input.form);
  }
  const seen = [...chosen].map(([id, { version }]) => ({
    id: Number(id),
    version: Number(version),
  }));
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-selected-seen]'))
    input.value = JSON.stringify(seen);
  write('[data-selected-names]', ({ selectedMore }) => {
    const shown = selectedMore === undefined ? names : names.slice(0, NAMED);
    const rest = names.length - shown.length;
    // A comment's name has a comma of its own: who wrote it, about which house.
    return shown.join(' · ') + (rest > 0 ? ` ${counted(selectedMore, rest)}` : '');
  });
}

/** How rows of other pages are taken back, which this page was not told. */
function addUndo(form: HTMLFormElement): void {
  const undoing = JSON.parse(form.dataset.undo ?? '');
  undoing.names = Object.fromEntries([...elsewhere].map(([id, { name }]) => [id, name]));
  for (const [id, { undo }] of elsewhere) if (undo[form.id]) undoing.rows[id] = undo[form.id];
  form.dataset.undo = JSON.stringify(undoing);
}

const counted = (words = '', count: number) => words.replace('{{count}}', String(count));

function write(places: string, text: (data: DOMStringMap) => string): void {
  for (const place of document.querySelectorAll<HTMLElement>(places))
    place.textContent = text(place.dataset);
}
