import type { z } from 'zod';

import type { UnreadSearch } from '../views/public/listing/listing.ts';
import { typedWishes } from './domain/typed-wishes.ts';
import { parseLenient, tryParse } from './parse.ts';
import { truncate } from './shared/format.ts';
import type { PartyLimits } from './shared/party-limits.ts';

export type { UnreadSearch };

interface ReadSearch<Search> {
  search: Search;
  unread: UnreadSearch;
}

/**
 * What a list's address asks for, and what of it the page has to tell: prices and slugs that are none,
 * which narrow nothing, and more people than a search takes, who are as many as it takes.
 */
export function readSearch<Schema extends z.ZodObject>(
  schema: Schema,
  limits: PartyLimits,
  query: Record<string, unknown>,
): ReadSearch<z.output<Schema>> {
  const party = tooMany(limits, query);
  const asked = { ...query, ...party };
  const typed = [...PRICES, ...SLUGS].filter((name) => isTyped(query[name]));
  const read = typed.length > 0 ? tryParse(schema, asked) : undefined;
  const bad = read?.success === false ? read.fields : {};
  const prices = PRICES.filter((name) => name in bad);
  const slugs = SLUGS.filter((name) =>
    Object.keys(bad).some((path) => path.startsWith(`${name}.`)),
  );
  return {
    search: parseLenient(schema, asked),
    unread: {
      ...Object.fromEntries(prices.map((name) => [name, String(query[name])])),
      ...(slugs.length > 0 && {
        slugs: slugs.map((name) => truncate(String(query[name]), LONGEST)),
      }),
      ...(Object.keys(party).length > 0 && { most: limits }),
    },
  };
}

/** With what the search names that there is not, as nothing could be narrowed by it. */
export function withUnknown(
  unread: UnreadSearch,
  unknown: Record<string, readonly string[]>,
): UnreadSearch {
  const slugs = [...(unread.slugs ?? []), ...Object.values(unknown).flat()];
  return slugs.length > 0 ? { ...unread, slugs: [...new Set(slugs)].slice(0, TOLD) } : unread;
}

/** Links may hold a hundred; nobody mistypes more than a few. */
const TOLD = 5;
const LONGEST = 40;

interface Wished {
  q?: string | undefined;
  check_in?: string | undefined;
  children: number;
}

/**
 * What an address asks for under whose words nothing was found, with the people, rooms and month among them in
 * their own fields; undefined: there are none. Days that are chosen already are left alone.
 */
export function withWishes(
  query: Record<string, unknown>,
  { q, check_in, children }: Wished,
  { rooms, today }: { rooms: 'bedrooms' | 'cabins'; today: Temporal.PlainDate },
): Record<string, unknown> | undefined {
  const wishes = q ? typedWishes(q, today) : null;
  if (!wishes) return undefined;
  return {
    ...query,
    page: undefined,
    q: wishes.q,
    ...(wishes.people && { adults: Math.max(1, wishes.people - children) }),
    ...(wishes.rooms && { [rooms]: wishes.rooms }),
    ...(!check_in && wishes.week),
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
const SLUGS = ['region', 'town', 'district', 'type'] as const;

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
