import { withQuery } from '../../server/shared/paths.ts';
import { thumbnailUrl } from '../../server/shared/pictures.ts';
import { isPicture } from '../shrink.ts';
import { type Answer, call } from './api.ts';
import { holdBack } from './arrivals.ts';
import { showToast } from './toast.ts';
import { canComeAgain, uploadPicture } from './upload.ts';

interface Shown {
  hash: string;
  width: number;
  height: number;
}

/** What an answer says of the picture: one kept for a form (`POST /v1/admin/picture`), or a page's own. */
interface Taken {
  picture: Shown | null;
  version?: number;
}

/**
 * `[data-picture-field]` (views/components/dashboard/picture-field.tsx): a picture is chosen, dropped
 * or pasted, goes up at once with its progress, and can be sent again when it did not arrive.
 */
export function keepPictureFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('[data-picture-field]')) keep(field);
}

function keep(field: HTMLElement): void {
  const input = part<HTMLInputElement>(field, 'input');
  let last: File | undefined;
  const send = (file: File | undefined) => {
    if (!file || field.ariaBusy === 'true') return;
    last = file;
    holdBack(formOf(field), replace(field, file));
  };
  input.addEventListener('change', () => {
    send(input.files?.[0]);
    input.value = '';
  });
  field.addEventListener('dragover', (event) => {
    event.preventDefault();
    field.dataset.over = '';
  });
  field.addEventListener('dragleave', () => delete field.dataset.over);
  field.addEventListener('drop', (event) => {
    event.preventDefault();
    delete field.dataset.over;
    const files = [...(event.dataTransfer?.files ?? [])];
    send(files.find(isPicture) ?? files[0]);
  });
  field.addEventListener('paste', ({ clipboardData }) =>
    send([...(clipboardData?.files ?? [])].find(isPicture)),
  );
  part(field, 'retry').addEventListener('click', () => send(last));
  keepRemoval(field);
}

function keepRemoval(field: HTMLElement): void {
  const asking = part(field, 'ask');
  part(field, 'remove').addEventListener('click', () => {
    if (!field.dataset.remove) return show(field, { picture: null });
    asking.hidden = false;
    asking.querySelector('button')?.focus();
  });
  part(field, 'keep').addEventListener('click', () => {
    asking.hidden = true;
    part(field, 'remove').focus();
  });
  part(field, 'confirm').addEventListener('click', async () => {
    const { remove = '', removed = '' } = field.dataset;
    const answer = await call('DELETE', remove);
    asking.hidden = true;
    if (!answer.ok) return refuse(field, answer);
    show(field, answer.content as Taken);
    void showToast(removed);
    part(field, 'input').focus();
  });
}

/** False when it was refused or did not arrive. */
async function replace(field: HTMLElement, file: File): Promise<boolean> {
  const { upload: path = '', name = '', preparing = '', uploading = '', done = '' } = field.dataset;
  const bar = part<HTMLProgressElement>(field, 'progress');
  const words = part(field, 'words');
  field.ariaBusy = 'true';
  part(field, 'error').textContent = '';
  part(field, 'retry').hidden = true;
  bar.hidden = false;
  bar.removeAttribute('value');
  words.textContent = preparing;
  const onProgress = (share: number) => {
    bar.value = share;
    words.textContent = uploading.replace('{{percent}}', String(Math.round(share * 100)));
  };
  const answer = await uploadPicture(file, { path, field: name, onProgress });
  field.ariaBusy = null;
  bar.hidden = true;
  words.textContent = '';
  part(field, 'retry').hidden = answer.ok || !canComeAgain(answer);
  if (answer.ok) {
    show(field, takenFrom(answer.content));
    void showToast(done);
  } else refuse(field, answer);
  return answer.ok;
}

function takenFrom(content: unknown): Taken {
  return Array.isArray(content) ? { picture: content[0].image } : (content as Taken);
}

function refuse(field: HTMLElement, { content }: Answer): void {
  part(field, 'error').textContent = String(content ?? field.dataset.failed);
}

function show(field: HTMLElement, { picture, version }: Taken): void {
  const image = part<HTMLImageElement>(field, 'image');
  if (picture) image.src = thumbnailUrl(picture);
  image.hidden = !picture;
  part(field, 'none').hidden = Boolean(picture);
  part(field, 'remove').hidden = !picture;
  const { choose = '', another = '' } = field.dataset;
  part(field, 'choose').textContent = picture ? another : choose;
  const form = formOf(field);
  if (form && version) renewVersion(form, version);
  const hash = field.querySelector<HTMLInputElement>('[data-picture=hash]');
  if (!hash) return;
  hash.value = picture?.hash ?? '';
  hash.dispatchEvent(new Event('input', { bubbles: true }));
}

const formOf = (field: HTMLElement) =>
  field.closest('form') ?? document.querySelector<HTMLFormElement>(`#${field.dataset.form}`);

/** The row is another one now, for its form as for the dialog that deletes it. */
function renewVersion(form: HTMLFormElement, version: number): void {
  const seen = form.elements.namedItem('version');
  if (seen instanceof HTMLInputElement) seen.value = String(version);
  const [, row = ''] = (form.dataset.api ?? '').split(' ');
  const removal = document.querySelector<HTMLFormElement>(`form[data-api^="DELETE ${row}?"]`);
  if (removal) removal.dataset.api = `DELETE ${withQuery(row, { version })}`;
}

function part<Part extends HTMLElement = HTMLElement>(field: HTMLElement, name: string): Part {
  return field.querySelector(`[data-picture="${name}"]`) as Part;
}
