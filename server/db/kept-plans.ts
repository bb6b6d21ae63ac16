import pg from 'pg';

/**
 * Begins the text of a statement that is prepared from its first use on: a search, whose planning
 * takes longer than its work and whose shapes are many.
 */
export const KEPT_PLAN = '/* kept plan */';

/** Uses after which any other statement with values is prepared too, as PostgreSQL's JDBC driver does. */
const OFTEN = 5;
/** A plan takes memory in every connection; what is rarer is planned as it comes. */
const MOST = { marked: 64, often: 192 };
/** Texts whose uses are counted: lists of values make texts without end. */
const COUNTED = 2_000;

const names = { marked: new Map<string, string>(), often: new Map<string, string>() };
const uses = new Map<string, number>();

function nameOf(text: string): string | undefined {
  if (text.startsWith(KEPT_PLAN)) return nameAmong('marked', text);
  return names.often.get(text) ?? (isOften(text) ? nameAmong('often', text) : undefined);
}

function nameAmong(kind: 'marked' | 'often', text: string): string | undefined {
  const known = names[kind].get(text);
  if (known || names[kind].size >= MOST[kind]) return known;
  const name = `${kind}_${names[kind].size + 1}`;
  names[kind].set(text, name);
  return name;
}

function isOften(text: string): boolean {
  if (names.often.size >= MOST.often) return false;
  if (uses.size >= COUNTED) uses.clear();
  const count = (uses.get(text) ?? 0) + 1;
  uses.set(text, count);
  return count >= OFTEN;
}

/**
 * A connection that prepares what is asked often, by its text: sent, read and planned once, and then
 * only its values travel. PostgreSQL chooses between its kept plan and one for the values (decision 26),
 * but for marked statements, whose plan is kept from the first use on instead of made five times before.
 */
export class PlanKeepingClient extends pg.Client {
  /** undefined: not known, as what a transaction set is undone with it. */
  #keepsPlans: boolean | undefined = false;

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own method.
  override query(...asked: any[]): any {
    const [text, values, ...rest] = asked;
    const send = super.query as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || !values?.length) {
      if (/^rollback/i.test(text)) this.#keepsPlans = undefined;
      return send.apply(this, asked);
    }
    this.#keepPlans(text.startsWith(KEPT_PLAN));
    const name = nameOf(text);
    return name ? send.call(this, { name, text, values }, ...rest) : send.apply(this, asked);
  }

  /** Sent ahead, in the same trip; it fails only where the statement behind it does. */
  #keepPlans(keep: boolean): void {
    if (keep === this.#keepsPlans) return;
    this.#keepsPlans = keep;
    const mode = keep ? 'force_generic_plan' : 'auto';
    super.query(`set plan_cache_mode = ${mode}`).catch(() => {});
  }
}
