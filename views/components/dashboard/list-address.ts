import { withQuery } from '../../../server/shared/paths.ts';

/** Makes the address of a list with some of its parameters changed; `undefined` takes one off. */
export type ListAddress<Query> = (changes: Partial<Record<keyof Query, unknown>>) => string;

/**
 * The addresses of one list. Parameters equal to `defaults` are left out, lists are comma-joined, and
 * any change but a change of place starts again at the first row.
 */
export function listAddress<Query extends object>(
  path: string,
  query: Query,
  defaults: Partial<Query>,
): ListAddress<Query> {
  return (changes) => {
    const merged: Record<string, unknown> = { ...query, skip: undefined, ...changes };
    const spelt = Object.entries(merged).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(',') : value;
      return [name, text === defaults[name as keyof Query] ? undefined : text];
    });
    return withQuery(path, Object.fromEntries(spelt));
  };
}

/**
 * Whether a list is less than all there is: its address names more than an order and a page's size. An
 * empty list blames its filters only then.
 */
export const isNarrowed = (
  path: string,
  address: (changes: { take: undefined; order: undefined }) => string,
): boolean => address({ take: undefined, order: undefined }) !== path;
