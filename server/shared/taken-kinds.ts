/** What takes days of a villa or a boat, as the ledger and the API call it. */
export const TAKEN_KINDS = ['OPTION', 'RESERVATION', 'CLOSING', 'EXTERNAL', 'FEED'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];
