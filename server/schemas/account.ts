import { z } from 'zod';

/** `PUT /v1/admin/account/password`: the length caps keep a hostile text from costing hashing. */
export const OwnPassword = z.strictObject({
  current: z.string().min(1).max(128),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});

/** `POST /v1/admin/account/proof`: the password that one signed in with. */
export const PasswordAgain = z.strictObject({ password: z.string().min(1).max(128) });

export type OwnPassword = z.infer<typeof OwnPassword>;
