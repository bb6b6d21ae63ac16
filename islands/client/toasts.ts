const LIFE = 5000;
const MOST = 3;

export type Tone = 'ok' | 'info' | 'bad';

/** Shows a toast in the page's region: five seconds, longer while it is pointed at or holds focus. */
export function toast(text: string, tone: Tone = 'ok'): void {
  const region = document.querySelector('#toasts');
  const form = document.querySelector<HTMLTemplateElement>('template#toast');
  if (!region || !form) return;
  const item = (form.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  const words = item.querySelector('[data-toast-text]');
  if (words) words.textContent = text;
  for (const symbol of item.querySelectorAll<HTMLElement>('[data-tone]'))
    if (symbol.dataset.tone !== tone) symbol.remove();
  while (region.children.length >= MOST) region.firstElementChild?.remove();
  region.append(item);
  item.querySelector('.close')?.addEventListener('click', () => item.remove());
  endAfter(item, LIFE);
}

/** Counts a toast's time only while nobody reads it. */
function endAfter(item: HTMLElement, life: number): void {
  let left = life;
  let since = 0;
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = window.setTimeout(() => item.remove(), left);
  };
  const pause = () => {
    clearTimeout(timer);
    left -= Date.now() - since;
    since = Date.now();
  };
  item.addEventListener('pointerenter', pause);
  item.addEventListener('focusin', pause);
  item.addEventListener('pointerleave', run);
  item.addEventListener('focusout', run);
  run();
}
