import { cancel, sending_share, unreachable } from '../../views/locales/tr/common.json';
import { fill } from '../fill.ts';
import { toast } from './toasts.ts';
import { keepUnsent } from './unsent.ts';

const ready = new WeakSet<HTMLFormElement>();

/**
 * Files go up beside the page, which says how far they are: where the line breaks or the form is refused
 * they are still chosen, and need not be looked for again. Without this part the browser sends the form.
 */
export function sendBeside(form: HTMLFormElement): void {
  if (ready.has(form)) return;
  ready.add(form);
  form.addEventListener('submit', (event) => {
    // Without a line nothing is sent (unsent.ts).
    if (event.defaultPrevented || !hasFiles(form)) return;
    event.preventDefault();
    if (!form.ariaBusy) void send(form, event.submitter);
  });
}

const filesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=file]'),
];

const hasFiles = (form: HTMLFormElement) => filesOf(form).some(({ files }) => files?.length);

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const request = new XMLHttpRequest();
  const bar = barFor(form, request);
  const setBusy = (busy: 'true' | null) => {
    for (const each of [form, button]) if (each) each.ariaBusy = busy;
  };
  const ended = post(request, form);
  setBusy('true');
  const unlock = () => {
    setBusy(null);
    // Who stopped it by keys is back where they sent it from.
    if (bar.contains(document.activeElement)) button?.focus();
    bar.remove();
  };
  const answer = await ended;
  // It stays locked until the next page is there, and is as it was for who comes back.
  if (answer.status >= 200 && answer.status < 400) {
    addEventListener('pagehide', unlock, { once: true });
    return location.assign(request.responseURL);
  }
  unlock();
  tell(form, answer);
}

/** Status 0: there was no answer. `page` is what the server would have shown. */
interface Answer {
  status: number;
  page: Document | null;
  stopped: boolean;
}

/** `fetch` does not tell how much has been sent. */
function post(request: XMLHttpRequest, form: HTMLFormElement): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (stopped: boolean) => {
      const { status, response } = request;
      resolve({ status, page: status ? response : null, stopped });
    };
    request.onload = request.onerror = () => end(false);
    request.onabort = () => end(true);
    request.open('POST', form.action);
    request.responseType = 'document';
    request.send(new FormData(form));
  });
}

function barFor(form: HTMLFormElement, request: XMLHttpRequest): HTMLElement {
  const row = document.createElement('div');
  const bar = document.createElement('progress');
  const words = document.createElement('span');
  const stop = document.createElement('button');
  row.className = 'sending';
  Object.assign(stop, { type: 'button', className: 'button quiet small', textContent: cancel });
  stop.onclick = () => request.abort();
  const show = (share: number) => {
    bar.value = share;
    bar.ariaLabel = words.textContent = fill(sending_share, { share: Math.round(share * 100) });
  };
  request.upload.onprogress = ({ loaded, total }) => show(loaded / total);
  show(0);
  row.append(bar, words, stop);
  form.append(row);
  return row;
}

/**
 * A page that brings the form says why beside it; of one that brings none the address says it too; what the server
 * could not do is done again later.
 */
function tell(form: HTMLFormElement, { status, page, stopped }: Answer): void {
  if (stopped) return;
  const refused = page?.querySelector<HTMLFormElement>('form[enctype]');
  if (page && refused && status === 422) showRefused(form, refused, page);
  else if ([404, 409, 410, 422].includes(status)) location.assign(location.pathname);
  else toast(page?.querySelector('h1')?.textContent ?? unreachable, 'bad');
}

/** The form as the server answers it, with the files that are good as they were chosen. */
function showRefused(form: HTMLFormElement, answered: HTMLFormElement, page: Document): void {
  const fresh = document.importNode(answered, true);
  for (const [at, field] of filesOf(fresh).entries()) {
    const { files } = filesOf(form)[at] ?? {};
    if (!files || field.ariaInvalid === 'true') continue;
    field.files = files;
    fresh.querySelector('[data-choose-again]')?.remove();
  }
  form.replaceWith(fresh);
  keepUnsent(fresh);
  sendBeside(fresh);
  document.title = page.title;
  tellWhy(fresh, page);
}

/** What a refused form's page says first (views/components/error-summary.tsx). */
const NOTE = '#content .note[role=alert]';

function tellWhy(form: HTMLFormElement, page: Document): void {
  const note = page.querySelector<HTMLElement>(NOTE);
  document.querySelector(NOTE)?.remove();
  if (!note) return;
  const shown = document.importNode(note, true);
  form.before(shown);
  shown.focus();
}
