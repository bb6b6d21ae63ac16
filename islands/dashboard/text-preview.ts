import { call } from './api.ts';
import { showErrors } from './errors.ts';

/** `button[data-text-preview]` (views/dashboard/text-preview.tsx): shows what is written, before it is saved. */
export function keepTextPreviews(): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-text-preview]');
    if (!button?.form || button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    const { title, body } = Object.fromEntries(new FormData(button.form));
    const answer = await call('POST', button.dataset.textPreview ?? '', { title, body });
    button.ariaBusy = null;
    if (answer.ok) show(answer.content as { title: string; body: string });
    else showErrors(button.form, answer);
  });
}

function show({ title, body }: { title: string; body: string }): void {
  const dialog = document.getElementById('text-preview');
  const [heading, text] = ['title', 'body'].map((name) =>
    dialog?.querySelector(`[data-preview=${name}]`),
  );
  if (!(dialog instanceof HTMLDialogElement) || !heading || !text) return;
  heading.textContent = title;
  // The server has cleaned it, as it does before it shows it to visitors.
  text.innerHTML = body;
  dialog.showModal();
}
