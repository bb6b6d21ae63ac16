import { type Answer, call } from '../api.ts';
import { showBusy } from '../busy.ts';
import { showSelection } from '../selection.ts';
import { showToast } from '../toast.ts';
import { removeCard } from './cards.ts';
import { part, replaceIn } from './parts.ts';

/**
 * The ticked pictures of a gallery: shown in the dialog that asks, and deleted one after the other. What
 * is refused stays ticked, with its reason.
 */
export function deleteTicked(editor: HTMLElement): void {
  const form = part<HTMLFormElement>(editor, 'delete-several');
  editor.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[commandfor=delete-pictures]')) showTicked(editor);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const done = showBusy(form, event.submitter);
    if (!done) return;
    const boxes = ticked(editor);
    const refused = await deleteAll(editor, form, boxes);
    done();
    showSelection();
    showTicked(editor);
    tell(form, boxes.length - refused.length, refused);
  });
}

async function deleteAll(
  editor: HTMLElement,
  form: HTMLFormElement,
  boxes: HTMLInputElement[],
): Promise<HTMLElement[]> {
  const refused: HTMLElement[] = [];
  for (const { value, dataset } of boxes) {
    const answer = await call('DELETE', (form.dataset.path ?? '').replace('{id}', value));
    // Somebody else was quicker.
    if (answer.ok || answer.status === 404) removeCard(editor, Number(value));
    else refused.push(reasonOf(dataset.name, answer, form));
  }
  return refused;
}

function tell(form: HTMLFormElement, gone: number, refused: HTMLElement[]): void {
  const place = part(form, 'refused');
  place.hidden = refused.length === 0;
  part(place, 'reasons').replaceChildren(...refused);
  if (refused.length > 0) {
    const words = part(place, 'partly');
    words.textContent = replaceIn(words.dataset.words, { gone });
    return;
  }
  form.closest('dialog')?.close();
  showToast(replaceIn(form.dataset.done, { gone }));
}

function reasonOf(name: string | undefined, { content }: Answer, form: HTMLFormElement) {
  const line = document.createElement('li');
  line.textContent = `${name ?? ''}: ${content ?? form.dataset.offline}`;
  return line;
}

function showTicked(editor: HTMLElement): void {
  const pictures = ticked(editor).map((box) => {
    const shown = document.createElement('img');
    shown.className = 'thumbnail';
    shown.alt = box.dataset.name ?? '';
    shown.src = part<HTMLImageElement>(box.closest('li') as HTMLElement, 'image').src;
    return shown;
  });
  part(editor, 'ticked').replaceChildren(...pictures);
}

const ticked = (editor: HTMLElement) => [
  ...part(editor, 'cards').querySelectorAll<HTMLInputElement>('[data-select]:checked'),
];
