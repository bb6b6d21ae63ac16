/** Nobody waits longer for an answer, and a line that broke tells no browser so. */
const PATIENCE = 15_000;

/** `fetch` that fails where the whole answer does not come in time, or is given up by `init.signal`. */
export function fetchInTime(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const end = new AbortController();
  setTimeout(() => end.abort(), PATIENCE);
  // What was given up before tells it no more.
  if (init.signal?.aborted) end.abort();
  init.signal?.addEventListener('abort', () => end.abort());
  return fetch(address, { ...init, signal: end.signal });
}
