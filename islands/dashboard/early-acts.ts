/** What the browser or the page's first script answers by itself is not for parts that come later. */
const PRESSED = 'button[type="button"]:not([commandfor], [popovertarget])';

/** What may have to be heard by parts that come later. */
const ACTS = ['click', 'change', 'submit'];

/**
 * A button that is pressed, a control that is changed and a form that is sent before the part that listens
 * for it has come would come to nothing, or to half of it. Until all of them are at work such acts wait, and
 * are done then in their order. A part that does not come is reported as an error of the page; the others
 * work without it.
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
  for (const act of ACTS) addEventListener(act, keep, true);
  const ended = await Promise.allSettled(parts);
  for (const act of ACTS) removeEventListener(act, keep, true);
  for (const act of waiting) act();
  for (const each of ended) if (each.status === 'rejected') reportError(each.reason);
}

function repetitionOf(event: Event): (() => void) | undefined {
  const { type, target } = event;
  const element = target as HTMLElement;
  if (type === 'submit') return sendingOf(event as SubmitEvent);
  if (type === 'change') return () => element.dispatchEvent(new Event('change', { bubbles: true }));
  const button = element.closest<HTMLButtonElement>(PRESSED);
  return button ? () => button.click() : undefined;
}

/**
 * Of a form that the scripts send; any other leads to another page, for which no part is waited for. A
 * dialog of many rows that was opened for another one meanwhile is not sent: nobody asked for that row.
 */
function sendingOf({ target, submitter }: SubmitEvent): (() => void) | undefined {
  const form = target as HTMLFormElement;
  const { api } = form.dataset;
  if (api === undefined) return undefined;
  return () => {
    if (form.dataset.api === api) form.requestSubmit(submitter);
  };
}
