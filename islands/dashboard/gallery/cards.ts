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
  if (card) writeCard(editor, card, picture);
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
  part(card, 'undescribed').hidden = alt !== '' && alt !== dataset.name;
  const kinds = part<HTMLSelectElement>(editor, 'kind');
  part(card, 'kind').textContent =
    [...kinds.options].find(({ value }) => value !== '' && value === kind)?.text ?? '';
  const form = part<HTMLTemplateElement>(editor, 'card').content;
  const name = alt || (dataset.name ?? '');
  const box = part<HTMLInputElement>(card, 'tick');
  box.value = String(id);
  box.dataset.name = name;
  box.ariaLabel = replaceIn(part(form, 'tick').ariaLabel, { name });
  const blank = [...form.querySelectorAll('button')];
  for (const [at, button] of [...card.querySelectorAll('button')].entries()) {
    button.ariaLabel = replaceIn(blank[at]?.ariaLabel, { name });
    if (button.dataset.fill !== undefined)
      button.dataset.fill = JSON.stringify({ id, alt, kind: kind ?? '', thumbnail, name });
  }
}

/** What came or went is stored already; an order that is not yet stays so. */
function noteChange(editor: HTMLElement): void {
  const list = listOf(editor);
  noteOrder(list);
  const count = itemsOf(list).length;
  part(editor, 'total').textContent = String(count);
  part(editor, 'empty').hidden = count > 0;
  part(editor, 'gallery').hidden = count === 0;
  const tab = document.querySelector('.editor-tabs [aria-current] .count');
  if (tab) tab.textContent = String(count);
}
