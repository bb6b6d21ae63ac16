import { useSyncExternalStore } from 'react';

import type { StayChoice } from './live-quote-types.ts';

/**
 * The stay a guest is choosing, shared by the islands of a page: the calendar and the price panel
 * show and change the same. Lives in the browser only; the server's pages never set it.
 */
let chosen: StayChoice | null = null;
const listeners = new Set<() => void>();

export function chooseStay(choice: StayChoice): void {
  chosen = choice;
  for (const listener of listeners) listener();
}

/** What is chosen now; until somebody chooses, what the page was opened with. */
export function useStay(opened: StayChoice): StayChoice {
  return (
    useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => chosen,
      () => null,
    ) ?? opened
  );
}
