/** A device with too much to do is not idle for many seconds on end, and what waits would seem broken. */
const AT_THE_LATEST = { timeout: 1_000 };

/**
 * Acts when the browser is idle next, or in a second; what is returned takes that back, as effects want it.
 * Apart from client/moments.ts: a file of both would be one more request of the first script.
 */
export function inIdleTime(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, AT_THE_LATEST);
  return () => cancelIdleCallback(waiting);
}
