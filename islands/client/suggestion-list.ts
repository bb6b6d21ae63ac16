import { search_found } from '../../views/locales/tr/layout.json';
import { fill } from '../fill.ts';

export interface Suggestion {
  text: string;
  note?: string | undefined;
  /** A page of this site; null: words to fill in. */
  href: string | null;
  thumbnail: string | null;
}

let lists = 0;

/** The list under a search box (ARIA combobox with a listbox): the focus stays in the input. */
export class SuggestionList {
  private readonly input: HTMLInputElement;
  private readonly choose: (suggestion: Suggestion) => void;
  // What scrolls is a stop of its own in some browsers, and this one closes before it could be one.
  private readonly panel = element('div', { class: 'suggestions', hidden: '', tabindex: '-1' });
  private readonly message = element('p', {});
  /** What is heard: it stands there before it says anything, as readers want it. */
  private readonly said = element('p', { class: 'hidden-text', role: 'status' });
  private readonly list = element('ul', { role: 'listbox', id: `suggestions-${++lists}` });
  private suggestions: Suggestion[] = [];
  private active = -1;

  constructor(input: HTMLInputElement, choose: (suggestion: Suggestion) => void) {
    this.input = input;
    this.choose = choose;
    this.list.ariaLabel = input.labels?.[0]?.textContent ?? '';
    this.panel.append(this.message, this.list);
    input.closest('[data-search-box]')?.append(this.panel, this.said);
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': this.list.id,
      'aria-expanded': 'false',
    });
    input.addEventListener('keydown', (event) => this.press(event));
    input.addEventListener('blur', () => this.close());
    // Pressing on an option must not take the focus out of the input, which would close the list.
    this.panel.addEventListener('pointerdown', (event) => event.preventDefault());
    this.panel.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Shows what was found, with a sentence above it: a heading, or why there is nothing. `lang`: the sentence's. */
  show(suggestions: Suggestion[], message = '', lang = ''): void {
    const found = suggestions.length > 0;
    const waited = document.activeElement === this.input;
    if (!waited || (!found && !this.input.value.trim())) {
      this.close();
      return;
    }
    this.suggestions = suggestions;
    this.message.textContent = message;
    this.message.lang = lang || document.documentElement.lang;
    this.message.hidden = !message;
    this.say(message || fill(search_found, { count: suggestions.length }), lang);
    this.list.hidden = !found;
    this.list.replaceChildren(...suggestions.map((each, index) => this.option(each, index)));
    this.panel.hidden = false;
    this.input.ariaExpanded = String(found);
    this.activate(-1);
  }

  close(): void {
    this.panel.hidden = true;
    this.said.textContent = '';
    this.input.ariaExpanded = 'false';
    this.activate(-1);
  }

  /** Only of what somebody typed: who comes into the field hears its name. */
  private say(words: string, lang: string): void {
    this.said.lang = lang || document.documentElement.lang;
    this.said.textContent = this.input.value.trim() ? words : '';
  }

  private press(event: KeyboardEvent): void {
    if (this.panel.hidden) return;
    const count = this.suggestions.length;
    if (event.key === 'Escape') {
      event.preventDefault();
      this.close();
    } else if (event.key === 'Enter') {
      const chosen = this.suggestions[this.active];
      if (!chosen) return;
      event.preventDefault();
      this.choose(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      // One place of the round is the input itself, where nothing is chosen.
      const step = event.key === 'ArrowDown' ? 2 : count + 1;
      this.activate(((this.active + step) % (count + 1)) - 1);
    }
  }

  private activate(index: number): void {
    this.active = index;
    const options = [...this.list.children];
    for (const [place, option] of options.entries()) option.ariaSelected = String(place === index);
    const active = options[index];
    active?.scrollIntoView({ block: 'nearest' });
    if (active) this.input.setAttribute('aria-activedescendant', active.id);
    else this.input.removeAttribute('aria-activedescendant');
  }

  private option(suggestion: Suggestion, index: number): HTMLElement {
    const option = element('li', { role: 'option', id: `${this.list.id}-${index}` });
    const words = element('span', {});
    words.append(suggestion.text);
    if (suggestion.note)
      words.append(Object.assign(element('small', {}), { textContent: suggestion.note }));
    if (suggestion.href) option.append(thumbnail(suggestion));
    option.append(words);
    option.addEventListener('click', () => this.choose(suggestion));
    return option;
  }
}

function thumbnail({ thumbnail: src }: Suggestion): HTMLElement {
  const picture = element('span', { class: 'thumbnail' });
  if (src)
    picture.append(element('img', { class: 'cover', alt: '', width: '64', height: '48', src }));
  return picture;
}

function element(name: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  return made;
}

function setAttributes(target: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
