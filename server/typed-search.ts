import type { z } from 'zod';

import type { UnreadSearch } from '../views/public/listing/listing.ts';
import { parseLenient, tryParse } from './parse.ts';
import type { PartyLimits } from './shared/party-limits.ts';

export type { UnreadSearch };

interface ReadSearch<Search> {
  search: Search;
  unread: UnreadSearch;
}

/**
 * What a list's address asks for, and what of it the page has to tell: prices that are none, which narrow
 * nothing, and more people than a search takes, who are as many as it takes.
 */
export function readSearch<Schema extends z.ZodObject>(
  schema: Schema,
  limits: PartyLimits,
  query: Record<string, unknown>,
): ReadSearch<z.output<Schema>> {
  const party = tooMany(limits, query);
  const asked = { ...query, ...party };
  const typed = PRICES.filter((name) => isTyped(query[name]));
  const read = typed.length > 0 ? tryParse(schema, asked) : undefined;
  const bad = read?.success === false ? read.fields : {};
  const prices = typed.filter((name) => name in bad);
  return {
    search: parseLenient(schema, asked),
    unread: {
      ...Object.fromEntries(prices.map((name) => [name, String(query[name])])),
      ...(Object.keys(party).length > 0 && { most: limits }),
    },
  };
}

/**
 * An address that names more people than any may, with as many as one may: that so many do not fit is
 * said where they would go, where those of nobody would be offered a price.
 */
export const withinParty = (
  limits: PartyLimits,
  query: Record<string, unknown>,
): Record<string, unknown> => ({ ...query, ...tooMany(limits, query) });

const PRICES = ['min_price', 'max_price'] as const;

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The counts above what a search takes, each as many as it takes. */
function tooMany(
  { people, babies }: PartyLimits,
  query: Record<string, unknown>,
): Record<string, number> {
  const limits = { adults: people, children: people, babies };
  const above = Object.entries(limits).filter(
    ([name, limit]) => /^\d+$/.test(String(query[name])) && Number(query[name]) > limit,
  );
  return Object.fromEntries(above);
}
