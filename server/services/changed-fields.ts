/** The fields of a row that an edit names, as they were: `before` of the audit log. */
export const fieldsBefore = (row: object, changes: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(changes).map((field) => [field, (row as Record<string, unknown>)[field]]),
  );

/** `before` and `after` of an edit, with those fields alone whose value is another one now. */
export function changedFields(row: object, wanted: object) {
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      JSON.stringify(value) !== JSON.stringify((row as Record<string, unknown>)[field]),
  );
  const after: Record<string, unknown> = Object.fromEntries(changed);
  return { before: fieldsBefore(row, after), after };
}
