import { readFields } from './fields.ts';

/** A list of rows in a form (rows.ts) that somebody else changed meanwhile. */
export interface ListChange {
  list: HTMLFieldSetElement;
  /** How many rows there are now, and how many here. */
  theirs: number;
  /** Undefined where this form left the list alone. */
  mine: number | undefined;
}

export function listChangesIn(
  form: HTMLFormElement,
  current: Record<string, unknown>,
): ListChange[] {
  const fields = readFields(form, null);
  return [...form.querySelectorAll<HTMLFieldSetElement>('fieldset[data-rows]')].flatMap((list) => {
    const { rows = '', opened = '[]' } = list.dataset;
    const [theirs, mine] = [current[rows], fields[rows]];
    if (!Array.isArray(theirs) || !Array.isArray(mine)) return [];
    if (spelt(theirs) === spelt(JSON.parse(opened))) return [];
    const isMine = spelt(mine) !== spelt(JSON.parse(opened));
    return [{ list, theirs: theirs.length, mine: isMine ? mine.length : undefined }];
  });
}

/** The same text for the same rows, in whatever order their fields stand. */
const spelt = (value: unknown): string =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
