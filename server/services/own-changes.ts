import { changesHeard } from './cache-listener.ts';

let settling: Promise<void> | undefined;

/** Tells that a change made through this process may not have been heard yet. */
export function noteOwnChange(): void {
  const heard = changesHeard().then(() => {
    if (settling === heard) settling = undefined;
  });
  settling = heard;
}

/** Set until changes made through this process have been heard: what is in memory may be older. */
export const ownChangesHeard = (): Promise<void> | undefined => settling;
