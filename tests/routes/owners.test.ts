import { signedIn, site } from '../support/api.ts';
import { db } from '../support/db.ts';
import {
  createClosing,
  createReservation,
  createUser,
  stayFromToday,
} from '../support/factories.ts';
import { createFeed, createHeldEvent } from '../support/feed-factories.ts';
import { addressOf, createRows, type Rows } from './samples.ts';
import { walked } from './walk.ts';

let rows: Rows;
let owner: Awaited<ReturnType<typeof signedIn>>;

/** Stands in whatever the agency knows and its owners do not. */
const SECRET = 'Gizlidir';
const PHONES = ['+905559876543', '0555 987 65 43'];
const MAIL = 'gizlidir@ornek.example';

beforeAll(async () => {
  const user = await createUser({ role: 'OWNER' });
  rows = await createRows({ owner_id: user.id });
  owner = await signedIn(user);
  const { id: villa_id } = rows.villa;
  await createReservation({ villa_id, status: 'CONFIRMED', ...stayFromToday(0, 2) });
  await createClosing(villa_id, stayFromToday(3, 2));
  await createHeldEvent(await createFeed({ villa_id }), stayFromToday(6, 2));
  await keepSecrets();
});

/** What staff noted, what other channels wrote, and where guests are reached. */
async function keepSecrets(): Promise<void> {
  const guest = { customer_phone: PHONES[0], customer_email: MAIL, customer_note: SECRET };
  for (const table of ['reservations', 'boat_reservations'] as const)
    await db
      .updateTable(table)
      .set({ ...guest, staff_note: SECRET })
      .execute();
  for (const table of ['villa_closings', 'boat_closings'] as const)
    await db.updateTable(table).set({ note: SECRET }).execute();
  for (const table of ['feed_events', 'feed_conflicts'] as const)
    await db.updateTable(table).set({ summary: SECRET }).execute();
  for (const table of ['villas', 'boats'] as const)
    await db.updateTable(table).set({ internal_note: SECRET }).execute();
  await db.updateTable('users').set({ staff_note: SECRET }).execute();
}

const reads = walked.filter(({ method, access }) => method === 'get' && access.includes('OWNER'));

test.each(reads)('$address tells an owner nothing that is the agency’s', async ({ address }) => {
  const own = addressOf(address, rows);
  const isPage = address.startsWith('/dashboard');
  const ask = (query: string) =>
    site.get(own + query).set(isPage ? { cookie: owner.cookie } : { authorization: owner.bearer });

  for (const query of isPage ? ['', '?q=ayse'] : ['', '?q=ayse', '?format=csv']) {
    const { status, text } = await ask(query);

    // A call that gives no file or is not searched says so.
    expect([200, 422]).toContain(status);
    for (const secret of [SECRET, MAIL, ...PHONES]) expect(text).not.toContain(secret);
  }
});
