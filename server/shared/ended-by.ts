/** Who wished an end: the guest follows the ladder, agency and owner give back whole. */
export const ENDED_BY = ['GUEST', 'AGENCY', 'OWNER'] as const;
export type EndedBy = (typeof ENDED_BY)[number];
