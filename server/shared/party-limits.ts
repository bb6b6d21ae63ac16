/** As many as a search, an address or a request may name; what fits, the house or boat itself says. */
export const PARTY_LIMITS = {
  villa: { people: 50, babies: 20 },
  boat: { people: 300, babies: 50 },
} as const;

export type PartyLimits = (typeof PARTY_LIMITS)[keyof typeof PARTY_LIMITS];
