import { z } from 'zod';
import { sentenceOf } from '../error-sentences.ts';
import { AppError } from '../errors.ts';
import { failureDetails, failureFields } from '../schemas/answers/failures.ts';

/** The answer to a call that failed with one of these codes; a code's further facts stand beside it. */
export function failureSchema(codes: readonly string[]): z.ZodType {
  const plain = codes.filter((code) => !failureDetails[code]);
  const kinds = [
    ...(plain.length > 0 ? [failureWith(z.enum(plain))] : []),
    ...codes
      .filter((code) => failureDetails[code])
      .map((code) => failureWith(z.literal(code), failureDetails[code])),
  ];
  const [only, ...others] = kinds;
  if (!only) throw new TypeError('a failure has a code');
  return others.length === 0 ? only : z.union([only, ...others]);
}

const failureWith = (code: z.ZodType, details: z.ZodRawShape = {}) =>
  z.strictObject({ ...failureFields, code, ...details });

/** Sentences of the catalogue may name a number; these stand for it. */
const VALUES = { minutes: 1, megabytes: 15, megapixels: 50, limit: 40 };

/** What a person reads when a call fails with this code. */
const sentenceOfCode = (code: string): string =>
  sentenceOf(new AppError(400, code, { values: VALUES }));

/** `dates_taken`: Bu tarihler dolu. …, a line for each code. */
export const describeCodes = (codes: readonly string[]): string =>
  codes.map((code) => `\`${code}\`: ${sentenceOfCode(code)}`).join('\n\n');
