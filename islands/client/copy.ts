import type { Behaviour } from './behaviours.ts';
import { toast } from './toasts.ts';

/** Puts `data-copy` on the clipboard; `data-copied` is the toast. */
export const copy: Behaviour = async (button) => {
  const { copy: text = '', copied } = button.dataset;
  await (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => copyOldWay(text));
  if (copied) toast(copied);
};

/** Where the clipboard is closed to scripts: http, or a refused permission. */
function copyOldWay(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-text';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
