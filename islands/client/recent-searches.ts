import type { Suggestion } from './suggestion-list.ts';

const KEY = 'recent_searches';
const MOST = 5;

/** What this browser searched or chose last, newest first. */
export function readRecent(): Suggestion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    // Only this site's own pages: storage may hold anything.
    return Array.isArray(kept) ? kept.filter((each) => /^\/[^/\\]/.test(each?.href)) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: Suggestion): void {
  const others = readRecent().filter(({ href }) => href !== search.href);
  try {
    localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST)));
  } catch {
    // The browser keeps nothing for this site: only the suggestion is lost.
  }
}
