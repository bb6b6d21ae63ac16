import type { Editor } from '@tiptap/core';

import { ALLOWED_LINK } from './schema.ts';

/**
 * The line below the toolbar in which a link's address is typed. Gives the function that opens it for
 * the words chosen, or for the link the cursor stands in.
 */
export function keepLinkBar(frame: HTMLElement, editor: Editor): () => void {
  const bar = frame.querySelector<HTMLElement>('[data-rich-link]');
  const input = bar?.querySelector('input');
  if (!bar || !input) return () => {};
  const close = () => {
    bar.hidden = true;
    // At once: a hidden field keeps the focus until the next frame, and the next key with it.
    editor.view.focus();
  };
  const apply = () => {
    const href = addressOf(input.value);
    input.setCustomValidity(href === null ? (bar.dataset.wrong ?? '') : '');
    if (href === null) input.reportValidity();
    else {
      setLink(editor, href);
      close();
    }
  };
  // What is typed here is no change of the form yet.
  bar.addEventListener('input', (event) => event.stopPropagation());
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Enter' && event.target !== input) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  });
  bar.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-link]')?.dataset.link;
    if (act === 'apply') apply();
    if (act === 'remove') setLink(editor, '');
    if (act === 'remove' || act === 'close') close();
  });
  return () => {
    input.value = editor.getAttributes('link').href ?? '';
    input.setCustomValidity('');
    bar.hidden = false;
    input.focus();
    input.select();
  };
}

/** An empty address takes the link away; without chosen words the address itself is written. */
function setLink(editor: Editor, href: string): void {
  const { from, to, empty } = editor.state.selection;
  if (href !== '' && empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: { href } }];
    editor.commands.insertContent({ type: 'text', text: href, marks });
    return;
  }
  const chain = editor.chain().extendMarkRange('link');
  (href === '' ? chain.unsetLink() : chain.setLink({ href })).setTextSelection({ from, to }).run();
}

/** As people type addresses: 'koyvilla.com' → 'https://koyvilla.com', 'a@b.com' → 'mailto:…'; null: no address. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const secure = text.replace(/^http:/i, 'https:');
  if (ALLOWED_LINK.test(secure)) return secure;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{7,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^[^\s:/]+\.[^\s:/.]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : null;
}
