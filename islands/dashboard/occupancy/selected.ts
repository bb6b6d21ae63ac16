import { formatMoney, formatPhone } from '../../../server/shared/format.ts';
import { formatShortStay, saidDays } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { call } from '../api.ts';
import { factsOf, type Grid, isMovable, listingOf, type StayFacts } from './grid.ts';

type Act = 'move' | 'extend' | 'free' | 'adopt';

/**
 * Tells about the stay under the pointer in a small note beside it, and about the one that is clicked
 * or focused in the panel below, with what can be done with it. A second click opens it.
 */
export function tellStays(grid: Grid, act: (facts: StayFacts, what: Act) => void): void {
  const panel = document.querySelector<HTMLElement>('[data-selected]') as HTMLElement;
  const empty = [...panel.cloneNode(true).childNodes];
  let selected: StayFacts | undefined;

  showNotes(grid.root);
  grid.root.addEventListener('focusin', ({ target }) => select(stayAt(target)));
  grid.root.addEventListener('click', (event) => {
    const link = stayAt(event.target);
    if (!link || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.detail > 1) return;
    event.preventDefault();
    select(link);
    link.focus({ preventScroll: true });
  });
  grid.root.addEventListener('dblclick', ({ target }) => {
    const link = stayAt(target);
    if (link) location.assign(link.href);
  });
  panel.addEventListener('click', ({ target }) => {
    const what = (target as Element).closest<HTMLElement>('button[data-act]')?.dataset.act;
    if (what === 'leave') leave();
    else if (what && selected) act(selected, what as Act);
  });

  function leave(): void {
    selected?.link.classList.remove('chosen');
    selected = undefined;
    panel.dataset.selected = '';
    panel.replaceChildren(...empty.map((part) => part.cloneNode(true)));
  }

  function select(link: HTMLAnchorElement | null): void {
    const facts = link && factsOf(link);
    if (!facts || facts.link === selected?.link) return;
    selected?.link.classList.remove('chosen');
    selected = facts;
    facts.link.classList.add('chosen');
    showSelected(panel, facts);
  }
}

const stayAt = (target: EventTarget | null) =>
  (target as Element).closest<HTMLAnchorElement>('a.stay[data-kind]');

function showNotes(root: HTMLElement): void {
  const note = document.createElement('div');
  note.className = 'stay-note';
  note.ariaHidden = 'true';
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = pointerType === 'touch' ? null : stayAt(target);
    if (link) showNote(note, link);
    else note.remove();
  });
  for (const event of ['pointerleave', 'pointerdown', 'scroll'])
    root.addEventListener(event, () => note.remove());
}

/** The stay's sentence in its parts, with the whole name. */
const wordsOf = ({ link, label }: StayFacts): string[] => {
  const sentence = link.ariaLabel ?? '';
  if (!label) return sentence.split(', ');
  const seen = sentence.startsWith(label) ? label.length : sentence.indexOf(', ');
  return [label, ...sentence.slice(seen + 2).split(', ')];
};

function showNote(note: HTMLElement, link: HTMLAnchorElement): void {
  const facts = factsOf(link);
  if (!facts) return;
  const name = document.createElement('b');
  name.textContent = listingOf(facts.line).name;
  const lines = wordsOf(facts).map((text) => {
    const line = document.createElement('span');
    line.textContent = text;
    return line;
  });
  note.replaceChildren(name, ...lines);
  document.body.append(note);
  const { left, bottom, top } = link.getBoundingClientRect();
  const below = bottom + note.offsetHeight + 12 < innerHeight;
  note.style.left = `${Math.max(8, Math.min(left, innerWidth - note.offsetWidth - 8))}px`;
  note.style.top = `${below ? bottom + 6 : top - note.offsetHeight - 6}px`;
}

function showSelected(panel: HTMLElement, facts: StayFacts): void {
  const { link, line } = facts;
  panel.dataset.selected = facts.kind;
  write(panel, '[data-selected-title]', listingOf(line).name);
  write(panel, '[data-selected-text]', wordsOf(facts).join(', '));
  const acts = panel.querySelector<HTMLElement>('[data-selected-acts]') as HTMLElement;
  acts.hidden = false;
  const offered: Record<string, boolean> = {
    open: true,
    leave: true,
    move: isMovable(facts),
    extend: isMovable(facts),
    free: facts.kind === 'CLOSING' && isMovable(facts),
    adopt: facts.event !== null,
  };
  for (const each of acts.querySelectorAll<HTMLElement>('[data-act]'))
    each.hidden = !offered[each.dataset.act ?? ''];
  (acts.querySelector('a') as HTMLAnchorElement).href = link.href;
  (panel.querySelector('[data-selected-text]') as HTMLElement).hidden = false;
  const table = panel.querySelector<HTMLElement>('[data-selected-facts]') as HTMLElement;
  table.hidden = true;
  if (facts.kind === 'RESERVATION' || facts.kind === 'OPTION') void showMoney(panel, facts);
}

interface Stored {
  customer_name: string;
  customer_phone?: string;
  reservation_id: string;
  total_kurus: number;
  balance_kurus: number;
}

/** What only the reservation itself knows. */
async function showMoney(panel: HTMLElement, { id, link, line, from, until, unit }: StayFacts) {
  const kind = link.closest('[data-occupancy=boat]') ? 'boat' : 'villa';
  const { ok, content } = await call('GET', paths.api.reservation(id, kind));
  if (!ok || !link.classList.contains('chosen')) return;
  const stored = content as Stored;
  const values: Record<string, string> = {
    customer: [stored.customer_name, formatPhone(stored.customer_phone ?? '')]
      .filter(Boolean)
      .join(' · '),
    stay: formatShortStay(...saidDays(unit, from, until)),
    total: formatMoney(stored.total_kurus),
    balance: formatMoney(stored.balance_kurus),
  };
  write(panel, '[data-selected-title]', `${stored.reservation_id} · ${listingOf(line).name}`);
  for (const [fact, value] of Object.entries(values)) write(panel, `[data-fact=${fact}]`, value);
  (panel.querySelector('[data-selected-facts]') as HTMLElement).hidden = false;
  // The same in fewer words.
  (panel.querySelector('[data-selected-text]') as HTMLElement).hidden = true;
}

function write(panel: HTMLElement, place: string, text: string): void {
  const found = panel.querySelector(place);
  if (found) found.textContent = text;
}
