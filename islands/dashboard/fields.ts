import { readKurus } from '../../server/shared/typed-money.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * A form's controls as the API's JSON; `data-type` says how each text is read. A dotted name is a
 * place inside ('rooms.0.name'), a `[data-list]` around controls a list that may be empty.
 */
export function readFields(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const list of form.querySelectorAll<HTMLElement>('[data-list]'))
    if (!list.closest(':disabled')) put(fields, list.dataset.list ?? '', []);
  const controls = [...form.elements, submitter].filter(
    (each): each is Control => each !== null && isSent(each as Control, submitter),
  );
  for (const control of controls) {
    const { type, kind } = control.dataset;
    if (kind !== undefined) count(listAt(fields, control.name), kind, readControl(control));
    else
      put(fields, control.name, type === 'ints' ? readTicks(form, control) : readControl(control));
  }
  return fields;
}

/** How many there are of one kind: a place of its own in a list, none for none. */
function count(list: unknown[], kind: string, value: unknown): void {
  if (value !== null && value !== 0) list.push({ kind, count: value });
}

/** Writes to 'rooms.0.name', making what is on the way there. */
function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  const path = name.split('.');
  const last = path.pop() ?? '';
  let place = fields;
  for (const [at, step] of path.entries()) {
    place[step] ??= /^\d+$/.test(path[at + 1] ?? last) ? [] : {};
    place = place[step] as Record<string, unknown>;
  }
  place[last] = value;
}

function listAt(fields: Record<string, unknown>, name: string): unknown[] {
  const found = name
    .split('.')
    .reduce<unknown>((place, step) => (place as Record<string, unknown>)?.[step], fields);
  return Array.isArray(found) ? found : [];
}

function isSent(control: Control, submitter: HTMLElement | null): boolean {
  if (!control.name || control.matches(':disabled')) return false;
  if (control instanceof HTMLButtonElement) return control === submitter;
  if ('optional' in control.dataset && control.value === '') return false;
  const tick = control.type === 'checkbox' || control.type === 'radio';
  const { type } = control.dataset;
  return !tick || type === 'bool' || type === 'ints' || (control as HTMLInputElement).checked;
}

/** The numbers of a group of ticks; none ticked is null where that means "as usual". */
function readTicks(form: HTMLFormElement, { name, dataset }: Control): number[] | null {
  const group = form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]:checked`);
  const chosen = [...group].map(({ value }) => Number(value));
  return chosen.length === 0 && 'nullable' in dataset ? null : chosen;
}

function readControl(control: Control): unknown {
  const { type } = control.dataset;
  if (type === 'bool') return (control as HTMLInputElement).checked;
  return readTyped(type, control.value);
}

/** A text that does not fit its type goes as it is: the server's sentence says what is wrong. */
export function readTyped(type: string | undefined, text: string): unknown {
  if (type === undefined) return text;
  if (text.trim() === '') return type === 'list' ? [] : null;
  const value = READERS[type]?.(text);
  return value === undefined ? text : value;
}

const READERS: Record<string, (text: string) => unknown> = {
  int: (text) => (/^-?\d+$/.test(text.trim()) ? Number(text) : undefined),
  kurus: readKurus,
  decimal: readDecimal,
  metres: (text) => toCentimetres(readDecimal(text)),
  // Istanbul keeps one offset all year.
  instant: (text) => `${text.length === 16 ? `${text}:00` : text}+03:00`,
  json: (text) => JSON.parse(text),
  list: (text) => listIn(text),
  rate: (text) => text.trim().replace(',', '.'),
};

/** 'Kaş, Göcek' → ['Kaş', 'Göcek'] */
const listIn = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** '36,2661' or '36.2661'; undefined when it is no number. */
function readDecimal(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const toCentimetres = (metres: number | undefined) =>
  metres === undefined ? undefined : Math.round(metres * 100);
