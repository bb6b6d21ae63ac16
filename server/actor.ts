import type { Role } from './shared/roles.ts';

/** Who is asking: a signed-in person and the session they came with. */
export interface Actor {
  id: number;
  role: Role;
  name: string;
  email: string;
  sid: string;
  /** Gave their password within the last `PROOF_MINUTES` (queries/accounts/sessions.ts). */
  proved: boolean;
}
