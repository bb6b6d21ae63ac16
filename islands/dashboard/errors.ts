import { paths } from '../../server/shared/paths.ts';
import { session_over } from '../../views/locales/tr/dashboard.json';
import { lateSymbol, symbolAt } from '../client/symbol.ts';
import type { Answer } from './api.ts';

/** Shows a refusal where it belongs: each field's sentence beside it, the whole above the form. */
export function showErrors(form: HTMLFormElement, answer: Answer): void {
  const fields = inOrderOf(form, Object.entries(answer.fields ?? {}));
  for (const [name, sentence] of fields) markField(form, name, sentence);
  const summary = form.querySelector<HTMLElement>('[data-errors]');
  if (!summary) return;
  entitle(summary.dataset.title);
  summary.replaceChildren(note(summary, answer, fields, form));
  summary.hidden = false;
  summary.focus();
}

/** As they stand in the form, so that the summary is worked through from its top; others come last. */
function inOrderOf(form: HTMLFormElement, fields: [string, string][]): [string, string][] {
  const names = [...form.elements].map((control) => control.getAttribute('name'));
  const placeOf = ([name]: [string, string]) => names.indexOf(name) >>> 0;
  return fields.sort((one, other) => placeOf(one) - placeOf(other));
}

export function clearErrors(form: HTMLFormElement): void {
  dismiss(form.querySelector<HTMLElement>('[data-errors]'));
  for (const place of form.querySelectorAll('[data-error-for]')) place.textContent = '';
  for (const control of form.elements) {
    callRight(control);
    if (control instanceof HTMLInputElement && control.dataset.shown) markField(form, control.name);
  }
}

/** What the call would now say of a field, in the summary too: it does not ask for what is mended. */
export function remarkField(form: HTMLFormElement, name: string, sentence?: string): void {
  markField(form, name, sentence);
  const summary = form.querySelector<HTMLElement>('[data-errors]');
  const line = summary?.querySelector(`[data-of="${CSS.escape(name)}"]`);
  if (!line) return;
  const now = sentence && linkTo(form, [name, sentence]);
  if (!now) line.remove();
  // What says the same stays: the focus may be on it.
  else if (now.textContent !== line.textContent) line.replaceWith(now);
  if (!summary?.querySelector('[data-of]')) dismiss(summary);
}

function dismiss(summary: HTMLElement | null): void {
  if (summary) summary.hidden = true;
  entitle();
}

/** The page's title without the word for a failure, while it has that. */
let plain: string | undefined;

/** A failure is also heard where titles are read: `pattern` 'Hata: {{title}}'; without one as it was. */
function entitle(pattern?: string): void {
  plain ??= document.title;
  document.title = pattern ? pattern.replace('{{title}}', plain) : plain;
  if (!pattern) plain = undefined;
}

/** Says what is wrong with a field, or without a sentence that nothing is. */
function markField(form: HTMLFormElement, name: string, sentence = ''): void {
  const place = placeOf(form, name);
  place?.replaceChildren(...(sentence ? [alertSymbol('small'), sentence] : []));
  const control = shownBy(controlOf(form, name));
  if (sentence) control?.setAttribute('aria-invalid', 'true');
  else if (control) callRight(control);
}

/**
 * Takes back that a control is wrong. It is said, not left open: without a word a browser judges by itself, and
 * calls an empty day, tick or file that must be there invalid.
 */
function callRight(control: Element): void {
  if (control.ariaInvalid) control.ariaInvalid = 'false';
}

function note(
  summary: HTMLElement,
  { content, code, request_id, status, reasons = [] }: Answer,
  fields: [string, string][],
  form: HTMLFormElement,
): HTMLElement {
  const box = make('div', { className: 'note bad' });
  const words = make('div', {});
  words.append(make('b', { textContent: String(content ?? summary.dataset.offline ?? '') }));
  if (fields.length > 0) {
    const list = make('ul', {});
    list.append(...fields.map((field) => linkTo(form, field)));
    words.append(list);
  } else if (reasons.length > 0) {
    const list = make('ul', {});
    list.append(...reasons.map(({ text }) => make('li', { textContent: text })));
    words.append(list);
  } else if (code === 'sign_in_required') words.append(loginLink());
  else if (request_id && status >= 500) {
    const text = (summary.dataset.request ?? '').replace('{{id}}', request_id);
    words.append(make('small', { textContent: text }));
  }
  box.append(alertSymbol(), words);
  return box;
}

/** Drawn from the page's sprite, where most forms have it for those without a script. */
const alertSymbol = (size = '') =>
  document.querySelector('#i-circle-alert')
    ? symbolAt('#i-circle-alert', size)
    : lateSymbol('circle-alert', size);

/** Beside the page, which stays as it is. */
export function loginLink(): HTMLElement {
  const line = make('div', {});
  const href = paths.dashboard.login();
  const link = { className: 'link', href, target: '_blank', rel: 'noopener' };
  line.append(make('a', { ...link, textContent: session_over.link }));
  return line;
}

function linkTo(form: HTMLFormElement, [name, sentence]: [string, string]): HTMLElement {
  const control = controlOf(form, name);
  const heading = headingOf(form, name);
  const stop = control ? shownBy(control) : heading;
  const item = make('li', {});
  item.dataset.of = name;
  const textContent = [nameOf(control, heading), sentence].filter(Boolean).join(': ');
  const id = stop?.id || (stop && placeOf(form, name)?.id);
  if (!id) item.textContent = textContent;
  else {
    const link = make('a', { className: 'link', href: `#${id}`, textContent });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (stop === heading) stop.tabIndex = -1;
      stop.focus();
    });
    item.append(link);
  }
  return item;
}

/**
 * What the summary calls a field: its label, without the word that it may stay empty, and before it the
 * row of a list that it stands in. A hidden control has a title instead, and what is no control the
 * heading of the panel that its sentence stands in.
 */
function nameOf(control: HTMLInputElement | null, heading?: HTMLElement | null) {
  if (control?.type === 'hidden') return control.title;
  const label = control ? control.labels?.[0] : heading;
  const [first] = label?.childNodes ?? [];
  const words = (first instanceof Text ? first : label)?.textContent?.trim();
  const row = control?.closest('[data-row]')?.ariaLabel;
  return [row, words].filter(Boolean).join(', ');
}

const headingOf = (form: HTMLFormElement, name: string) =>
  placeOf(form, name)?.closest('.panel')?.querySelector('h2');

/** A hidden control may repeat what another form of the page shows: `data-shown` is the id there. */
const shownBy = (control: HTMLInputElement | null): HTMLElement | null =>
  control?.dataset.shown ? document.getElementById(control.dataset.shown) : control;

function placeOf(form: HTMLFormElement, name: string): Element | null {
  const within = controlOf(form, name)?.dataset.shown ? document : form;
  return within.querySelector(`[data-error-for="${CSS.escape(name)}"]`);
}

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLInputElement | null;
}

const make = <Name extends 'div' | 'b' | 'ul' | 'li' | 'a' | 'small'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) => Object.assign(document.createElement(name), properties);
