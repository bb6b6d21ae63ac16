import type { Answer } from './api.ts';
import { leaveFocus } from './focus.ts';
import { showSpinner } from './spinner.ts';
import { carryToast } from './toast.ts';
import { canComeAgain, upload } from './upload.ts';

/**
 * `[data-papers]` (views/components/dashboard/paper-upload.tsx): papers chosen or dropped go up one after the
 * other, each saying how far it is and what came of it. When all are through, the list is shown anew;
 * while one has failed its line stays, to be sent again.
 */
export function keepPapers(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-papers]')) keep(place);
}

function keep(place: HTMLElement): void {
  const input = part<HTMLInputElement>(place, 'files');
  const drop = part(place, 'drop');
  input.addEventListener('change', () => {
    void sendAll(place, [...(input.files ?? [])]);
    input.value = '';
  });
  for (const type of ['dragover', 'dragleave', 'drop'])
    drop.addEventListener(type, (event) => {
      event.preventDefault();
      drop.toggleAttribute('data-over', type === 'dragover');
    });
  drop.addEventListener('drop', ({ dataTransfer }) => {
    void sendAll(place, [...(dataTransfer?.files ?? [])]);
  });
}

async function sendAll(place: HTMLElement, files: File[]): Promise<void> {
  const lines = files.map((file) => ({ file, line: lineFor(place, file) }));
  for (const { file, line } of lines) await send(place, file, line);
  endWhenThrough(place);
}

function lineFor(place: HTMLElement, file: File): HTMLElement {
  const template = part<HTMLTemplateElement>(place, 'line');
  const line = (template.content.cloneNode(true) as DocumentFragment)
    .firstElementChild as HTMLElement;
  part(line, 'name').textContent = file.name;
  part(line, 'words').textContent = place.dataset.waiting ?? '';
  part(line, 'retry').addEventListener('click', async () => {
    await send(place, file, line);
    endWhenThrough(place);
  });
  part(place, 'lines').append(line);
  return line;
}

async function send(place: HTMLElement, file: File, line: HTMLElement): Promise<void> {
  const { papers = '', uploading = '', done = '', failed = '' } = place.dataset;
  const bar = line.querySelector('progress') as HTMLProgressElement;
  const words = part(line, 'words');
  part(line, 'retry').hidden = true;
  line.dataset.state = 'sending';
  const title = file.name
    .replace(/\.(pdf|jpe?g|png)$/i, '')
    .replaceAll('_', ' ')
    .slice(0, 160);
  const answer = await upload(papers, { title, file }, (share) => {
    bar.value = share;
    words.textContent = uploading.replace('{{percent}}', String(Math.round(share * 100)));
  });
  bar.value = answer.ok ? 1 : 0;
  words.textContent = answer.ok ? done : reasonOf(answer, failed);
  line.dataset.state = answer.ok ? 'done' : 'failed';
  part(line, 'retry').hidden = answer.ok || !canComeAgain(answer);
}

const reasonOf = ({ content, fields }: Answer, failed: string): string =>
  [...new Set([content, ...Object.values(fields ?? {})])].filter(Boolean).join(' ') || failed;

function endWhenThrough(place: HTMLElement): void {
  const lines = [...part(place, 'lines').children] as HTMLElement[];
  const added = lines.filter(({ dataset }) => dataset.state === 'done');
  // The list below does not know those that came through beside one that did not.
  part(place, 'again').hidden = added.length === 0;
  if (added.length < lines.length) return;
  carryToast(place.dataset.toast ?? '');
  leaveFocus();
  showSpinner();
  location.reload();
}

function part<Part extends HTMLElement = HTMLElement>(place: HTMLElement, name: string): Part {
  return place.querySelector(`[data-part="${name}"]`) as Part;
}
