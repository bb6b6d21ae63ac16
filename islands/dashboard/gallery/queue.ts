import { formatBytes } from '../../../server/shared/format-bytes.ts';
import type { Answer } from '../api.ts';
import { canComeAgain, uploadPicture } from '../upload.ts';
import { part, replaceIn } from './parts.ts';

/** A kept picture, as the calls of villas' and boats' galleries answer. */
export interface GalleryPicture {
  id: number;
  alt: string;
  kind: string | null;
  thumbnail: string;
}

type Kept = { ok: true; image: GalleryPicture };

interface Waiting {
  file: File;
  line: HTMLElement;
  state: 'waiting' | 'running' | 'done' | 'failed';
  stop: AbortController;
}

interface Queue {
  editor: HTMLElement;
  files: Waiting[];
  /** Until the file before has arrived. */
  last: Promise<unknown>;
  /** Gets each picture as it arrives. */
  onKept: (picture: GalleryPicture) => void;
}

/** One is made smaller while another goes up. */
const MOST = 2;

/**
 * The files of a `[data-gallery]` on their way, one after the other, for the server appends them as they
 * arrive, and decodes one at a time: so the first chosen is the cover. Each has a line of its own, its
 * progress, its refusal and another try. Gives the function that takes files.
 */
export function makeQueue(editor: HTMLElement, onKept: Queue['onKept']) {
  const queue: Queue = { editor, files: [], last: Promise.resolve(), onKept };
  const panel = part(editor, 'queue');
  const each =
    (which: (file: Waiting) => boolean, act: (queue: Queue, file: Waiting) => void) => () => {
      for (const file of queue.files.filter(which)) act(queue, file);
    };
  part(panel, 'stop').addEventListener('click', each(isOnItsWay, remove));
  part(panel, 'again').addEventListener('click', each(canTryAgain, again));
  part(panel, 'clear').addEventListener(
    'click',
    each((file) => !isOnItsWay(file), remove),
  );
  addEventListener('beforeunload', (event) => {
    if (count(queue, 'waiting', 'running') > 0) event.preventDefault();
  });
  return (files: readonly File[]) => {
    for (const file of files) add(queue, file);
    sendNext(queue);
  };
}

const isOnItsWay = ({ state }: Waiting) => state === 'waiting' || state === 'running';

const canTryAgain = ({ line }: Waiting) => !part(line, 'retry').hidden;

function add(queue: Queue, file: File): void {
  const form = part<HTMLTemplateElement>(queue.editor, 'line');
  const line = (form.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const waiting: Waiting = { file, line, state: 'waiting', stop: new AbortController() };
  part(line, 'name').textContent = file.name;
  part(line, 'size').textContent = formatBytes(file.size);
  const bar = part(line, 'progress');
  bar.ariaLabel = `${bar.ariaLabel}: ${file.name}`;
  part(line, 'retry').addEventListener('click', () => again(queue, waiting));
  part(line, 'remove').addEventListener('click', () => remove(queue, waiting));
  for (const button of line.querySelectorAll('button'))
    button.ariaLabel = replaceIn(button.ariaLabel, { name: file.name });
  part(queue.editor, 'lines').append(line);
  queue.files.push(waiting);
  tell(queue, waiting, 'waiting');
}

function again(queue: Queue, waiting: Waiting): void {
  waiting.stop = new AbortController();
  tell(queue, waiting, 'waiting');
  sendNext(queue);
}

function remove(queue: Queue, waiting: Waiting): void {
  queue.files = queue.files.filter((each) => each !== waiting);
  waiting.stop.abort();
  waiting.line.remove();
  sendNext(queue);
}

function sendNext(queue: Queue): void {
  const free = MOST - count(queue, 'running');
  const next = queue.files.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
  for (const waiting of next) void send(queue, waiting);
  showCounts(queue);
}

async function send(queue: Queue, waiting: Waiting): Promise<void> {
  const { upload = '', owner = '', listing = '' } = queue.editor.dataset;
  const kind = part<HTMLSelectElement>(queue.editor, 'kind').value;
  tell(queue, waiting, 'running');
  const going = uploadPicture(waiting.file, {
    path: upload,
    field: 'images[]',
    fields: kind ? { [owner]: listing, kind } : { [owner]: listing },
    after: queue.last,
    signal: waiting.stop.signal,
    onProgress: (share) => showShare(queue, waiting, share),
  });
  queue.last = going.catch(() => undefined);
  const answer = await going;
  // Taken out of the list on its way.
  if (!queue.files.includes(waiting)) return;
  const [kept] = answer.ok ? (answer.content as Kept[]) : [];
  if (kept?.ok) {
    tell(queue, waiting, 'done');
    queue.onKept(kept.image);
  } else refuse(queue, waiting, answer);
  sendNext(queue);
}

function tell(queue: Queue, waiting: Waiting, state: Waiting['state']): void {
  const { line } = waiting;
  waiting.state = state;
  line.dataset.state = state;
  const bar = part<HTMLProgressElement>(line, 'progress');
  if (state === 'running') bar.removeAttribute('value');
  else bar.value = state === 'waiting' ? 0 : 1;
  part(line, 'words').textContent = queue.editor.dataset[state] ?? '';
  part(line, 'retry').hidden = true;
}

function showShare({ editor }: Queue, { line }: Waiting, share: number): void {
  const { uploading = '', finishing = '' } = editor.dataset;
  const percent = Math.round(share * 100);
  part<HTMLProgressElement>(line, 'progress').value = share;
  // All of it is there, and the server makes its sizes.
  part(line, 'words').textContent =
    share === 1 ? finishing : uploading.replace('{{percent}}', String(percent));
}

function refuse(queue: Queue, waiting: Waiting, answer: Answer): void {
  tell(queue, waiting, 'failed');
  const { line } = waiting;
  if (answer.content) part(line, 'words').textContent = String(answer.content);
  part(line, 'retry').hidden = !canComeAgain(answer);
}

function showCounts(queue: Queue): void {
  const panel = part(queue.editor, 'queue');
  const left = count(queue, 'waiting', 'running');
  const numbers = { done: count(queue, 'done'), failed: count(queue, 'failed') };
  panel.hidden = queue.files.length === 0;
  part(panel, 'count').textContent = `${numbers.done} / ${queue.files.length}`;
  part(panel, 'stop').hidden = left === 0;
  part(panel, 'again').hidden = left > 0 || !queue.files.some(canTryAgain);
  part(panel, 'clear').hidden = left > 0;
  if (left === 0 && queue.files.length > 0)
    part(queue.editor, 'said').textContent = replaceIn(queue.editor.dataset.ended, numbers);
}

const count = ({ files }: Queue, ...states: Waiting['state'][]) =>
  files.filter(({ state }) => states.includes(state)).length;
