/** Where "today" is: the agency's country, whatever zone the server or the visitor is in. */
export const TIME_ZONE = 'Europe/Istanbul';

/** Today in Istanbul; given to rules as an argument, so that they can be tested on any day. */
export const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(TIME_ZONE);

export const now = (): Temporal.Instant => Temporal.Now.instant();
