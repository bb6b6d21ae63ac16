/** What guests ask for on their own page. */
export const REQUEST_KINDS = ['CHANGE', 'CANCELLATION', 'MESSAGE'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['OPEN', 'DONE', 'REFUSED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
