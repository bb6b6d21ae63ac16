import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 mark the old space when three quarters of the room it has left there are used, at the latest
 * at nine tenths. By itself it begins as soon as that room is smaller than the new space: with a heap as
 * small as ours (`--max-old-space-size`) always, so one cycle followed the other, once in a hundred pages.
 */
export function markLate(): void {
  setFlagsFromString('--incremental-marking-soft-trigger=75');
  setFlagsFromString('--incremental-marking-hard-trigger=90');
}
