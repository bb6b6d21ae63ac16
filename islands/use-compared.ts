import { useCallback, useEffect, useState } from 'react';

import { paths } from '../server/shared/paths.ts';
import type { Compared, ComparedKind } from './compared-listings.ts';
import { fetchInTime } from './patience.ts';

interface Found<Listing> {
  /** Null until they are known. */
  listings: Listing[] | null;
  failed: boolean;
  retry: () => void;
}

const ADDRESSES = { villa: paths.api.comparedVillas, boat: paths.api.comparedBoats };

/**
 * The villas or boats of a list of ids, asked for when an id is new: taking one off needs no request.
 */
export function useCompared<Kind extends ComparedKind>(
  kind: Kind,
  ids: readonly number[],
): Found<Compared[Kind]> {
  const [known, setKnown] = useState<Map<number, Compared[Kind] | null> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = ids.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const asked = wanted ? wanted.split(',').map(Number) : [];
    if (known && asked.every((id) => known.has(id))) return;
    const stop = new AbortController();
    setFailed(false);
    fetchCompared<Compared[Kind]>(ADDRESSES[kind](asked), stop.signal).then(
      (listings) => setKnown(byId(asked, listings)),
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [wanted, known, attempt]);
  const listings = known && ids.flatMap((id) => known.get(id) ?? []);
  return { listings, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function fetchCompared<Listing>(address: string, signal: AbortSignal): Promise<Listing[]> {
  const response = await fetchInTime(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { content } = (await response.json()) as { content: Listing[] };
  return content;
}

/** One that was asked for and did not come is not on sale: null. */
function byId<Listing extends { id: number }>(asked: number[], listings: Listing[]) {
  return new Map(asked.map((id) => [id, listings.find((each) => each.id === id) ?? null]));
}
