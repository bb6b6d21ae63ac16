import { z } from 'zod';
import { ROLES } from '../../shared/roles.ts';

import { Id } from './common.ts';

export const SignedInAnswer = z.strictObject({
  /** For the `Authorization: Bearer …` header of calls below /v1/admin; lives 12 hours. */
  accessToken: z.string(),
  user: z.strictObject({
    id: Id,
    role: z.enum(ROLES),
    UserDetail: z.strictObject({ firstName: z.string(), lastName: z.string() }),
  }),
});

export const SignedOutAnswer = z.strictObject({ ended: z.literal(true) });
