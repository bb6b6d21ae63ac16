import { paths } from '../../server/shared/paths.ts';
import { search_failed } from '../../views/locales/tr/common.json';
import { search_none, search_recent } from '../../views/locales/tr/layout.json';
import { readRecent, rememberSearch } from './recent-searches.ts';
import { type Suggestion, SuggestionList } from './suggestion-list.ts';

/** Time after the last key before the server is asked. */
const DEBOUNCE = 1000;

const known = new WeakSet<HTMLElement>();

/** Typed search: makes a search box's input a combobox, at its first focus. */
export function suggest(input: HTMLElement): void {
  if (known.has(input)) return;
  known.add(input);
  const box = input as HTMLInputElement;
  const list = new SuggestionList(box, (chosen) => {
    rememberSearch(chosen);
    location.assign(chosen.href);
  });
  const { form } = box;
  form?.addEventListener('submit', () => {
    const text = box.value.trim();
    if (text) rememberSearch({ text, href: paths.villas({ q: text }), thumbnail: null });
  });
  ask(box, list);
}

/** Asks as it is typed; an answer that comes after newer typing is not shown. */
function ask(box: HTMLInputElement, list: SuggestionList): void {
  let timer = 0;
  let call = new AbortController();
  const typed = () => {
    clearTimeout(timer);
    call.abort();
    call = new AbortController();
    const { signal } = call;
    const text = box.value.trim();
    if (!text) return list.show(readRecent(), search_recent);
    timer = window.setTimeout(() => {
      find(text, signal).then(
        (found) => list.show(found, found.length === 0 ? search_none : undefined),
        () => !signal.aborted && list.show([], search_failed),
      );
    }, DEBOUNCE);
  };
  box.addEventListener('input', typed);
  box.addEventListener('focus', () => box.value || typed());
  typed();
}

interface Answer {
  content: { slug: string; name: string; thumbnail: string | null; town?: string }[];
}

async function find(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(paths.api.typedSearch(text), { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { content }: Answer = await response.json();
  return content.map(({ slug, name, thumbnail, town }) => ({
    text: name,
    note: town,
    href: paths.villa(slug),
    thumbnail,
  }));
}
