import { addCard, changeCard, makeCover, noteChange, removeCard } from './cards.ts';
import { deleteTicked } from './deletion.ts';
import { part } from './parts.ts';
import { type GalleryPicture, makeQueue } from './queue.ts';

/**
 * `[data-gallery]` (views/components/dashboard/gallery): pictures are chosen, dropped or pasted and go up
 * at once; the list's order, its pictures' words and what is deleted are forms of their own.
 */
export function editGalleries(): void {
  for (const editor of document.querySelectorAll<HTMLElement>('[data-gallery]')) edit(editor);
}

function edit(editor: HTMLElement): void {
  const take = makeQueue(editor, (picture) => addCard(editor, picture));
  const input = part<HTMLInputElement>(editor, 'files');
  input.addEventListener('change', () => {
    take([...(input.files ?? [])]);
    input.value = '';
  });
  takeDropped(editor, take);
  deleteTicked(editor);
  editor.addEventListener('saved', (event) => {
    const form = event.target as HTMLFormElement;
    const { detail } = event as CustomEvent<unknown>;
    if (form.id === 'edit-picture-form') changeCard(editor, detail as GalleryPicture);
    if (form.id === 'delete-picture-form') removeCard(editor, (detail as GalleryPicture).id);
  });
  editor.addEventListener('gone', () => noteChange(editor));
  editor.querySelector('[data-make-cover]')?.addEventListener('click', ({ currentTarget }) => {
    const dialog = (currentTarget as Element).closest('dialog');
    makeCover(editor, dialog?.querySelector<HTMLInputElement>('[data-fill-value=id]')?.value ?? '');
    dialog?.close();
  });
}

/** Anywhere on the page: who misses the frame by a finger shall not open the picture instead. */
function takeDropped(editor: HTMLElement, take: (files: File[]) => void): void {
  const drop = part(editor, 'drop');
  const filesIn = (transfer: DataTransfer | null) =>
    [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    drop.dataset.over = '';
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) delete drop.dataset.over;
  });
  document.addEventListener('drop', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    delete drop.dataset.over;
    take(filesIn(event.dataTransfer));
  });
  document.addEventListener('paste', ({ clipboardData }) => {
    const pasted = filesIn(clipboardData);
    if (pasted.length > 0) take(pasted);
  });
}
