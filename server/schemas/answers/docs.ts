import { z } from 'zod';

import { JsonObject } from './common.ts';

/** `GET /v1/openapi.json`: the document itself, without the envelope of the other answers. */
export const OpenApiAnswer = z.strictObject({
  openapi: z.string(),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), JsonObject),
  components: JsonObject,
});
