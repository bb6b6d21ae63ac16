import { changesHeard, hearsChanges } from './cache-listener.ts';
import { isTouched, onInvalidate } from './cache-tags.ts';

import { ownChangesHeard } from './own-changes.ts';

interface KeptAnswer<Answer> {
  answer: Promise<Answer>;
  /** What it shows; unsaid while it is being worked out: then every change touches it. */
  tags?: readonly string[];
  /** Milliseconds since 1970. */
  until: number;
}

interface Keeping<Answer> {
  /** What all of them show, or what one of them does. */
  tags: readonly string[] | ((answer: Answer) => readonly string[]);
  /** How many are kept: those asked for last. */
  most: number;
  /**
   * `true`: every change committed before the question is in the answer, whoever made it, for one
   * question to the listening connection. `false`: as with kept pages, changes of other processes
   * arrive a moment later.
   */
  exact: boolean;
  /** Milliseconds after which what no change tells of shows. */
  longest?: number;
}

const TEN_MINUTES = 10 * 60 * 1000;

/** `longest` of what a page is made of: on top of it the page is kept for ten minutes. */
export const UNDER_A_PAGE = 60 * 1000;

/**
 * Keeps answers in memory until a change touches what they show; whoever asks while one is being
 * worked out waits for the same. Answers are shared: nobody may change them.
 */
export function keptAnswers<Answer>(keeping: Keeping<Answer>) {
  const { tags, most, exact, longest = TEN_MINUTES } = keeping;
  const kept = new Map<string, KeptAnswer<Answer>>();
  onInvalidate((tag) => {
    // What is being worked out may not know of the change, so that it goes too.
    for (const [key, entry] of kept)
      if (!entry.tags || isTouched(entry.tags, tag)) kept.delete(key);
  });

  return async (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    if (!hearsChanges()) return make();
    // Only an answer that is there already may have missed a change; a new one is asked for after it.
    if (kept.has(key)) await (exact ? changesHeard() : ownChangesHeard());
    const known = kept.get(key);
    kept.delete(key);
    const entry = known && isOfNow(known) ? known : begin(make);
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

  /** One of later was worked out before the clock was put right. */
  function isOfNow({ until }: KeptAnswer<Answer>): boolean {
    const now = Date.now();
    return now < until && now >= until - longest;
  }

  function begin(make: () => Promise<Answer>): KeptAnswer<Answer> {
    const answer = make();
    const entry: KeptAnswer<Answer> = { answer, until: Date.now() + longest };
    if (typeof tags !== 'function') entry.tags = tags;
    else answer.then((known) => (entry.tags = tags(known))).catch(() => {});
    return entry;
  }
}
