import { readPage } from './api.ts';

/**
 * After a 409 `total_changed`: takes the `[data-priced]` parts from the page as it is now, what is sent
 * of them too, and leaves what was typed; a form whose price a script asked for hears `repriced`. Whoever
 * sends the form again does so by the price they see.
 */
export async function showNewPrices(form: HTMLFormElement): Promise<void> {
  form.dispatchEvent(new Event('repriced'));
  const parts = document.querySelectorAll<HTMLElement>('[data-priced]');
  const page = parts.length > 0 ? await readPage(location.href) : undefined;
  for (const part of parts) {
    const now = page?.querySelector(`[data-priced="${part.dataset.priced}"]`);
    if (now) part.replaceWith(now);
  }
}
