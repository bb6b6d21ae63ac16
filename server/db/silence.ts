import pg from 'pg';

let silent = false;

/**
 * Told of each try for a connection by who always keeps one (`cache-listener.ts`): no `error`, it was had. One waited
 * for in vain says that the database hangs or the net swallows all; refused, it says so by itself.
 */
export function noteTry(error?: Error): void {
  silent = error !== undefined && IN_VAIN.test(error.message);
}

const IN_VAIN = /^(timeout expired|Query read timeout)$/;

/**
 * The pool of visitors: while the database is silent nobody waits for a connection. A page asks several times, one
 * after the other, and would say so only after each had been waited for.
 */
export class VisitorsPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own method.
  override connect(...given: any[]): any {
    const connect = super.connect as (...args: unknown[]) => unknown;
    if (!silent) return connect.apply(this, given);
    const error = new Error('Connection terminated before it began: the database is silent');
    const [callback] = given;
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => {});
  }
}
