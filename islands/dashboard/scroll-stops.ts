/**
 * A frame is a stop of the Tab key where its list scrolls inside it: on phones, and of a short list, there is
 * nothing to do at it. As pages come it is one, for whoever has no script.
 */
export function keepScrollStops(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) settle(target.closest<HTMLElement>('.table-frame'));
  });
  for (const frame of document.querySelectorAll('.table-frame')) {
    sizes.observe(frame);
    if (frame.firstElementChild) sizes.observe(frame.firstElementChild);
  }
}

function settle(frame: HTMLElement | null): void {
  if (!frame) return;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
  const scrolls =
    getComputedStyle(frame).overflowX !== 'visible' &&
    (scrollWidth > clientWidth || scrollHeight > clientHeight);
  if (scrolls) frame.tabIndex = 0;
  else frame.removeAttribute('tabindex');
}
