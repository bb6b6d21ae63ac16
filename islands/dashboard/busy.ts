/**
 * Shows on its button that a form is being sent; gives the function that ends it, or nothing when it
 * is being sent already: a second click is not a second call.
 */
export function showBusy(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): (() => void) | null {
  if (form.ariaBusy === 'true') return null;
  form.ariaBusy = 'true';
  const button = (submitter ?? form.querySelector('[type=submit]')) as HTMLButtonElement | null;
  const words = button?.innerHTML ?? '';
  if (button) {
    button.style.minWidth = `${button.offsetWidth}px`;
    button.ariaBusy = 'true';
    if (button.dataset.busy) button.textContent = button.dataset.busy;
  }
  return () => {
    form.ariaBusy = null;
    if (!button) return;
    button.ariaBusy = null;
    button.innerHTML = words;
  };
}
