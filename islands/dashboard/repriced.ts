import { renewParts } from './renewed.ts';

/**
 * After a 409 `total_changed`: takes the `[data-priced]` parts from the page as it is now, what is sent
 * of them too, and leaves what was typed; a form whose price a script asked for hears `repriced`. Whoever
 * sends the form again does so by the price they see.
 */
export async function showNewPrices(form: HTMLFormElement): Promise<void> {
  form.dispatchEvent(new Event('repriced'));
  await renewParts('data-priced');
}
