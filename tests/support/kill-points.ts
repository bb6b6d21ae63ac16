import pg from 'pg';

/**
 * Kills this process's payment path at its n-th step, where a step is one statement to the database or
 * one call to a provider: from then on nothing is sent any more, as after `kill -9`. Connections that
 * were in use are cut, so that the server rolls back what was not committed. So a transaction is two steps,
 * its beginning and its commit: wherever else in it the process dies, nothing of it stays.
 */
interface Plan {
  at: number;
  /**
   * Before the step was taken, or after it was but before its answer was heard. The latter differs
   * from dying before the next step only where something stays: commits and calls are its steps.
   */
  when: 'before' | 'after';
}

class Killed extends Error {}

let plan: Plan | undefined;
let steps = 0;
let isDead = false;

const query = pg.Client.prototype.query;
const call = globalThis.fetch;

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const send = () => (query as Query).apply(this, given) as Promise<unknown>;
  // With a callback it is a pool's own housekeeping, never a statement of ours.
  if (!plan || typeof given.at(-1) === 'function') return send();
  const text = textOf(given[0]).toLowerCase();
  const stays = text === 'commit';
  const isWithin = inTransaction.has(this) && !stays;
  if (text === 'begin') inTransaction.add(this);
  if (stays || text === 'rollback') inTransaction.delete(this);
  return step({ send, stays, isWithin, end: () => cut(this) });
} as typeof query;

const inTransaction = new WeakSet<pg.Client>();

globalThis.fetch = (...given: Parameters<typeof fetch>) =>
  plan
    ? step({ send: () => call(...given), stays: true, isWithin: false, end: () => {} })
    : call(...given);

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string })?.text ?? '');

/** A cut connection stays in the pool until it has noticed. Dead, a path may ask it more than once. */
const noticed = new Map<pg.Client, Promise<unknown>>();

function cut(client: pg.Client): void {
  if (noticed.has(client)) return;
  noticed.set(client, new Promise((resolve) => client.once('end', resolve)));
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
}

interface Step<Answer> {
  send: () => Promise<Answer>;
  /** What it did is there whatever becomes of us. */
  stays: boolean;
  /** In a transaction that began before and goes on. */
  isWithin: boolean;
  end: () => void;
}

async function step<Answer>({ send, stays, isWithin, end }: Step<Answer>): Promise<Answer> {
  if (isDead) return die(end);
  const isAfter = plan?.when === 'after';
  const isStep = isAfter ? stays : !isWithin;
  if (isStep) steps += 1;
  const isNow = isStep && steps === plan?.at;
  if (isNow && !isAfter) return die(end);
  const answer = await send();
  return isNow ? die(end) : answer;
}

function die(end: () => void): never {
  isDead = true;
  end();
  throw new Killed('killed');
}

/** Runs something until it is killed. Resolves with whether it was: false means it came to its end. */
export async function untilKilled(kill: Plan, run: () => Promise<unknown>): Promise<boolean> {
  plan = kill;
  steps = 0;
  isDead = false;
  try {
    await run();
  } catch (error) {
    // Whatever it says: after its death nothing it does counts.
    if (!isDead) throw error;
  } finally {
    plan = undefined;
    await Promise.all(noticed.values());
    noticed.clear();
  }
  return isDead;
}
