import type { z } from 'zod';

import type { WrongFilters } from '../views/components/dashboard/filters.tsx';
import { fieldSentences } from './error-sentences.ts';
import { parseLenient, tryParse } from './parse.ts';

type Query = Record<string, unknown>;

/**
 * A list's query as `parseLenient` reads it, and those of its filters that were left out although each is
 * right by itself: the last of two days before the first, the most below the least. Without a word the
 * reader would take a list for narrowed that is not.
 */
export function readFilters<Schema extends z.ZodObject>(
  schema: Schema,
  query: Query,
): { query: z.output<Schema>; wrong: WrongFilters } {
  return { query: parseLenient(schema, query), wrong: wrongFilters(schema, query) };
}

function wrongFilters(schema: z.ZodObject, query: Query): WrongFilters {
  const parsed = tryParse(schema, query);
  if (parsed.success) return {};
  const wrong = Object.entries(fieldSentences(parsed.fields)).filter(([name]) =>
    isRightAlone(schema, name, query[name]),
  );
  return Object.fromEntries(
    wrong.map(([name, text]) => [name, { typed: String(query[name]), text }]),
  );
}

function isRightAlone(schema: z.ZodObject, name: string, value: unknown): boolean {
  // An address may name anything; `constructor` is no field, though every object has one.
  if (!Object.hasOwn(schema.shape, name)) return false;
  return (schema.shape[name] as z.ZodType).safeParse(value).success;
}
