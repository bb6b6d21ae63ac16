import { find } from '../../views/locales/tr/listing.json';
import { fill } from '../fill.ts';
import type { Behaviour } from './behaviours.ts';

/** Says in a search form's cell of guests how many come, as they are counted. */
export const sayParty: Behaviour = (cell) => {
  for (const input of cell.querySelectorAll('input')) keepWithin(input);
  const count = (name: string) =>
    Number(cell.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? 0);
  const people = fill(find.people, { count: count('adults') + count('children') });
  const babies = count('babies');
  const words = babies ? fill(find.with_babies, { people, count: babies }) : people;
  cell.querySelector('summary b')?.replaceChildren(words);
};

/** More than may come, or fewer, would be told by nobody once the cell is folded. */
function keepWithin(input: HTMLInputElement): void {
  const { rangeOverflow, rangeUnderflow } = input.validity;
  if (rangeOverflow) input.value = input.max;
  if (rangeUnderflow) input.value = input.min;
}
