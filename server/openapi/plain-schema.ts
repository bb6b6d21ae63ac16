import type { ZodOpenApiOverride } from 'zod-openapi';

/** Limits that say no more than "a whole number a computer can hold". */
const NO_LIMITS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Formats whose pattern is a wall of signs that tells a reader nothing. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'email', 'time', 'uri']);

/** Leaves out of a generated schema what is true but helps nobody to write a client. */
export const plainSchema: ZodOpenApiOverride = ({ jsonSchema }) => {
  const { minimum, maximum, format } = jsonSchema;
  if (NO_LIMITS.has(Number(minimum))) delete jsonSchema.minimum;
  if (NO_LIMITS.has(Number(maximum))) delete jsonSchema.maximum;
  if (format && KNOWN_FORMATS.has(format)) delete jsonSchema.pattern;
};
