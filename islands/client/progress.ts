/** How long the bar stays after the next page is there. */
const STOP_DELAY = 200;

/**
 * The route progress bar: shown while the next page is on its way, and a moment on that page.
 * An answer that is a file leaves this page standing, so the bar ends by itself too.
 */
export function showProgress(): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]');
  if (!bar) return;
  bar.hidden = !document.referrer.startsWith(location.origin);
  addEventListener('pageshow', () => hideAfter(bar, STOP_DELAY));
  addEventListener('click', (event) => {
    if (leads(event)) showAWhile(bar);
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) showAWhile(bar);
  });
}

/** As long as anybody waits for a page, or reads a sentence. */
export function showAWhile(element: HTMLElement): void {
  element.hidden = false;
  hideAfter(element, 10_000);
}

const hideAfter = (element: HTMLElement, delay: number) =>
  setTimeout(() => {
    element.hidden = true;
  }, delay);

/** Whether a click opens another page in this tab. */
function leads(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.download || link.origin !== location.origin) return false;
  return link.pathname + link.search !== location.pathname + location.search;
}
