import { setTimeout as pause } from 'node:timers/promises';

import { today } from '../../clock.ts';
import { connectTo } from '../../db/connection.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { startScratch } from '../../db/scratch.ts';
import type { DB } from '../../db/tables.ts';
import { paths } from '../../shared/paths.ts';
import { fillForLists } from './lists-data.ts';
import { measure } from './load.ts';
import { startSiteOn } from './site.ts';
import { insertClerk, signIn } from './stays.ts';
import type { Row } from './table.ts';

const { api, dashboard } = paths;
const CLERK = { email: 'clerk@bench.example', password: 'a clerk who reads all day' };

const DAY = today();
const inDays = (days: number) => DAY.add({ days }).toString();
const summer = { date1: inDays(30), date2: inDays(60) };
const mails = (search: object) => dashboard.mails({ view: 'outbox', ...search });

/** What is looked at: a page, and under the same name the call of the API that a program would make. */
const ASKED: [name: string, page: string | null, call?: string][] = [
  ['home', dashboard.home(), api.unreadCounts()],
  ...listOf('reservations', dashboard.villaReservations, (search) =>
    api.reservations('villa', search),
  )({
    '': {},
    'by state': { status: 'CONFIRMED,OPTION', order: 'check_in' },
    'of a villa': { villa_id: 77 },
    'by name': { customer_name: 'yılmaz' },
    'by code': { reservation_id: 'K12' },
    'of a month': { ...summer, datetype: 'check_in' },
    'staying then': { ...summer, datetype: 'stay' },
    'booked then': { date1: inDays(-40), date2: inDays(-10), datetype: 'created' },
    'past, dearest first': { oldrez: '1', order: '-total_kurus' },
    'by guest': { order: 'customer_name' },
    'by departure': { order: '-check_out' },
    'page 500': { skip: 50_000 },
  }),
  ...listOf('boat reservations', dashboard.boatReservations, (search) =>
    api.reservations('boat', search),
  )({
    '': {},
    'by name': { customer_name: 'kaya', order: 'check_in' },
  }),
  ['customers of a day', dashboard.dayCustomers({ date: inDays(1) })],
  ...listOf(
    'villas',
    dashboard.villas,
    api.villas,
  )({
    '': {},
    'of a region': { region_id: 3, order: '-name' },
    'by word': { q: 'lodos' },
    'of an owner': { owner_id: 20 },
    'on sale': { active: '1', type_id: 2 },
  }),
  ...listOf('boats', dashboard.boats, api.boats)({ '': {}, 'by word': { q: 'tekne 12' } }),
  ...listOf('users', dashboard.users, api.users)({ '': {}, owners: { role: 'OWNER', q: 'kaya' } }),
  ...listOf(
    'transactions',
    dashboard.transactions,
    api.transactions,
  )({
    '': {},
    'by state': { status: 'PAID', method: 'TRANSFER' },
    'of a month': { date1: inDays(-60), date2: inDays(-30) },
    'needing a look': { needs_action: '1' },
    'by code': { reservation_id: 'K12' },
    dearest: { order: '-amount_kurus' },
  }),
  ...listOf(
    'external records',
    dashboard.closings,
    api.externalRecords,
  )({
    '': {},
    waiting: { status: 'PENDING', order: 'started_at' },
    'of a villa': { villa_id: 77 },
  }),
  ['occupancy', dashboard.occupancy()],
  ['occupancy of a region', dashboard.occupancy({ region_id: 3, weeks: 12 })],
  ['occupancy report', dashboard.occupancyReport(), api.occupancyReport()],
  ...listOf('gaps', dashboard.gaps, api.gaps)({ '': {}, 'of a region': { region_id: 3 } }),
  ...listOf('feeds', dashboard.feeds, api.feeds)({ '': {}, 'in need': { attention: '1' } }),
  ['feed conflicts', dashboard.feedConflicts(), api.feedConflicts()],
  ...listOf(
    'messages',
    dashboard.contactMessages,
    api.contactMessages,
  )({ '': {}, unread: { state: 'UNREAD' }, 'by word': { q: 'konuk12' } }),
  ...listOf(
    'comments',
    dashboard.comments,
    api.comments,
  )({ '': {}, published: { state: 'PUBLISHED' }, 'by word': { state: 'PUBLISHED', q: 'kaya' } }),
  ...listOf(
    'subscribers',
    dashboard.subscribers,
    api.subscribers,
  )({ '': {}, active: { state: 'ACTIVE', order: 'email' }, 'by word': { q: 'abone12' } }),
  ...listOf(
    'mails',
    mails,
    api.mails,
  )({ '': {}, dead: { state: 'DEAD' }, 'by word': { q: 'konuk12' } }),
  ...listOf('offers', dashboard.offers, api.offers)({ '': {}, open: { status: 'OPENED' } }),
  ...listOf(
    'audit log',
    dashboard.audit,
    api.audit,
  )({
    '': {},
    'of a person': { actor_id: 3 },
    'of a kind': { entity: 'reservation', action: 'move' },
  }),
  ['newsletters', dashboard.newsletters(), api.newsletters()],
  ['posts', dashboard.blog(), api.posts()],
  ['exchange rates', dashboard.exchangeSettings(), api.exchangeRates()],
  ['places', dashboard.regions({ region: 3 }), api.districts()],
  ['villa types', dashboard.villaTypes(), api.villaTypes()],
  ['marinas', dashboard.marinas(), api.marinas()],
];

/** One list with several searches, as a page and as a call. */
function listOf(
  list: string,
  page: (search: object) => string,
  call: (search: object) => string,
): (searches: Record<string, object>) => [string, string, string][] {
  return (searches) =>
    Object.entries(searches).map(([what, search]) => [
      what ? `${list}, ${what}` : list,
      page(search),
      call(search),
    ]);
}

/** Every list of the dashboard with 5,000 villas and 200,000 reservations, as page and as call. */
export async function* runLists(): AsyncGenerator<Row> {
  const scratch = await startScratch({ shared_buffers: '256MB', max_wal_size: '4GB' });
  try {
    const db = connectTo<DB>(scratch.url);
    await migrateToLatest(db);
    await fillForLists(db);
    await insertClerk(db, CLERK);
    await db.destroy();
    yield* askLists(scratch);
  } finally {
    await scratch.remove();
  }
}

async function* askLists(scratch: Parameters<typeof startSiteOn>[0]): AsyncGenerator<Row> {
  const site = await startSiteOn(scratch);
  try {
    const { cookie, token } = await signIn({ ...site, clerk: CLERK });
    await settled(site);
    const authorization = `Bearer ${token}`;
    for (const [name, page, call] of ASKED) {
      if (page) yield asked(site, name, { path: page, headers: { cookie } });
      if (call) yield asked(site, `${name} (API)`, { path: call, headers: { authorization } });
    }
  } finally {
    await site.stop();
  }
}

type Site = Parameters<typeof measure>[0];
type Request = { path: string; headers: Record<string, string> };

/** A site that has just started first does what was due meanwhile: reminders, search rows. */
async function settled(site: Site): Promise<void> {
  for (let seconds = 0; seconds < 180; seconds += 3) {
    const before = await site.used();
    await pause(3_000);
    if ((await site.used()).queries - before.queries < 20) return;
  }
}

/** Plans are kept from the sixth time on. */
async function asked(site: Site, name: string, request: Request): Promise<Row> {
  const load = { next: () => request, amount: 11, warm_up: 8, connections: 1, status: 200 };
  return { name, ...(await measure(site, load)), goal: 'p50 100' };
}
