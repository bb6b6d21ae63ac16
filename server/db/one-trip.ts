import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresDialect,
  type QueryExecutor,
} from 'kysely';

import { PlanKeepingClient } from './kept-plans.ts';
import type { DB } from './tables.ts';

/**
 * A connection that sends what is asked in one turn of the event loop by one call of the system, and
 * that waits for no answer to `begin`, which so travels with the first statement of its transaction
 * (decision 31). It fails only where the connection is lost, and then that statement fails with it.
 */
export class TravellingClient extends PlanKeepingClient {
  #isHeld = false;

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own method.
  override query(...asked: any[]): any {
    this.#holdForThisTurn();
    const send = super.query as (...args: unknown[]) => unknown;
    const [text, , callback] = asked;
    if (text !== 'begin' || callback) return send.apply(this, asked);
    super.query(text).catch(() => {});
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [] });
  }

  #holdForThisTurn(): void {
    if (this.#isHeld) return;
    const { stream } = this.connection;
    this.#isHeld = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
}

/**
 * Sends statements to one connection together, in the order in which `send` asks for them, none
 * waiting for another's answer; each sees what those before it wrote. Where one fails in a
 * transaction, those behind it fail too, and the first error is the one thrown. Only the first
 * statement of an asked function travels with the others: what it asks after an `await` goes alone.
 * `send` only asks: did it throw on the way, nobody would hear how what it had sent ended.
 */
export function inOneTrip<const Asked extends readonly unknown[]>(
  db: Kysely<DB>,
  send: (together: Kysely<DB>) => Asked,
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> {
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const asked = send(unqueued(executor, connection));
    // The connection is given back when all have ended, also where one failed.
    await Promise.allSettled(asked);
    return Promise.all(asked);
  });
}

/** Kysely itself would send a transaction's statements one after the other. */
function unqueued(executor: QueryExecutor, connection: DatabaseConnection): Kysely<DB> {
  return new Kysely<DB>({
    config: { dialect: DIALECT },
    dialect: DIALECT,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    }),
  });
}

/** Never asked: the connection is there already. */
const DIALECT = new PostgresDialect({
  pool: () => Promise.reject(new Error('no pool belongs to statements of one trip')),
});
