/**
 * Acts when the browser is idle next; what is returned takes that back, as effects want it. Apart from
 * client/moments.ts: a file of both would be one more request of the first script.
 */
export function inIdleTime(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act);
  return () => cancelIdleCallback(waiting);
}
