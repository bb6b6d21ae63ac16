import { leaveTyped, type Typed } from './leave-typed.ts';

/**
 * The answer to a refused form becomes the page of the form's `data-answer`, so that coming back to it
 * sends nothing again; who does finds what was typed, and so does who comes back to any other form that
 * was sent (unsent.ts).
 */
export function keepTyped(typed: Typed | undefined): void {
  if (typed) comeBack(typed);
  if (document.querySelector('[data-prices]')) whenLoaded(readyPrices);
  const [form, ...others] = document.querySelectorAll<HTMLFormElement>('form[data-answer]');
  if (!form) return;
  const refused =
    [form, ...others].find((each) => each.querySelector('[aria-invalid="true"]')) ?? form;
  leaveTyped(refused, refused.dataset.answer);
  addEventListener('change', ({ target }) => {
    const changed = (target as Element).closest<HTMLFormElement>('form[data-answer]');
    if (changed) leaveTyped(changed, changed.dataset.answer);
  });
}

/** The part that prices is there before the line breaks, so that it can tell. */
async function readyPrices(): Promise<void> {
  priceFilledIn();
  await import('./prices.ts').catch(() => {});
}

/** What a browser fills in again (Back, Reload) it tells no script: it is priced as if it was chosen now. */
function priceFilledIn(): void {
  for (const place of document.querySelectorAll('[data-prices]'))
    [...place.querySelectorAll<HTMLInputElement>('input')]
      .find((field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue)
      ?.dispatchEvent(new Event('change', { bubbles: true }));
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** The page had an address of its own while its form was sent. */
function comeBack(typed: Typed): void {
  putBack(new URLSearchParams(typed));
  history.replaceState(history.state, '', location.href.replace(/#$/, ''));
  void tellSentBefore();
}

async function tellSentBefore(): Promise<void> {
  if (document.querySelector('[name=form_key]'))
    (await import('./sent-before.ts')).tellSentBefore();
}

function putBack(typed: URLSearchParams): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('main form[method=post]'))
    if (isOfKind(form, typed.get('kind')))
      for (const name of new Set(typed.keys())) fillIn(form, name, typed.getAll(name));
}

/** Forms of one page with the same fields are told apart by their hidden `kind`. */
const isOfKind = (form: HTMLFormElement, kind: string | null): boolean =>
  (form.querySelector<HTMLInputElement>('[name=kind]')?.value ?? null) === kind;

/** Fields of one name (a list of people) come in the order of the page. */
function fillIn(form: HTMLFormElement, name: string, values: string[]): void {
  const selector = `[name="${CSS.escape(name)}"]:not([type=hidden],[type=file])`;
  for (const [at, field] of form.querySelectorAll<HTMLInputElement>(selector).entries()) {
    if (field.type === 'checkbox' || field.type === 'radio')
      field.checked ||= values.includes(field.value);
    else field.value = values[at] ?? field.value;
    const folded = form.closest('details');
    if (folded) folded.open = true;
  }
}
