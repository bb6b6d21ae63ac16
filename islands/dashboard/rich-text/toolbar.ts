import type { Editor } from '@tiptap/core';

import type { RichText } from './editor.ts';

interface Tool {
  act: (text: RichText) => unknown;
  /** A state that is on or off where the cursor stands. */
  on?: (editor: Editor) => boolean;
  able?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3): Tool => ({
  act: ({ editor }) => editor.chain().focus().toggleHeading({ level }).run(),
  on: (editor) => editor.isActive('heading', { level }),
});

/** By the name in `button[data-rich]`. */
const tools: Record<string, Tool> = {
  h2: heading(2),
  h3: heading(3),
  bold: {
    act: ({ editor }) => editor.chain().focus().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  italic: {
    act: ({ editor }) => editor.chain().focus().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  bullets: {
    act: ({ editor }) => editor.chain().focus().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    act: ({ editor }) => editor.chain().focus().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  deeper: {
    act: ({ editor }) => editor.chain().focus().sinkListItem('listItem').run(),
    able: (editor) => editor.can().sinkListItem('listItem'),
  },
  shallower: {
    act: ({ editor }) => editor.chain().focus().liftListItem('listItem').run(),
    able: (editor) => editor.can().liftListItem('listItem'),
  },
  quote: {
    act: ({ editor }) => editor.chain().focus().toggleBlockquote().run(),
    on: (editor) => editor.isActive('blockquote'),
  },
  link: { act: ({ askLink }) => askLink(), on: (editor) => editor.isActive('link') },
  picture: { act: ({ frame }) => frame.querySelector<HTMLInputElement>('[type=file]')?.click() },
  rule: { act: ({ editor }) => editor.chain().focus().setHorizontalRule().run() },
  undo: {
    act: ({ editor }) => editor.chain().focus().undo().run(),
    able: (editor) => editor.can().undo(),
  },
  redo: {
    act: ({ editor }) => editor.chain().focus().redo().run(),
    able: (editor) => editor.can().redo(),
  },
};

/** Gives the toolbar's buttons their work, shows what is on, and moves between them by arrow keys. */
export function keepToolbar(text: RichText): void {
  const bar = text.frame.querySelector<HTMLElement>('[role=toolbar]');
  if (!bar) return;
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>('[data-rich]')];
  bar.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-rich]');
    if (button && button.ariaDisabled !== 'true') tools[button.dataset.rich ?? '']?.act(text);
  });
  // A press must not take the cursor out of the text.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  bar.addEventListener('keydown', (event) => rove(buttons, event));
  for (const button of buttons.slice(1)) button.tabIndex = -1;
  const show = () => showState(buttons, text.editor);
  text.editor.on('transaction', show);
  show();
  bar.hidden = false;
}

function showState(buttons: HTMLButtonElement[], editor: Editor): void {
  for (const button of buttons) {
    const { on, able } = tools[button.dataset.rich ?? ''] ?? {};
    if (on) button.ariaPressed = String(on(editor));
    // Not `disabled`: a button that was just used would lose the focus.
    if (able) button.ariaDisabled = String(!able(editor));
  }
}

function rove(buttons: HTMLButtonElement[], event: KeyboardEvent): void {
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (at < 0 || !next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
