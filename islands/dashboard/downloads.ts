import { download } from './api.ts';
import { showToast } from './toast.ts';

/** Milliseconds after which a browser has surely begun to read the file: some only begin after the press. */
const TAKEN_AFTER = 40_000;

/**
 * Buttons for files of the API (`button[data-download]`): fetched with the token, then saved. What they
 * are about stands in the address or, where no log may have it, in `data-body`.
 */
export function saveDownloads(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-download]');
    if (!button || button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const file = await download(button.dataset.download ?? '', button.dataset.body);
    button.ariaBusy = null;
    if (typeof file === 'string') showToast(file || (button.dataset.offline ?? ''), 'bad');
    else save(file);
  });
}

function save({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_AFTER);
}
