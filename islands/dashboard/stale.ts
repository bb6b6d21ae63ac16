import type { Answer } from './api.ts';
import { leaveFocus } from './focus.ts';
import { readLastAct } from './last-act.ts';
import { type ListChange, listChangesIn } from './stale-lists.ts';
import { type NamedChange, namedChangesIn, takeRows } from './stale-named.ts';
import { asRead, asTyped, countIn } from './stale-values.ts';
import { forgetChanges } from './unsaved.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Change {
  control: Control;
  /** As it stands in the database now. */
  theirs: string | boolean;
  /** What was typed here; undefined where this form left the field alone. */
  mine: string | boolean | undefined;
}

/**
 * Somebody else saved the same row first: shows what they changed. "Mine" sends what was typed here
 * over it and takes their other fields; "theirs" opens the row as it is now.
 */
export function showStale(form: HTMLFormElement, { version, current }: Answer): void {
  const place = form.querySelector<HTMLElement>('[data-stale]');
  if (!place) return;
  const changes = changesIn(form, current ?? {});
  const lists = listChangesIn(form, current ?? {});
  const named = namedChangesIn(form, current ?? {});
  const lines = [
    ...changes.map((change) => lineOf(place, change)),
    ...lists.map((change) => lineOfList(place, change)),
    ...named.map(lineOfNames),
  ];
  place.querySelector('ul')?.replaceChildren(...(lines.length > 0 ? lines : [elsewhere(place)]));
  place.hidden = false;
  place.focus();
  void tellWho(form, place);
  on(place, '[data-stale-mine]', () => {
    for (const { control, theirs, mine } of changes) if (mine === undefined) put(control, theirs);
    // What is not sent stays as they saved it.
    for (const { list, mine } of lists) list.disabled = mine === undefined;
    for (const { input, theirs } of named) if (theirs) takeRows(form, input, theirs);
    const input = form.elements.namedItem('version') as HTMLInputElement;
    input.value = String(version);
    place.hidden = true;
    form.requestSubmit();
  });
  on(place, '[data-stale-theirs]', () => {
    forgetChanges(form);
    // Its draft is given up, too.
    form.dataset.sent = '';
    leaveFocus();
    location.reload();
  });
}

/** Who saved it, and when, as the row's log or flow tells it by now. */
async function tellWho(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  const line = place.querySelector<HTMLElement>('[data-stale-who]');
  const latest = await readLastAct(form);
  if (!line || !latest) return;
  const { who, at } = latest;
  line.hidden = who === '' || at === '';
  line.textContent = (place.dataset.who ?? '').replace('{{who}}', who).replace('{{at}}', at);
}

function changesIn(form: HTMLFormElement, current: Record<string, unknown>): Change[] {
  return [...form.elements].flatMap((element) => {
    const control = element as Control;
    // What is answered masked cannot be compared, and that the version is another one is said already.
    if (!(control.name in current) || 'optional' in control.dataset) return [];
    if (control.name === 'version') return [];
    const theirs = storedOf(control, current[control.name] ?? '');
    // What came back of a draft was typed over a row that nobody sees any more.
    if (isAsOpened(control, theirs) && !('restored' in control.dataset)) return [];
    const mine = typedInto(control) === openedWith(control) ? undefined : typedInto(control);
    return [{ control, theirs, mine }];
  });
}

/** An instant's field has no seconds: what it shows is compared. */
function isAsOpened(control: Control, theirs: string | boolean): boolean {
  const opened = control.dataset.stored ?? openedWith(control);
  if (control.dataset.type !== 'instant') return theirs === opened;
  return asTyped(control, String(theirs)) === openedWith(control);
}

function storedOf(control: Control, stored: unknown): string | boolean {
  const { type, kind } = control.dataset;
  if (kind !== undefined) return countIn(stored, kind);
  if (type === 'ints') return Array.isArray(stored) && stored.includes(Number(control.value));
  return typeof stored === 'boolean' && isTick(control) ? stored : String(stored);
}

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const typedInto = (control: Control) => (isTick(control) ? control.checked : control.value);

function openedWith(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function put(control: Control, value: string | boolean): void {
  if (isTick(control)) control.checked = value === true;
  else control.value = asTyped(control, String(value));
}

function lineOf(place: HTMLElement, { control, theirs, mine }: Change): HTMLElement {
  const { dataset } = place;
  const words = (value: string | boolean) => {
    if (typeof value === 'boolean') return (value ? dataset.yes : dataset.no) ?? '';
    if (control.matches('[data-rich-text] *')) return firstWords(value);
    const chosen =
      control instanceof HTMLSelectElement &&
      [...control.options].find((option) => option.value === value)?.text;
    return chosen || asRead(control, value) || '—';
  };
  const named = control.labels?.[0];
  const label = document.createElement('b');
  const name = named?.querySelector('.optional')?.previousSibling ?? named;
  label.textContent = name?.textContent ?? control.name;
  const item = document.createElement('li');
  const now = (dataset.theirs ?? '').replace(
    '{{value}}',
    words(typeof theirs === 'string' ? asTyped(control, theirs) : theirs),
  );
  const here =
    mine === undefined ? '' : ` · ${(dataset.mine ?? '').replace('{{value}}', words(mine))}`;
  item.append(label, ` ${now}${here}`);
  return item;
}

/** What changed is no field of this form: another tab's, or one of what the row is made of. */
const elsewhere = ({ dataset }: HTMLElement): HTMLElement =>
  Object.assign(document.createElement('li'), { textContent: dataset.elsewhere ?? '' });

/** Rows are not shown one by one: how many there are now, and how many here. */
function lineOfList({ dataset }: HTMLElement, { list, theirs, mine }: ListChange): HTMLElement {
  const words = (rows: number) => (dataset.staleRows ?? '').replace('{{count}}', String(rows));
  const label = document.createElement('b');
  label.textContent = list.querySelector('legend')?.textContent ?? '';
  const now = (dataset.theirs ?? '').replace('{{value}}', words(theirs));
  const here =
    mine === undefined ? '' : ` · ${(dataset.mine ?? '').replace('{{value}}', words(mine))}`;
  const item = document.createElement('li');
  item.append(label, ` ${now}${here}`);
  return item;
}

/** Rows are told by their names: which came, which went and which are other ones now. */
function lineOfNames({ input: { title, dataset }, names }: NamedChange): HTMLElement {
  const label = document.createElement('b');
  label.textContent = title;
  const parts = (['added', 'removed', 'changed'] as const).flatMap((what) =>
    names[what].length === 0
      ? []
      : [(dataset[what] ?? '').replace('{{names}}', names[what].join(', '))],
  );
  const item = document.createElement('li');
  item.append(label, ` ${parts.join(' · ')}`);
  return item;
}

/** Of a long text the beginning, without its marks. */
const firstWords = (html: string) =>
  `${html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, 160)}…`;

function on(place: HTMLElement, button: string, act: () => void): void {
  const found = place.querySelector<HTMLButtonElement>(button);
  if (found) found.onclick = act;
}
