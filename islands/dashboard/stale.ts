import type { Answer } from './api.ts';
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
  place.querySelector('ul')?.replaceChildren(...changes.map((change) => lineOf(place, change)));
  place.hidden = false;
  place.focus();
  on(place, '[data-stale-mine]', () => {
    for (const { control, theirs, mine } of changes) if (mine === undefined) put(control, theirs);
    const input = form.elements.namedItem('version') as HTMLInputElement;
    input.value = String(version);
    place.hidden = true;
    form.requestSubmit();
  });
  on(place, '[data-stale-theirs]', () => {
    forgetChanges(form);
    location.reload();
  });
}

function changesIn(form: HTMLFormElement, current: Record<string, unknown>): Change[] {
  return [...form.elements].flatMap((element) => {
    const control = element as Control;
    // What is answered masked cannot be compared.
    if (!(control.name in current) || 'optional' in control.dataset) return [];
    const stored = current[control.name] ?? '';
    const theirs = typeof stored === 'boolean' ? stored : String(stored);
    if (theirs === (control.dataset.stored ?? openedWith(control))) return [];
    const mine = typedInto(control) === openedWith(control) ? undefined : typedInto(control);
    return [{ control, theirs, mine }];
  });
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
  else control.value = String(value);
}

function lineOf(place: HTMLElement, { control, theirs, mine }: Change): HTMLElement {
  const { dataset } = place;
  const words = (value: string | boolean) => {
    if (typeof value === 'boolean') return (value ? dataset.yes : dataset.no) ?? '';
    const chosen =
      control instanceof HTMLSelectElement &&
      [...control.options].find((option) => option.value === value)?.text;
    return chosen || value || '—';
  };
  const named = control.labels?.[0];
  const label = document.createElement('b');
  const name = named?.querySelector('.optional')?.previousSibling ?? named;
  label.textContent = name?.textContent ?? control.name;
  const item = document.createElement('li');
  const now = (dataset.theirs ?? '').replace('{{value}}', words(theirs));
  const here =
    mine === undefined ? '' : ` · ${(dataset.mine ?? '').replace('{{value}}', words(mine))}`;
  item.append(label, ` ${now}${here}`);
  return item;
}

function on(place: HTMLElement, button: string, act: () => void): void {
  const found = place.querySelector<HTMLButtonElement>(button);
  if (found) found.onclick = act;
}
