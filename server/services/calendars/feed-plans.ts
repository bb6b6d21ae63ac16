import type { Db } from '../../db/index.ts';
import type { FeedStay, FeedWarning } from '../../domain/feeds/calendar-event.ts';
import { type KnownEcho, sortEchoes } from '../../domain/feeds/echoes.ts';
import { nightsOfEvents } from '../../domain/feeds/event-nights.ts';
import type { FeedSource } from '../../domain/feeds/feed-source.ts';
import { type ImportPlan, planImport, type StandingEvent } from '../../domain/feeds/import-plan.ts';
import { env } from '../../env.ts';
import { listReadDestinations } from '../../queries/calendars/calendar-exports.ts';
import {
  listStandingEvents,
  listTakenNights,
  type VillaTaken,
} from '../../queries/calendars/feed-events.ts';
import type { ReadCalendar } from './feed-parser.ts';

/** The feed an import belongs to; a preview's may not exist yet. */
interface PlannedFeed {
  id: number | null;
  villa_id: number;
  source: FeedSource;
  echoes: KnownEcho[];
}

/** Everything an import is decided from, and what it comes to. */
export interface FeedImport {
  today: string;
  incoming: FeedStay[];
  echoes: KnownEcho[];
  warnings: FeedWarning[];
  standing: StandingEvent[];
  taken: VillaTaken[];
  plan: ImportPlan;
}

/** What a calendar means for a villa as things stand; writes nothing. */
export async function planFeed(
  db: Db,
  feed: PlannedFeed,
  calendar: ReadCalendar,
  today: string,
): Promise<FeedImport> {
  const { stays, warnings } = nightsOfEvents(calendar.events, today);
  const taken = await listTakenNights(db, feed.villa_id, { except_feed: feed.id, today });
  const { own, echoes } = sortEchoes(stays, {
    source: feed.source,
    own_host: exportHost(),
    shown: await shownNights(db, feed, taken),
    known: feed.echoes,
    today,
  });
  return planStays(db, feed, { today, incoming: own, echoes, taken }, [
    ...calendar.warnings,
    ...warnings,
  ]);
}

/** The same for nights that are known already: an earlier import's. */
export async function planStays(
  db: Db,
  feed: PlannedFeed,
  facts: Pick<FeedImport, 'today' | 'incoming' | 'echoes' | 'taken'>,
  warnings: FeedWarning[] = [],
): Promise<FeedImport> {
  const standing = feed.id === null ? [] : await listStandingEvents(db, feed.id, facts.today);
  const plan = planImport(standing, facts.incoming, facts);
  return { ...facts, warnings, standing, plan };
}

/** The host that our exported UIDs end with. */
export const exportHost = (): string => new URL(env.PUBLIC_URL).hostname;

/** What the other site may have copied from our export: all but what came from its own feeds. */
async function shownNights(db: Db, feed: PlannedFeed, taken: VillaTaken[]): Promise<VillaTaken[]> {
  if (feed.source === 'FILE') return [];
  const readers = await listReadDestinations(db, feed.villa_id);
  if (!readers.some((reader) => reader === feed.source || reader === 'ALL')) return [];
  return taken.filter(({ source }) => source !== feed.source);
}
