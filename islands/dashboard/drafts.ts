import { leaveFocus } from './focus.ts';
import { countRows, isChanged, noteOpened, rowLists, setRows } from './rows.ts';
import { restoreSession } from './session.ts';
import { differs, forgetChanges, letGo, markChanged } from './unsaved.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is kept of a form: its controls' texts by their keys; of ticks 'true' and 'false'. */
type Draft = Record<string, string>;

/** `form[data-draft]`: keeps what is typed in this tab until the form has been sent. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    for (const list of rowLists(form)) noteOpened(list);
    const early = typedBefore(form);
    restore(form, early);
    if (early.length > 0) store(form);
    form.addEventListener('input', () => store(form));
    form.querySelector('[data-draft-drop]')?.addEventListener('click', () => drop(form));
    document.addEventListener('saved', (event) => stayBeside(form, event as SavedEvent));
    // What was sent well is no draft any more.
    addEventListener('pagehide', () => {
      if (form.dataset.sent !== undefined) sessionStorage.removeItem(placeOf(form));
    });
  }
}

type SavedEvent = CustomEvent<{ version?: number } | undefined>;

/**
 * Another form of the page was saved, which brings the page anew: nobody is asked about what is kept. What was
 * typed over the same version of the same row is of the one that came of it: it is no other's change.
 */
function stayBeside(form: HTMLFormElement, { target, detail }: SavedEvent): void {
  const saved = target as HTMLFormElement;
  const { success = 'reload' } = saved.dataset;
  if (saved === form || form.dataset.changed === undefined || success !== 'reload') return;
  const [version, before] = [versionOf(form), versionOf(saved)?.value];
  if (version && detail?.version && version.value === before && rowOf(form) === rowOf(saved))
    version.value = String(detail.version);
  store(form);
  letGo(form);
}

/** 'villa-12' of the drafts of a listing's tab, 'villa-12-location' and 'villa-12-address'. */
const rowOf = ({ dataset: { draft = '' } }: HTMLFormElement): string =>
  /^[a-z]+-\d+(?=-)/.exec(draft)?.[0] ?? draft;

/** What was typed while this part of the script was on its way: it is newer than any draft. */
const typedBefore = (form: HTMLFormElement): Control[] =>
  form.dataset.changed === undefined ? [] : controlsOf(form).filter(differs);

/** Asked once: a session that runs out while they type does not make the draft somebody else's. */
const writer = restoreSession()?.id;

/** Another person who signs in in this tab finds none of it. */
const placeOf = (form: HTMLFormElement) => `draft:${writer}:${form.dataset.draft}`;

/**
 * Only what differs: fields that somebody else saves meanwhile are not typed here. Of a list of rows all or
 * nothing, as its fields are named by their places.
 */
function store(form: HTMLFormElement): void {
  const before = read(form);
  const typed = controlsOf(form).filter(
    (each) => !listOf(each) && (differs(each) || keyOf(each) in before),
  );
  const version = versionOf(form)?.value;
  const draft = {
    ...Object.fromEntries(Object.entries(before).filter(([key]) => !isOfRows(form, key))),
    ...textsOf(typed),
    ...Object.assign({}, ...[...rowLists(form)].map(draftOfRows)),
    ...(version && { [VERSION]: version }),
  };
  sessionStorage.setItem(placeOf(form), JSON.stringify(draft));
}

const textsOf = (controls: Control[]): Draft =>
  Object.fromEntries(controls.map((each) => [keyOf(each), textOf(each)]));

const listOf = (control: Control) => control.closest<HTMLFieldSetElement>('fieldset[data-rows]');

/** How many rows there are; no control is called so. */
const countKey = ({ dataset }: HTMLFieldSetElement): string => `#${dataset.rows}`;

const isOfRows = (form: HTMLFormElement, key: string): boolean =>
  [...rowLists(form)].some(
    (list) => key === countKey(list) || key.startsWith(`${list.dataset.rows}.`),
  );

function draftOfRows(list: HTMLFieldSetElement): Draft {
  const controls = controlsOf(list);
  if (!isChanged(list) && !controls.some(differs)) return {};
  return { ...textsOf(controls), [countKey(list)]: String(countRows(list)) };
}

/** As many rows as were kept; whether a list has become longer or shorter by it. */
function restoreRows(form: HTMLFormElement, kept: Draft): boolean {
  const counts = [...rowLists(form)].map((list) => {
    const count = kept[countKey(list)];
    return count !== undefined && setRows(list, Number(count));
  });
  return counts.includes(true);
}

/**
 * What was typed over an older version of the row is sent as such, so that the server tells what
 * somebody else changed in between.
 */
function restore(form: HTMLFormElement, early: Control[]): void {
  const kept = read(form);
  const isReshaped = restoreRows(form, kept);
  const lost = controlsOf(form).filter(
    (each) => !early.includes(each) && (kept[keyOf(each)] ?? textOf(each)) !== textOf(each),
  );
  if (lost.length === 0 && !isReshaped) return;
  for (const control of lost) {
    put(control, kept[keyOf(control)] ?? '');
    control.dataset.restored = '';
    // An editor in its place shows it.
    control.dispatchEvent(new Event('restored'));
  }
  const version = versionOf(form);
  if (version && kept[VERSION]) version.value = kept[VERSION];
  markChanged(form);
  const note = form.querySelector<HTMLElement>('[data-draft-note]');
  if (note) note.hidden = false;
}

function drop(form: HTMLFormElement): void {
  form.dataset.sent = '';
  forgetChanges(form);
  leaveFocus();
  location.reload();
}

const read = (form: HTMLFormElement): Draft =>
  JSON.parse(sessionStorage.getItem(placeOf(form)) ?? '{}');

/** No control has this name. */
const VERSION = '';

const versionOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[type=hidden][name=version]');

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function keyOf(control: Control): string {
  const { draftKey, kind } = control.dataset;
  if (draftKey) return draftKey;
  // Beds of each kind share a name.
  if (kind) return `${control.name}:${kind}`;
  return isTick(control) ? `${control.name}=${control.value}` : control.name;
}

const textOf = (control: Control): string =>
  isTick(control) ? String(control.checked) : control.value;

function put(control: Control, text: string): void {
  if (isTick(control)) control.checked = text === 'true';
  else control.value = text;
}

const controlsOf = ({ elements }: HTMLFormElement | HTMLFieldSetElement): Control[] =>
  [...elements].filter(
    (each): each is Control =>
      each.matches('input:not([type=hidden],[type=file]),textarea,select') &&
      (each as Control).name !== '',
  );
