import { itemsOf, moveTo, noteOrder } from '../sortable.ts';
import { part, replaceIn } from './parts.ts';
import type { GalleryPicture } from './queue.ts';

const listOf = (editor: HTMLElement) => part(editor, 'cards');

const cardOf = (editor: HTMLElement, id: number | string) =>
  itemsOf(listOf(editor)).find(({ dataset }) => dataset.id === String(id));

/** A picture that has just arrived goes to the end, as it does on the server. */
export function addCard(editor: HTMLElement, picture: GalleryPicture): void {
  const form = part<HTMLTemplateElement>(editor, 'card');
  const card = (form.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  listOf(editor).append(card);
  writeCard(editor, card, picture);
  noteChange(editor);
}

export function changeCard(editor: HTMLElement, picture: GalleryPicture): void {
  const card = cardOf(editor, picture.id);
  if (!card) return;
  writeCard(editor, card, picture);
  noteOrder(listOf(editor));
}

export function removeCard(editor: HTMLElement, id: number): void {
  const card = cardOf(editor, id);
  const near = card?.nextElementSibling ?? card?.previousElementSibling;
  goOnAt(near?.querySelector<HTMLElement>('[data-sort-handle]') ?? part(editor, 'files'));
  card?.remove();
  noteChange(editor);
}

/** Who answered the dialog by key goes on there once it has closed: what opened it is gone with the picture. */
function goOnAt(stop: HTMLElement): void {
  if (!document.activeElement?.matches(':focus-visible')) return;
  const dialog = document.querySelector('dialog[open]');
  const goOn = () => {
    const at = document.activeElement;
    if (at === document.body || dialog?.contains(at)) stop.focus();
  };
  dialog?.addEventListener('close', goOn, { once: true });
}

/** The first picture is the cover. */
export function makeCover(editor: HTMLElement, id: string): void {
  const card = cardOf(editor, id);
  if (card) moveTo(listOf(editor), card, 0);
}

function writeCard(editor: HTMLElement, card: HTMLElement, picture: GalleryPicture): void {
  const { id, alt, kind, thumbnail } = picture;
  const { dataset } = editor;
  card.dataset.id = String(id);
  const image = part<HTMLImageElement>(card, 'image');
  image.src = thumbnail;
  image.alt = alt;
  const described = alt !== '' && alt !== dataset.name;
  part(card, 'undescribed').hidden = described;
  const kinds = part<HTMLSelectElement>(editor, 'kind');
  part(card, 'kind').textContent =
    [...kinds.options].find(({ value }) => value !== '' && value === kind)?.text ?? '';
  const form = part<HTMLTemplateElement>(editor, 'card').content;
  const name = alt || (dataset.name ?? '');
  const box = part<HTMLInputElement>(card, 'tick');
  box.value = String(id);
  box.dataset.name = name;
  const called = described ? alt : (dataset.placed ?? '');
  label(box, replaceIn(part(form, 'tick').ariaLabel, { name: called }), described);
  const handle = card.querySelector<HTMLElement>('[data-sort-handle]');
  if (handle) handle.dataset.sortHandle = described ? alt : '';
  const blank = [...form.querySelectorAll('button')];
  for (const [at, button] of [...card.querySelectorAll('button')].entries()) {
    label(button, replaceIn(blank[at]?.ariaLabel, { name: called }), described);
    if (button.dataset.fill !== undefined)
      button.dataset.fill = JSON.stringify({ id, alt, kind: kind ?? '', thumbnail, name });
  }
}

/** One that nobody described is called by its place, which the list fills in. */
function label(control: HTMLElement, words: string, described: boolean): void {
  control.ariaLabel = words;
  if (described) delete control.dataset.placed;
  else control.dataset.placed = words;
}

/** What came or went is stored already; an order that is not yet stays so. */
export function noteChange(editor: HTMLElement): void {
  const list = listOf(editor);
  noteOrder(list);
  const count = itemsOf(list).length;
  part(editor, 'total').textContent = String(count);
  part(editor, 'empty').hidden = count > 0;
  part(editor, 'gallery').hidden = count === 0;
  const tab = document.querySelector('.editor-tabs [aria-current] .count');
  if (tab) tab.textContent = String(count);
}
