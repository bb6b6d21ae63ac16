import { nightsBetween } from '../../shared/days.ts';
import type { FeedStay } from './calendar-event.ts';
import type { FeedSource } from './feed-source.ts';
import { isCovered, type Nights } from './nights.ts';

/** What is needed to know our own nights when another site shows them back to us. */
export interface EchoFacts {
  source: FeedSource;
  /** The host our exported UIDs end with. */
  own_host: string;
  /** Taken nights that the other site has been shown by our export; none if it never asked. */
  shown: readonly Nights[];
  /** Echoes of the last good import: they stay echoes while the other site is slow to drop them. */
  known: readonly KnownEcho[];
  today: string;
}

/** An echo as it was seen last; `bare_since` is the day on which our own nights under it were gone. */
export interface KnownEcho extends Nights {
  uid: string | null;
  bare_since: string | null;
}

/** After so many days the other site has read our export again, so what it still shows is its own. */
const PATIENCE_DAYS = 2;

/** Words that only a real booking of that site carries; a copy of our nights never does. */
const BOOKED: Partial<Record<FeedSource, RegExp>> = {
  AIRBNB: /^reserved\b/i,
  VRBO: /^reserved\b/i,
};

/**
 * Parts what the other site took by itself from what it only shows back to us. Without this, a night
 * that we give free would be taken by its own echo, and by the echo's echo at a third site.
 */
export function sortEchoes(
  stays: readonly FeedStay[],
  facts: EchoFacts,
): { own: FeedStay[]; echoes: KnownEcho[] } {
  const own: FeedStay[] = [];
  const echoes: KnownEcho[] = [];
  for (const stay of stays) {
    const echo = echoOf(stay, facts);
    if (echo) echoes.push(echo);
    else own.push(stay);
  }
  return { own, echoes };
}

function echoOf(stay: FeedStay, facts: EchoFacts): KnownEcho | null {
  const { started_at, finished_at, uid } = stay;
  if (stay.uid?.toLowerCase().endsWith(`@${facts.own_host.toLowerCase()}`))
    return { started_at, finished_at, uid, bare_since: null };
  if (BOOKED[facts.source]?.test(stay.summary)) return null;
  if (isCovered(stay, facts.shown)) return { started_at, finished_at, uid, bare_since: null };
  const before = facts.known.find(
    (known) => known.uid !== null && known.uid === uid && isCovered(stay, [known]),
  );
  if (!before) return null;
  const bare_since = before.bare_since ?? facts.today;
  return nightsBetween(bare_since, facts.today) < PATIENCE_DAYS
    ? { started_at, finished_at, uid, bare_since }
    : null;
}
