import { formatCount } from '../../server/shared/format.ts';
import { textLength } from '../../server/shared/text-length.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Places that repeat a field while it is typed in: `data-mirror` is the field's id, `data-fallback`
 * the words while it is empty, `data-mirror-as="length"` counts (`.over` beyond `data-most`),
 * `text-length` what is read of HTML.
 */
export function keepMirrors(): void {
  const places = () => document.querySelectorAll<HTMLElement>('[data-mirror]');
  // What was typed before this script was there.
  for (const place of places()) {
    const control = document.getElementById(place.dataset.mirror ?? '') as Control | null;
    if (control && control.value !== control.defaultValue) show(place, control.value.trim());
  }
  document.addEventListener('input', ({ target }) => {
    const control = target as Control;
    for (const place of places())
      if (place.dataset.mirror === control.id) show(place, control.value.trim());
  });
}

function show(place: HTMLElement, text: string): void {
  const { mirrorAs, fallback = '', most } = place.dataset;
  const length = mirrorAs === 'text-length' ? textLength(text) : text.length;
  place.textContent = mirrorAs ? formatCount(length) : text || fallback;
  if (most) place.classList.toggle('over', text.length > Number(most));
}
