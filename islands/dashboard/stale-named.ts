import { readFields } from './fields.ts';

/** A row as it is sent, and by what name people know it. */
type NamedRow = Record<string, unknown> & { name: string };

/** Rows that have names (`input[data-stale-named]`) and that somebody else changed meanwhile. */
export interface NamedChange {
  input: HTMLInputElement;
  names: Record<'added' | 'removed' | 'changed', string[]>;
  /** Theirs, where this form left the rows alone. */
  theirs: object[] | undefined;
}

export function namedChangesIn(
  form: HTMLFormElement,
  current: Record<string, unknown>,
): NamedChange[] {
  const fields = readFields(form, null);
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[data-stale-named]')];
  return inputs.flatMap((input) => {
    const { staleNamed: rows = '', opened = '[]' } = input.dataset;
    const [before, theirs] = [JSON.parse(opened) as NamedRow[], current[rows] as NamedRow[]];
    const names = changedNames(before, theirs ?? before);
    if (Object.values(names).flat().length === 0) return [];
    const isMine = !isSentAs(fields[rows], before);
    return [{ input, names, theirs: isMine ? undefined : theirs.map(withoutName) }];
  });
}

/** Names of rows that came, went, or are another or elsewhere among those that stayed. */
function changedNames(before: NamedRow[], now: NamedRow[]): NamedChange['names'] {
  const without = (all: NamedRow[], others: NamedRow[]) =>
    all.filter(({ name }) => !others.some((other) => other.name === name));
  const [added, removed] = [without(now, before), without(before, now)];
  const stayed = without(before, removed);
  const changed = without(now, added).filter(
    (row, at) => stayed[at]?.name !== row.name || !isSentAs([row], [stayed[at]]),
  );
  const namesOf = (all: NamedRow[]) => all.map(({ name }) => name);
  return { added: namesOf(added), removed: namesOf(removed), changed: namesOf(changed) };
}

/** What is left out of a row counts as null. */
const isSentAs = (sent: unknown, rows: NamedRow[]): boolean =>
  Array.isArray(sent) &&
  sent.length === rows.length &&
  rows.every((row, at) =>
    Object.entries(withoutName(row)).every(([key, value]) => (sent[at][key] ?? null) === value),
  );

const withoutName = ({ name: _, ...row }: NamedRow) => row;

/** The form sends these in place of its own. */
export function takeRows(form: HTMLFormElement, input: HTMLInputElement, rows: object[]): void {
  const name = input.dataset.staleNamed ?? '';
  for (const control of form.querySelectorAll<HTMLInputElement>(`[name^="${name}."]`))
    control.disabled = true;
  Object.assign(input, { name, value: JSON.stringify(rows) });
}
