import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

import { type Kysely, sql } from 'kysely';
import { connectTo } from '../../server/db/connection.ts';
import { joinEmbedded } from '../../server/db/embedded/index.ts';
import { findPlace } from '../../server/db/embedded/place.ts';
import { findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { isAlive } from '../../server/db/embedded/processes.ts';
import { useDatabase } from '../../server/db/index.ts';
import type { DB } from '../../server/db/tables.ts';
import '../support/db.ts';
import { createLegalDocuments, createVilla, stayFromToday } from '../support/factories.ts';
import { cleanUp, makeDataFolder } from '../support/programs.ts';
import { type SiteProgram, startSite } from '../support/site-program.ts';
import { until } from '../support/until.ts';

const GUESTS = 8;
const ENOUGH = 60;

const dataDir = makeDataFolder();
const postmaster = () => findPostmaster(findPlace(dataDir).cluster);
let firstSite: SiteProgram;
let villaId: number;
/** The site's database, wherever it is since its last start. */
let its: Kysely<DB>;

beforeAll(async () => {
  firstSite = await start();
  useDatabase((await joinEmbedded(findPlace(dataDir)))!);
  villaId = (await createVilla()).id;
  await createLegalDocuments();
});

afterAll(async () => {
  await its.destroy();
  await cleanUp();
});

test('killed while guests write, it keeps whatever it acknowledged, and no half of anything', async () => {
  const site = firstSite;
  const acknowledged = new Map<string, string>();
  const asked = new Set<string>();
  const guest = async () => {
    while (site.child.signalCode === null) {
      const key = randomUUID();
      asked.add(key);
      const code = await request(site, key).then(codeOf, () => undefined);
      if (!code) return;
      acknowledged.set(key, code);
      if (acknowledged.size === ENOUGH) site.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, guest));
  await site.ended;

  const again = await start();
  const kept = await reservations();
  expect(kept.map(({ code }) => code)).toEqual(expect.arrayContaining([...acknowledged.values()]));
  expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);
  expect(asked.size).toBeGreaterThan(acknowledged.size);
  expect(kept.filter((each) => each.events !== 1 || each.mails < 1 || each.papers !== 2)).toEqual(
    [],
  );

  // Whoever heard nothing asks once more, and has one reservation however it ended the first time.
  const unheard = [...asked].filter((key) => !acknowledged.has(key));
  const codes = await Promise.all(unheard.map((key) => request(again, key).then(codeOf)));
  expect(codes).not.toContain(undefined);
  expect(await reservations()).toHaveLength(asked.size);
});

test('asked to stop, it first answers whoever it is serving, and leaves nothing running', async () => {
  const site = await start({ LOG_LEVEL: 'warn' });
  const { pid } = postmaster()!;
  const calendar = await holdCalendar();
  const answers = Array.from({ length: GUESTS }, () => request(site, randomUUID()));
  await until(async () => (await calendar.waiting()) === GUESTS);
  site.child.kill('SIGTERM');
  await until(() => refusesConnections(site));
  await calendar.release();

  const codes = await Promise.all(answers.map((answer) => answer.then(codeOf)));
  expect(codes.filter(Boolean)).toHaveLength(GUESTS);
  expect(await site.ended).toBe(0);
  expect(site.errors()).toBe('');
  expect(site.output()).not.toContain('connection lost');
  expect(isAlive(pid)).toBe(false);
  expect(postmaster()).toBeUndefined();
});

/** The site, and its database for the test: somebody else may have its port of last time. */
async function start(env: Record<string, string> = {}): Promise<SiteProgram> {
  const site = await startSite({ DATA_DIR: dataDir, ...env });
  await its?.destroy();
  its = connectTo((await joinEmbedded(findPlace(dataDir)))!);
  return site;
}

/** One guest's request over a connection of its own. */
function request({ address }: SiteProgram, key: string): Promise<Response> {
  return fetch(`${address}/v1/reservations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      connection: 'close',
    },
    body: JSON.stringify({
      villa_id: villaId,
      ...stayFromToday(30, 7),
      adults: 2,
      children: 0,
      babies: 0,
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '+905321234567',
      customer_email: 'ayse@ornek.example',
      accept_information: true,
      accept_contract: true,
    }),
  });
}

/** The code of the reservation that was made; undefined for any other answer. */
async function codeOf(response: Response): Promise<string | undefined> {
  const { content } = (await response.json()) as { content: { reservation_id: string } };
  return response.status === 201 ? content.reservation_id : undefined;
}

/** Every reservation with how much was written beside it. */
async function reservations() {
  const { rows } = await sql<{ code: string; events: number; mails: number; papers: number }>`
    select reservation_id as code,
      (select count(*) from reservation_events e where e.reservation_id = r.id) as events,
      (select count(*) from mails m where m.reservation_id = r.id) as mails,
      (select count(*) from legal_acceptances a where a.reservation_id = r.id) as papers
    from reservations r`.execute(its);
  return rows;
}

/** Keeps the villa's calendar to itself, as a slow transaction would: who books it waits. */
async function holdCalendar() {
  const held = await its.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(7464, ${villaId}::int)`.execute(held);
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from pg_locks
      where locktype = 'advisory' and not granted`.execute(its);
    return rows[0]?.count;
  };
  return { waiting, release: () => held.commit().execute() };
}

function refusesConnections({ address }: SiteProgram): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}
