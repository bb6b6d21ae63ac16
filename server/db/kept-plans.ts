import pg from 'pg';

/**
 * Begins the text of a statement that is planned once a connection and not each time it runs: for
 * searches, whose planning takes longer than their work.
 */
export const KEPT_PLAN = '/* kept plan */';

/** Each plan takes memory in every connection; rarer shapes of a search are planned as they come. */
const MOST = 64;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST) return known;
  const name = `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that prepares statements marked with KEPT_PLAN, by their text. */
export class PlanKeepingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own method.
  override query(...asked: any[]): any {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' && text.startsWith(KEPT_PLAN) ? nameOf(text) : undefined;
    const send = super.query as (...args: unknown[]) => unknown;
    return name ? send.call(this, { name, text, values }, ...rest) : send.apply(this, asked);
  }
}
