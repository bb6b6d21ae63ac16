import { call } from './api.ts';

/** Between two looks, in milliseconds. */
const REST = 3000;

/** `[data-newsletter]`: the numbers of a newsletter that is going out, until it is through or stopped. */
export function followNewsletter(): void {
  const place = document.querySelector<HTMLElement>('[data-newsletter]');
  if (place) setTimeout(() => void look(place), REST);
}

async function look(place: HTMLElement): Promise<void> {
  // A tab nobody looks at need not ask.
  if (!document.hidden) {
    const { ok, content } = await call('GET', place.dataset.newsletter ?? '');
    const figures = content as Record<string, unknown>;
    if (ok && figures.state !== 'SENDING') return location.reload();
    if (ok) show(place, figures);
  }
  setTimeout(() => void look(place), REST);
}

function show(place: HTMLElement, figures: Record<string, unknown>): void {
  for (const shown of place.querySelectorAll<HTMLElement>('[data-figure]'))
    shown.textContent = Number(figures[shown.dataset.figure ?? '']).toLocaleString('tr');
  const bar = place.querySelector('progress');
  if (bar) bar.value = Number(figures.sent_count);
}
