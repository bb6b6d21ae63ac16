/**
 * Once the page's first picture is on the screen. Browsers move the pointer over what they have just laid
 * out within the task that paints it: whatever listens by then is waited for, and counted for the paint.
 */
export function whenPainted(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: 'paint', buffered: true });
}

/** Once the page is there and painted and the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  const idle = () => whenPainted(() => (window.requestIdleCallback ?? setTimeout)(act));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
