import { fold } from '../../server/shared/fold.ts';
import type { ListingKind } from '../../server/shared/paths/listing.ts';
import { paths } from '../../server/shared/paths.ts';
import { search_failed } from '../../views/locales/tr/common.json';
import { search_none, search_recent } from '../../views/locales/tr/layout.json';
import { fetchInTime } from '../patience.ts';
import { readRecent, rememberSearch } from './recent-searches.ts';
import { linkStyles } from './styles.ts';
import { type Suggestion, SuggestionList } from './suggestion-list.ts';

/** Time after the last key before the server is asked. */
const DEBOUNCE = 1000;

const known = new WeakSet<HTMLElement>();

/**
 * Typed search: makes a search box's input a combobox, at its first focus. Where the input has a list of
 * words, those are offered at once and filled in; villas and boats are pages to go to, for the stay of
 * the form.
 */
export async function suggest(input: HTMLElement): Promise<void> {
  if (known.has(input)) return;
  known.add(input);
  await linkStyles();
  const box = input as HTMLInputElement;
  const { form } = box;
  const list = new SuggestionList(box, (chosen) => {
    if (chosen.href === null) return fillIn(box, chosen, list);
    rememberSearch(chosen);
    location.assign(chosen.href + restOf(form));
  });
  form?.addEventListener('submit', () => {
    const text = box.value.trim();
    if (text) rememberSearch({ text, href: paths.villas({ q: text }), thumbnail: null });
  });
  ask(box, list);
}

/** What follows in the form is next. */
function fillIn(box: HTMLInputElement, { text }: Suggestion, list: SuggestionList): void {
  box.value = text;
  list.close();
  const fields = [...(box.form?.elements ?? [])] as HTMLElement[];
  fields[fields.indexOf(box) + 1]?.focus();
}

/** What else the form asks for, as an address goes on. */
function restOf(form: HTMLFormElement | null): string {
  const rest = [...new FormData(form ?? undefined)].filter(([name]) => name !== 'q');
  return rest.length ? `?${new URLSearchParams(rest as [string, string][])}` : '';
}

/** Asks as it is typed; an answer that comes after newer typing is not shown. */
function ask(box: HTMLInputElement, list: SuggestionList): void {
  const words = wordsOf(box);
  let timer = 0;
  let call = new AbortController();
  const typed = () => {
    clearTimeout(timer);
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const text = box.value.trim();
    if (!text) return words.length ? list.show(words) : list.show(readRecent(), search_recent);
    const near = words.filter((each) => fold(each.text).startsWith(fold(text)));
    if (near.length) list.show(near);
    else if (words.length) list.close();
    timer = window.setTimeout(() => {
      find(paths.api.typedSearch(text, { boats: words.length ? undefined : 1 }), signal).then(
        (found) => {
          const all = [...near, ...found];
          list.show(all, all.length === 0 ? search_none : undefined);
        },
        () => !signal.aborted && list.show(near, search_failed, 'en'),
      );
    }, DEBOUNCE);
  };
  box.addEventListener('input', typed);
  box.addEventListener('focus', () => box.value || typed());
  typed();
}

/** Those of the input's own list, which the browser would show over ours. */
function wordsOf(box: HTMLInputElement): Suggestion[] {
  const options = [...(box.list?.querySelectorAll('option') ?? [])];
  box.removeAttribute('list');
  return options.map(({ value, text }) => ({
    text: value,
    note: text,
    href: null,
    thumbnail: null,
  }));
}

interface Answer {
  content: {
    kind: ListingKind;
    slug: string;
    name: string;
    thumbnail: string | null;
    town: string;
  }[];
}

async function find(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetchInTime(address, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { content }: Answer = await response.json();
  return content.map(({ kind, slug, name, thumbnail, town }) => ({
    text: name,
    note: town,
    href: paths[kind](slug),
    thumbnail,
  }));
}
