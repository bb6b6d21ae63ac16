import { z } from 'zod';

/** One result a file: what it became, or why it was refused. */
export const uploadResults = <Image extends z.ZodType>(image: Image) =>
  z.array(
    z.union([
      z.strictObject({ file_name: z.string(), ok: z.literal(true), image }),
      z.strictObject({
        file_name: z.string(),
        ok: z.literal(false),
        code: z.string(),
        content: z.string(),
      }),
    ]),
  );
