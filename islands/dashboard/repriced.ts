import { readPage } from './api.ts';

/**
 * After a 409 `total_changed`: takes the `[data-priced]` parts from the page as it is now, what is sent
 * of them too, and leaves what was typed. Whoever sends the form again does so by the price they see.
 */
export async function showNewPrices(): Promise<void> {
  const page = await readPage(location.href);
  for (const part of document.querySelectorAll<HTMLElement>('[data-priced]')) {
    const now = page?.querySelector(`[data-priced="${part.dataset.priced}"]`);
    if (now) part.replaceWith(now);
  }
}
