import type { Behaviour } from './behaviours.ts';

const DEBOUNCE = 250;
let timer = 0;
let latest = 0;

/**
 * Prices in place what a boat's form asks for: the page's own answer to these fields takes the place
 * of what `data-charter-part` marks. The form can be sent all the same.
 */
export const priceCharter: Behaviour = (element) => {
  const form = element as HTMLFormElement;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (form.matches(':valid')) showAnswer(addressOf(form)).catch(() => {});
  }, DEBOUNCE);
};

/** Without fields that were left empty, as the form's page would link to itself. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return `${form.action}?${new URLSearchParams(fields as [string, string][])}`;
}

async function showAnswer(address: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(address);
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (turn !== latest) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-charter-part]')) {
    const { charterPart } = part.dataset;
    const answer = page.querySelector(`[data-charter-part="${charterPart}"]`);
    part.replaceChildren(...(answer?.childNodes ?? []));
  }
  history.replaceState(history.state, '', address);
}
