/** Shows what is wrong with a field below it, in its hint's place, or nothing any more. */
export function showProblem(input: HTMLInputElement, problem: string): void {
  const note = `${input.id}-note`;
  const own = `${input.id}-problem`;
  const hint = document.getElementById(note);
  document.getElementById(own)?.remove();
  // The server's word on what was sent: it stands until it is put right.
  if (hint?.classList.contains('error')) {
    if (problem) return;
    hint.remove();
  } else if (hint) hint.hidden = problem !== '';
  input.ariaInvalid = problem ? 'true' : null;
  input.setAttribute('aria-describedby', problem ? `${own} ${note}` : note);
  if (problem) input.closest('.field')?.append(sentence(own, problem));
}

function sentence(id: string, problem: string): HTMLElement {
  const words = document.createElement('p');
  Object.assign(words, { id, className: 'error', role: 'alert' });
  words.append(...symbol(), problem);
  return words;
}

/** The page has it in the toast's form already. */
function symbol(): Element[] {
  const form = document.querySelector<HTMLTemplateElement>('template#toast');
  const found = form?.content.querySelector('[data-tone=bad] svg')?.cloneNode(true) as Element;
  found?.classList.add('small');
  return found ? [found] : [];
}
