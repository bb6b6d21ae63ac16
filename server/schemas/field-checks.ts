import { z } from 'zod';

/** `POST /v1/admin/fields/preview`: a call with its address, and the body it would be sent. */
export const FieldCheck = z.strictObject({
  call: z
    .string()
    .max(200)
    .regex(/^(POST|PUT|PATCH|DELETE) \/v1\/[\w/-]+$/, 'invalid_value'),
  fields: z.record(z.string(), z.unknown()),
});
