import { changesHeard, hearsChanges } from './cache-listener.ts';
import { isTouched, onInvalidate } from './cache-tags.ts';

interface KeptAnswer<Answer> {
  answer: Promise<Answer>;
  /** Milliseconds since 1970. */
  until: number;
}

/** What no change tells of shows after this time. */
const KEPT_AT_MOST = 10 * 60 * 1000;

/**
 * Keeps so many answers in memory, those asked for last, until a change touches the tags; whoever asks
 * while one is being worked out waits for the same. Every change committed before the question is in
 * the answer, whoever made it. Answers are shared: nobody may change them.
 */
export function keptAnswers<Answer>(tags: readonly string[], most: number) {
  const kept = new Map<string, KeptAnswer<Answer>>();
  // What is being worked out may not know of the change, so that it goes too.
  onInvalidate((tag) => {
    if (isTouched(tags, tag)) kept.clear();
  });

  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (!hearsChanges()) return make();
    // Only an answer that is there already may have missed a change; a new one is asked for after it.
    if (kept.has(key)) await changesHeard();
    const known = kept.get(key);
    kept.delete(key);
    const entry =
      known && known.until > Date.now()
        ? known
        : { answer: make(), until: Date.now() + KEPT_AT_MOST };
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}
