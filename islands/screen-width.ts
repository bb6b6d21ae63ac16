import { useSyncExternalStore } from 'react';

/** Whether the screen is of a kind, also once it is turned or made larger; false on the server, which has none to ask for. */
export const useScreen = (kind: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(kind);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(kind).matches,
    () => false,
  );
