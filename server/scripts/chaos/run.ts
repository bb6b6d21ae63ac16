import { setTimeout as pause } from 'node:timers/promises';

import { connectTo } from '../../db/connection.ts';
import type { DB } from '../../db/tables.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import { signIn } from '../bench/stays.ts';
import { makeWish } from './acts/index.ts';
import { type Caller, carryOut } from './caller.ts';
import { type Checked, checkAll } from './checks/index.ts';
import { type Journal, type Outage, openJournal } from './journal.ts';
import { type ChaosSite, startChaosSite } from './site.ts';
import { readWorld, type World } from './world.ts';

interface ChaosOptions {
  /** The same seed makes the same clients with the same wishes; whom each meets is up to the machine. */
  seed: string;
  clients: number;
  /** Requests at the same moment. */
  concurrency: number;
  /** Of quiet traffic; what the restarts take comes on top. */
  seconds: number;
  /** Deeds that must have succeeded and failed before it ends, however slow the machine is. */
  least?: { told: number; refused: number };
}

export interface ChaosReport {
  journal: Journal;
  checked: Checked[];
}

/** Runs the site, lets the clients loose on it, kills its database and then the server, and looks at what is left. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const site = await startChaosSite();
  const db = connectTo<DB>(site.database_url);
  try {
    const { token } = await signIn(site);
    const world = await readWorld(db);
    const journal = openJournal();
    const caller: Caller = { url: site.url, token, journal };
    await disturb(site, caller, { world, ...options });
    journal.surprises.push(...site.faults);
    const after = { db, journal, world, token, url: site.url, database_url: site.database_url };
    return { journal, checked: await checkAll(after) };
  } finally {
    await db.destroy();
    await site.stop();
  }
}

/** A third of the time in peace, a third after the database was killed, a third after the server was. */
async function disturb(
  site: ChaosSite,
  caller: Caller,
  options: ChaosOptions & { world: World },
): Promise<void> {
  const { journal } = caller;
  const crowd = letLoose(caller, options);
  const part = (options.seconds * 1000) / 3;
  try {
    await pause(part);
    await outage(journal, 'database', async () => {
      site.killDatabase();
      // It notices only after a moment, in which the old one may seem to answer.
      await pause(250);
      await site.ready();
    });
    await pause(part);
    await outage(journal, 'server', async () => {
      await site.restartServer();
      await site.ready();
    });
    await pause(part);
    while (!hasSeen(journal, options.least)) await pause(100);
  } finally {
    await crowd.end();
  }
}

function hasSeen({ deeds }: Journal, least = { told: 0, refused: 0 }): boolean {
  const count = (outcome: string) => deeds.filter((deed) => deed.outcome === outcome).length;
  return count('told') >= least.told && count('refused') >= least.refused;
}

async function outage(journal: Journal, what: Outage['what'], happen: () => Promise<void>) {
  const outage: Outage = { what, from: journal.elapsed(), until: Number.POSITIVE_INFINITY };
  journal.outages.push(outage);
  await happen();
  outage.until = journal.elapsed();
}

interface Client {
  number: number;
  random: Random;
  wishes: number;
}

/** All clients in turn, each one wish at a time, so many of them at once. */
function letLoose(caller: Caller, options: ChaosOptions & { world: World }) {
  const { seed, clients, concurrency, world } = options;
  const waiting: Client[] = Array.from({ length: clients }, (_, number) => {
    return { number, random: createRandom(`${seed}/${number}`), wishes: 0 };
  });
  let isOver = false;
  const serve = async () => {
    for (let client = waiting.shift(); client && !isOver; client = waiting.shift()) {
      await fulfil(caller, world, client);
      waiting.push(client);
    }
  };
  const servers = Array.from({ length: Math.min(concurrency, clients) }, serve);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(servers);
    },
  };
}

async function fulfil(caller: Caller, world: World, client: Client): Promise<void> {
  const { number, random } = client;
  client.wishes += 1;
  const marker = `chaos ${number}.${client.wishes}`;
  const wish = makeWish({ world, random, marker });
  if (wish) await carryOut(caller, wish, { key: marker, random });
}
