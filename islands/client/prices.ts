import { texts_anew, unpriced } from '../../views/locales/tr/booking.json';
import { fetchInTime } from '../patience.ts';
import type { Behaviour } from './behaviours.ts';
import { toast } from './toasts.ts';

const DEBOUNCE = 250;
/** Milliseconds until a price that could not be read is asked for again, doubled each time. */
const AGAIN = { first: 2_000, most: 60_000 };
/** What a price follows from; nothing of the guest, as it becomes an address. */
const ASKED = ['unit', 'offer', 'check_in', 'check_out', 'adults', 'children', 'babies', 'extras'];
let timer = 0;
let latest = 0;

/**
 * Prices in place what a form asks for: its page's own answer to these fields takes the place of what
 * `data-priced` marks. The form can be sent all the same.
 */
export const showPrices: Behaviour = (element) => {
  const form = element.closest('form') as HTMLFormElement;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (isAnswerable(form)) price(form);
  }, DEBOUNCE);
};

/** What nobody priced is said, once, and asked for again in a while, or as soon as there is a line. */
async function price(form: HTMLFormElement, wait = AGAIN.first): Promise<void> {
  latest += 1;
  const turn = latest;
  const address = addressOf(form);
  try {
    const page = await ask(address);
    if (page && turn === latest) showAnswer(form, { page, address });
  } catch {
    if (turn !== latest) return;
    if (wait === AGAIN.first) toast(unpriced, 'bad');
    const next = Math.min(wait * 2, AGAIN.most);
    const again = () => turn === latest && isAnswerable(form) && price(form, next);
    addEventListener('online', again, { once: true });
    setTimeout(again, wait);
  }
}

const isAnswerable = (form: HTMLFormElement): boolean =>
  ASKED.every((name) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].every(
      (each) => each.validity.valid,
    ),
  );

/** Without fields that were left empty, as the form's page would link to itself. */
function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name, value]) => value && ASKED.includes(name));
  return `${new URL(form.action).pathname}?${new URLSearchParams(fields as [string, string][])}`;
}

/** The page as it answers to that; null where it refuses it, which sending the form will tell of. */
async function ask(address: string): Promise<Document | null> {
  const response = await fetchInTime(address);
  const { ok, status } = response;
  if (status === 429 || status >= 500) throw new Error(`answered ${status}`);
  return ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
}

interface Answer {
  page: Document;
  address: string;
}

function showAnswer(form: HTMLFormElement, { page, address }: Answer): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-priced]')].map((part) => ({
    part,
    answer: page.querySelector(`[data-priced="${part.dataset.priced}"]`),
  }));
  const isSearch = form.method === 'get';
  // What can't be sold so has another page: sending the form leads there, and tells why.
  if (!isSearch && parts.some(({ answer }) => !answer)) return;
  const hadTicks = parts.some(({ part }) => part.querySelector(':checked'));
  for (const { part, answer } of parts) part.replaceChildren(...(answer?.childNodes ?? []));
  // What was agreed to were other texts: who ticked the boxes before looks elsewhere by now.
  if (!isSearch && hadTicks) toast(texts_anew, 'info');
  if (isSearch) history.replaceState(history.state, '', address);
}
