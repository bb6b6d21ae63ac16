import { lateSymbol } from './symbol.ts';

/** Shows what is wrong with a field below it, in its hint's place, or nothing any more. */
export function showProblem(input: HTMLInputElement, problem: string): void {
  const own = `${input.id}-problem`;
  let note = document.getElementById(`${input.id}-note`);
  document.getElementById(own)?.remove();
  // The server's word on what was sent: it stands until it is put right.
  if (note?.classList.contains('error')) {
    if (problem) return;
    note.remove();
    note = null;
  }
  if (note) note.hidden = problem !== '';
  input.ariaInvalid = problem ? 'true' : 'false';
  describe(input, problem ? own : note?.id);
  if (problem) input.closest('.field')?.append(sentence(own, problem));
}

function describe(input: HTMLInputElement, id: string | undefined): void {
  if (id) input.setAttribute('aria-describedby', id);
  else input.removeAttribute('aria-describedby');
}

function sentence(id: string, problem: string): HTMLElement {
  const words = document.createElement('p');
  Object.assign(words, { id, className: 'error', role: 'alert' });
  words.append(lateSymbol('circle-alert', 'small'), problem);
  return words;
}
