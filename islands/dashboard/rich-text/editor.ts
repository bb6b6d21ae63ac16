import { Editor } from '@tiptap/core';

import { keepLinkBar } from './link-bar.ts';
import { readPasted } from './pasted.ts';
import { keepPictures, pictureFiles, tellRefused } from './pictures.ts';
import { richTextParts } from './schema.ts';
import { keepToolbar } from './toolbar.ts';

/** One field: its frame in the page, its text area and the editor over it. */
export interface RichText {
  frame: HTMLElement;
  field: HTMLTextAreaElement;
  editor: Editor;
  /** Opens the line in which a link's address is typed. */
  askLink: () => void;
  /** Keeps pictures and puts them where the cursor is. */
  takePictures: (files: File[]) => Promise<void>;
}

/**
 * Shows an editor in the text area's place. The text area stays the form's field: it takes the HTML at
 * every change, and gives it back untouched while nothing was changed.
 */
export function openEditor(frame: HTMLElement): void {
  const field = frame.querySelector('textarea');
  const place = frame.querySelector<HTMLElement>('[data-rich-page]');
  if (!field || !place) return;
  const text: Partial<RichText> & Pick<RichText, 'frame' | 'field'> = { frame, field };
  const editor = new Editor({
    element: place,
    extensions: richTextParts,
    content: field.value,
    injectCSS: false,
    editorProps: {
      attributes: attributesOf(frame, field),
      handleDOMEvents: { keydown: (_view, event) => leads(event) },
      handleKeyDown: (_view, event) => asksForLink(text, event),
      transformPastedHTML: (html) => pastedInto(frame, html),
      handlePaste: (_view, { clipboardData }) => take(text, pictureFiles(clipboardData)),
      handleDrop: (_view, event, _slice, moved) =>
        !moved && take(text, pictureFiles(event.dataTransfer)),
    },
  });
  const whole: RichText = Object.assign(text, {
    editor,
    askLink: keepLinkBar(frame, editor),
    takePictures: keepPictures(frame, editor),
  });
  keepToolbar(whole);
  follow(whole);
  frame.dataset.richText = 'open';
}

/** The editor is the field for people; screen readers hear its label, hint and error. */
function attributesOf(frame: HTMLElement, field: HTMLTextAreaElement): Record<string, string> {
  const attributes: Record<string, string> = {
    class: 'prose',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': frame.dataset.label ?? '',
    'aria-describedby': field.getAttribute('aria-describedby') ?? '',
  };
  return attributes;
}

/** The Tab key goes on to the next field, where the editor would move items of a list; buttons do that. */
const leads = ({ key }: KeyboardEvent) => key === 'Tab';

function asksForLink(text: Partial<RichText>, event: KeyboardEvent): boolean {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
  // It is the dashboard's search elsewhere.
  event.stopPropagation();
  text.askLink?.();
  return true;
}

/** Pictures of other places cannot come with their text: who pastes it has to know. */
function pastedInto(frame: HTMLElement, copied: string): string {
  const { html, lost } = readPasted(copied);
  const { lost: words = '' } = frame.dataset;
  tellRefused(frame, lost > 0 ? words.replace('{{count}}', String(lost)) : '');
  return html;
}

function take(text: Partial<RichText>, files: File[]): boolean {
  if (files.length === 0) return false;
  void text.takePictures?.(files);
  return true;
}

function follow({ field, editor, frame }: RichText): void {
  const original = field.value;
  const opened = htmlOf(editor);
  editor.on('update', () => {
    const html = htmlOf(editor);
    const value = html === opened ? original : html;
    if (value === field.value) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.tabIndex = -1;
  // Two fields of one name would be heard, and of the one that is written in never that it was refused.
  field.ariaHidden = 'true';
  const judged = () => editor.view.dom.setAttribute('aria-invalid', field.ariaInvalid ?? 'false');
  new MutationObserver(judged).observe(field, { attributeFilter: ['aria-invalid'] });
  judged();
  field.addEventListener('focus', () => editor.commands.focus());
  field.addEventListener('restored', () => editor.commands.setContent(field.value));
  // A piece that a button writes (insert.ts).
  field.addEventListener('rich-insert', ({ detail: text }: CustomEventInit<string>) =>
    editor.chain().focus().insertContent({ type: 'text', text }).run(),
  );
  field.form?.addEventListener('reset', () => editor.commands.setContent(original));
  const page = frame.querySelector('[data-rich-page]');
  page?.removeAttribute('hidden');
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());
