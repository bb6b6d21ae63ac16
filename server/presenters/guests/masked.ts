type Fields = Record<string, unknown>;

const SECRET = /_encrypted$|_hash$|token|secret/;

/** Rows whose `code` opens a page for whoever knows it. */
const CODE_IS_SECRET = new Set(['offer', 'payment_link', 'calendar_export', 'reservation']);

/** What the log keeps of a row: sealed and secret fields are there, but not what stands in them. */
export function masked(entity: string, value: unknown): Fields | null {
  const fields = fieldsOf(value);
  if (!fields) return value === null || value === undefined ? null : { value };
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [
      name,
      isSecret(entity, name) && each !== null ? '•••' : each,
    ]),
  );
}

const isSecret = (entity: string, name: string): boolean =>
  name === 'code' ? CODE_IS_SECRET.has(entity) : name !== 'picture_hash' && SECRET.test(name);

/** The fields that an edit changed, seals compared by what is sealed; none of a row made or deleted. */
export function changedFields(before: unknown, after: unknown): string[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  if (!was || !is) return [];
  // What was not named and what is empty are the same nothing, as of a move that wants no reason.
  const said = (value: unknown) => JSON.stringify(value ?? null);
  return Object.keys(is).filter((name) => said(was[name]) !== said(is[name]));
}

const fieldsOf = (value: unknown): Fields | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
