/** Of a boat: owners report no stays of it, and no other site's calendar has it. */
const OF_ALL = ['RESERVATION', 'OPTION', 'CLOSING'] as const;

/** What takes days of a villa or a boat, as the ledger and the API call it, in the order in which screens tell it. */
export const TAKEN_KINDS = [...OF_ALL, 'EXTERNAL', 'FEED'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

export const TAKEN_KINDS_OF = { villa: TAKEN_KINDS, boat: OF_ALL } as const;
