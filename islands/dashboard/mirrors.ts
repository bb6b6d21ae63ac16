type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Places that repeat a field while it is typed in: `data-mirror` is the field's id, `data-fallback`
 * the words while it is empty, `data-mirror-as="length"` counts (`.over` beyond `data-most`).
 */
export function keepMirrors(): void {
  document.addEventListener('input', ({ target }) => {
    const control = target as Control;
    for (const place of document.querySelectorAll<HTMLElement>('[data-mirror]'))
      if (place.dataset.mirror === control.id) show(place, control.value.trim());
  });
}

function show(place: HTMLElement, text: string): void {
  const { mirrorAs, fallback = '', most } = place.dataset;
  place.textContent = mirrorAs === 'length' ? String(text.length) : text || fallback;
  if (most) place.classList.toggle('over', text.length > Number(most));
}
