import { openEditor } from './rich-text/editor.ts';

/** Turns every `[data-rich-text]` of the page (views/components/dashboard/rich-text.tsx) into an editor. */
export function keepRichTexts(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-rich-text]')) openEditor(frame);
}
