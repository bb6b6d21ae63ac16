import { z } from 'zod';

/** `PUT /v1/admin/account/password`: the length caps keep a hostile text from costing hashing. */
export const OwnPassword = z.strictObject({
  current: z.string().min(1).max(128),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});

export type OwnPassword = z.infer<typeof OwnPassword>;
