/**
 * What a process keeps in memory stands under tags: `site` for what any page shows, `villa:<id>` and
 * `boat:<id>` for one of them. `cache-listener.ts` hears from the database which tags a committed
 * change touched.
 */
type Listener = (tag: string) => void;

const listeners = new Set<Listener>();

export function onInvalidate(listener: Listener): void {
  listeners.add(listener);
}

/** Drops what is kept under the tags. `site` stands for everything. */
export function invalidate(...tags: string[]): void {
  for (const tag of tags) for (const listener of listeners) listener(tag);
}

/**
 * Whether a change told by `tag` touches what stands under `tags`. `villas` there means a list of
 * villas, which a change of any villa may join or leave; `boats` the same.
 */
export const isTouched = (tags: readonly string[], tag: string): boolean =>
  tag === 'site' || tags.includes(tag) || tags.includes(listOf(tag));

/** `villa:17` → `villas` */
const listOf = (tag: string) => `${tag.slice(0, tag.indexOf(':'))}s`;
