import { z } from 'zod';

import { Line, Text, WholeText } from './common.ts';

export const ReviewParams = z.strictObject({ code: z.string().max(40) });

/** `failed`: so many photographs of the comment just sent could not be kept. */
export const ReviewQuery = z.object({
  failed: WholeText(0, 20).optional(),
});

const Score = WholeText(1, 5);

/** Not given is no score. */
const Part = z.preprocess((value) => (value === '' ? undefined : value), Score.optional());

/** The form after a stay; `website` is the trap field robots fill in. */
export const ReviewForm = z.object({
  score: Score,
  score_cleanliness: Part,
  score_location: Part,
  score_comfort: Part,
  score_contact: Part,
  score_value: Part,
  author_name: Line(60),
  body: Text(3000).min(20),
  website: z.literal('').optional(),
});

export type ReviewForm = z.infer<typeof ReviewForm>;
