import { leaveFocus } from './focus.ts';
import { restoreSession } from './session.ts';
import { differs, forgetChanges, markChanged } from './unsaved.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is kept of a form: its controls' texts by their keys; of ticks 'true' and 'false'. */
type Draft = Record<string, string>;

/** `form[data-draft]`: keeps what is typed in this tab until the form has been sent. */
export function keepDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const early = typedBefore(form);
    restore(form, early);
    if (early.length > 0) store(form);
    form.addEventListener('input', () => store(form));
    form.querySelector('[data-draft-drop]')?.addEventListener('click', () => drop(form));
    // What was sent well is no draft any more.
    addEventListener('pagehide', () => {
      if (form.dataset.sent !== undefined) sessionStorage.removeItem(placeOf(form));
    });
  }
}

/** What was typed while this part of the script was on its way: it is newer than any draft. */
const typedBefore = (form: HTMLFormElement): Control[] =>
  form.dataset.changed === undefined ? [] : controlsOf(form).filter(differs);

/** Asked once: a session that runs out while they type does not make the draft somebody else's. */
const writer = restoreSession()?.id;

/** Another person who signs in in this tab finds none of it. */
const placeOf = (form: HTMLFormElement) => `draft:${writer}:${form.dataset.draft}`;

/** Only what differs: fields that somebody else saves meanwhile are not typed here. */
function store(form: HTMLFormElement): void {
  const before = read(form);
  const typed = controlsOf(form).filter((each) => differs(each) || keyOf(each) in before);
  const texts = Object.fromEntries(typed.map((each) => [keyOf(each), textOf(each)]));
  const version = versionOf(form)?.value;
  const draft = { ...before, ...texts, ...(version && { [VERSION]: version }) };
  sessionStorage.setItem(placeOf(form), JSON.stringify(draft));
}

/**
 * What was typed over an older version of the row is sent as such, so that the server tells what
 * somebody else changed in between.
 */
function restore(form: HTMLFormElement, early: Control[]): void {
  const kept = read(form);
  const lost = controlsOf(form).filter(
    (each) => !early.includes(each) && (kept[keyOf(each)] ?? textOf(each)) !== textOf(each),
  );
  if (lost.length === 0) return;
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

const keyOf = (control: Control): string =>
  control.dataset.draftKey ?? (isTick(control) ? `${control.name}=${control.value}` : control.name);

const textOf = (control: Control): string =>
  isTick(control) ? String(control.checked) : control.value;

function put(control: Control, text: string): void {
  if (isTick(control)) control.checked = text === 'true';
  else control.value = text;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (each): each is Control =>
      each.matches('input:not([type=hidden],[type=file]),textarea,select') &&
      (each as Control).name !== '',
  );
