/** What the browser or the page's first script answers by itself is not for parts that come later. */
const PRESSED = 'button[type="button"]:not([commandfor], [popovertarget])';

/**
 * A button that is pressed and a control that is changed before the part that listens for it has come
 * would come to nothing. Until all of them are at work such acts wait, and are done then in their order.
 * A part that does not come is reported as an error of the page; the others work without it.
 */
export async function keepEarlyActs(parts: Promise<void>[]): Promise<void> {
  const waiting: (() => void)[] = [];
  const keep = (event: Event) => {
    const again = repetitionOf(event);
    if (!again) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(again);
  };
  addEventListener('click', keep, true);
  addEventListener('change', keep, true);
  const ended = await Promise.allSettled(parts);
  removeEventListener('click', keep, true);
  removeEventListener('change', keep, true);
  for (const act of waiting) act();
  for (const each of ended) if (each.status === 'rejected') reportError(each.reason);
}

function repetitionOf({ type, target }: Event): (() => void) | undefined {
  const element = target as HTMLElement;
  if (type === 'change') return () => element.dispatchEvent(new Event('change', { bubbles: true }));
  const button = element.closest<HTMLButtonElement>(PRESSED);
  return button ? () => button.click() : undefined;
}
