import type { Editor } from '@tiptap/core';

import { isPicture } from '../../shrink.ts';
import { holdBack } from '../arrivals.ts';
import { uploadPicture } from '../upload.ts';
import { hasWords } from './pasted.ts';

/** A kept picture, as `POST /v1/admin/picture` answers. */
type Kept =
  | { ok: true; image: { src: string; width: number; height: number } }
  | { ok: false; file_name: string; content: string };

/**
 * Pictures of a text: chosen, pasted or dropped they are kept first and then shown; the line below the
 * toolbar says what the chosen one shows, for who cannot see it. Gives the function that takes files.
 */
export function keepPictures(frame: HTMLElement, editor: Editor): (files: File[]) => Promise<void> {
  const take = async (files: File[]) => {
    const coming = takeAll(frame, editor, files);
    holdBack(frame.closest('form'), coming);
    await coming;
  };
  const chooser = frame.querySelector<HTMLInputElement>('[type=file]');
  chooser?.addEventListener('change', async () => {
    await take([...(chooser.files ?? [])]);
    chooser.value = '';
  });
  // Choosing files is no change of the form yet.
  for (const type of ['input', 'change'])
    chooser?.addEventListener(type, (event) => event.stopPropagation());
  keepAltBar(frame, editor);
  return take;
}

/**
 * The pictures among what is pasted or dropped. Words copied with a picture beside them are words; a
 * picture that was copied from a page comes as its file and as a page of nothing else.
 */
export function pictureFiles(data: DataTransfer | null): File[] {
  if (!data || hasWords(data.getData('text/html'))) return [];
  return [...data.files].filter(isPicture);
}

/** Says below the text which pictures are not in it. */
export function tellRefused(frame: HTMLElement, words: string): void {
  const place = frame.parentElement?.querySelector('[data-rich-refused]');
  if (place) place.textContent = words;
}

/** False when one of them was refused or did not arrive. */
async function takeAll(frame: HTMLElement, editor: Editor, files: File[]): Promise<boolean> {
  const state = frame.querySelector<HTMLElement>('[data-rich-state]');
  const say = (text: string) => {
    if (state) state.textContent = text;
  };
  const refused: string[] = [];
  const refuse = () => tellRefused(frame, refused.join(' '));
  refuse();
  for (const file of files) {
    const { uploading = '', failed = '' } = frame.dataset;
    const words = uploading.replace('{{name}}', file.name);
    say(words);
    const answer = await uploadPicture(file, {
      path: frame.dataset.pictures ?? '',
      field: 'images[]',
      onProgress: (share) => say(`${words} ${Math.round(share * 100)}%`),
    });
    const [kept] = answer.ok ? (answer.content as Kept[]) : [];
    if (kept?.ok) {
      const { src, width, height } = kept.image;
      editor.chain().focus().setImage({ src, alt: '', width, height }).run();
    } else refused.push(`${file.name}: ${kept?.content ?? answer.content ?? failed}`);
  }
  say('');
  refuse();
  return refused.length === 0;
}

function keepAltBar(frame: HTMLElement, editor: Editor): void {
  const bar = frame.querySelector<HTMLElement>('[data-rich-alt]');
  const input = bar?.querySelector('input');
  if (!bar || !input) return;
  const show = () => {
    bar.hidden = !editor.isActive('image');
    if (document.activeElement !== input) input.value = editor.getAttributes('image').alt ?? '';
  };
  editor.on('transaction', show);
  // The field's own change is told by the editor.
  bar.addEventListener('input', (event) => {
    event.stopPropagation();
    editor.commands.updateAttributes('image', { alt: input.value });
  });
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    editor.commands.focus();
  });
  bar.querySelector('[data-picture-remove]')?.addEventListener('click', () => {
    editor.chain().focus().deleteSelection().run();
  });
}
