import { useCallback, useEffect, useState } from 'react';

import { paths } from '../server/shared/paths.ts';
import type { ComparedVilla } from './compared-villa.ts';

export interface Compared {
  /** Null until they are known. */
  villas: ComparedVilla[] | null;
  failed: boolean;
  retry: () => void;
}

/**
 * The villas of a list of ids, asked for when an id is new: taking one off needs no request. Without
 * ids (null: not known yet) nothing is asked.
 */
export function useComparedVillas(ids: readonly number[] | null): Compared {
  const [known, setKnown] = useState<Map<number, ComparedVilla | null> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = ids?.join(',') ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const asked = wanted ? wanted.split(',').map(Number) : [];
    if (wanted === null || (known && asked.every((id) => known.has(id)))) return;
    const stop = new AbortController();
    setFailed(false);
    fetchVillas(asked, stop.signal).then(
      (villas) => setKnown(byId(asked, villas)),
      () => stop.signal.aborted || setFailed(true),
    );
    return () => stop.abort();
  }, [wanted, known, attempt]);
  const villas = known && ids ? ids.flatMap((id) => known.get(id) ?? []) : null;
  return { villas, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}

async function fetchVillas(ids: number[], signal: AbortSignal): Promise<ComparedVilla[]> {
  if (ids.length === 0) return [];
  const response = await fetch(paths.api.comparedVillas(ids), { signal });
  if (!response.ok) throw new Error(String(response.status));
  const { content } = (await response.json()) as { content: ComparedVilla[] };
  return content;
}

/** One that was asked for and did not come is not on sale: null. */
function byId(asked: number[], villas: ComparedVilla[]): Map<number, ComparedVilla | null> {
  return new Map(asked.map((id) => [id, villas.find((villa) => villa.id === id) ?? null]));
}
