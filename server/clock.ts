import { TIME_ZONE } from './shared/time-zone.ts';

/** Today in Istanbul; given to rules as an argument, so that they can be tested on any day. */
export const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(TIME_ZONE);

/** What the clock says in Istanbul. */
export const timeOfDay = (): Temporal.PlainTime => Temporal.Now.plainTimeISO(TIME_ZONE);

export const now = (): Temporal.Instant => Temporal.Now.instant();
