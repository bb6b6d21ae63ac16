/** Who signs in: staff, and owners of villas and boats. */
export const ROLES = ['ADMIN', 'OWNER'] as const;
export type Role = (typeof ROLES)[number];

/** Who does something: `SYSTEM` is the jobs and the payment provider's verified answers. */
export const ACTOR_ROLES = [...ROLES, 'GUEST', 'SYSTEM'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number];
