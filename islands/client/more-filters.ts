import { fetchInTime } from '../patience.ts';
import type { Behaviour } from './behaviours.ts';

/** The page with every choice of its filters, asked for once. */
let page: Promise<Document> | undefined;

/** The rest of a filter's choices, in place: what was ticked meanwhile stays so. */
export const showAll: Behaviour = async (button) => {
  const group = button.closest('fieldset');
  if (!group || button.ariaBusy) return;
  button.ariaBusy = 'true';
  try {
    page ??= ask();
    const whole = (await page).querySelector<HTMLFieldSetElement>(`fieldset[name=${group.name}]`);
    if (!whole) throw new Error('There is no such group');
    const before = new Map(boxesIn(group).map((box) => [box.value, box.checked]));
    for (const box of boxesIn(whole)) box.checked = before.get(box.value) ?? box.checked;
    group.replaceChildren(...whole.childNodes);
    boxesIn(group)
      .find(({ value }) => !before.has(value))
      ?.focus();
  } catch {
    page = undefined;
    // As without a script.
    (button as HTMLButtonElement).form?.requestSubmit(button);
  }
};

const boxesIn = (group: Element) => [...group.querySelectorAll<HTMLInputElement>('input')];

async function ask(): Promise<Document> {
  const address = new URL(location.href);
  address.searchParams.set('filters', 'all');
  const response = await fetchInTime(address);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
