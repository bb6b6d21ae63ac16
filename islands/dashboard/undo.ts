import { type Answer, call } from './api.ts';
import { leaveFocus } from './focus.ts';
import { showSpinner } from './spinner.ts';
import { carryToast } from './toast.ts';

const KEY = 'undo';

/** As views/components/dashboard/undo-bar.tsx writes it into a form. */
interface Undoing {
  said: string;
  call: string;
  rows: Record<string, object>;
  /** Of rows that are on another page of the list (selection.ts). */
  names?: Record<string, string>;
}

interface Step {
  id: string;
  /** What the row is called, for when it cannot be taken back. */
  name: string;
  body: object;
}

interface Kept {
  page: string;
  said: string;
  call: string;
  steps: Step[];
}

interface Written {
  id: number;
  version?: number;
}

/**
 * A `form[data-undo]` that was sent leaves behind how it is taken back; the page that comes next offers
 * it in its `[data-undo-bar]`, once.
 */
export function keepUndo(): void {
  document.addEventListener('saved', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.undo) keep(form, (event as CustomEvent<unknown>).detail);
  });
  const kept = take();
  if (kept) offer(kept);
}

function keep(form: HTMLFormElement, content: unknown): void {
  const undoing: Undoing = JSON.parse(form.dataset.undo ?? '');
  const back = (content as { undo?: object } | undefined)?.undo;
  const steps = back ? [{ id: '', name: '', body: back }] : stepsOf(form, undoing, content);
  if (steps.length === 0) {
    carryToast(form.dataset.toast ?? '');
    return;
  }
  const said = undoing.said.replace('{{changed}}', String(steps.length));
  const kept: Kept = { page: location.pathname, said, call: undoing.call, steps };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

function stepsOf(form: HTMLFormElement, undoing: Undoing, content: unknown): Step[] {
  const written = writtenIn(content);
  const { changed } = (content ?? {}) as { changed?: number[] };
  return rowsOf(form).flatMap((id) => {
    const former = undoing.rows[id];
    // What a colleague switched before stays, whatever this page showed.
    if (!former || changed?.includes(id) === false) return [];
    // Whoever changed the row since then is not overwritten.
    const version = written.find((row) => row.id === id)?.version;
    const name = undoing.names?.[id] ?? nameOf(id);
    return [{ id: String(id), name, body: version ? seenAs(former, { id, version }) : former }];
  });
}

/** What a call for several answers: the rows, or what was asked beside them. */
function writtenIn(content: unknown): Written[] {
  const rows = (content as { rows?: unknown } | undefined)?.rows ?? content;
  return Array.isArray(rows) ? rows : [];
}

const seenAs = (former: object, row: Written): object =>
  'ids' in former ? { ...former, seen: [row] } : { ...former, version: row.version };

/** Those that were ticked, or the one that the form's own address names. */
function rowsOf(form: HTMLFormElement): number[] {
  const ids = form.elements.namedItem('ids');
  if (ids instanceof HTMLInputElement) return JSON.parse(ids.value);
  return [Number(/\d+(?=\?|$)/.exec(form.dataset.api ?? '')?.[0])];
}

const nameOf = (id: number) =>
  document.querySelector<HTMLInputElement>(`[data-select][value="${id}"]`)?.dataset.name ?? '';

function take(): Kept | undefined {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const kept: Kept | undefined = text ? JSON.parse(text) : undefined;
  return kept?.page === location.pathname ? kept : undefined;
}

function offer(kept: Kept): void {
  const bar = document.querySelector<HTMLElement>('[data-undo-bar]');
  const words = bar?.querySelector<HTMLElement>('[data-undo-said]');
  const button = bar?.querySelector('button');
  if (!bar || !words || !button) return;
  words.textContent = kept.said;
  button.hidden = kept.steps.length === 0;
  bar.hidden = false;
  button.addEventListener(
    'click',
    async () => {
      button.ariaBusy = 'true';
      button.textContent = button.dataset.busy ?? '';
      finish(bar, await undo(kept, bar.dataset.offline ?? ''));
    },
    { once: true },
  );
}

/** Together where the call takes several, else one row after the other; gives a line for each refused. */
async function undo({ call: wanted, steps }: Kept, offline: string): Promise<string[]> {
  const [method = '', address = ''] = wanted.split(' ');
  const refused: string[] = [];
  for (const group of alike(steps)) {
    if (group.length > 1 && (await call(method, address, joined(group))).ok) continue;
    for (const { id, name, body } of group) {
      const answer: Answer = await call(method, address.replace('{id}', id), body);
      if (!answer.ok) refused.push(`${name}: ${answer.content ?? offline}`);
    }
  }
  return refused;
}

/** Rows that stood alike before and whose call takes several; each of the others is a group of its own. */
function alike(steps: Step[]): Step[][] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const key = 'ids' in step.body ? JSON.stringify({ ...step.body, ids: [], seen: [] }) : step.id;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()];
}

/** `{ids: [1], active}` and `{ids: [2], active}` as one. */
const joined = (steps: Step[]): object => ({
  ...steps[0]?.body,
  ids: steps.flatMap(({ body }) => ('ids' in body ? (body.ids as number[]) : [])),
  ...seenOf(steps),
});

const seenOf = (steps: Step[]) => {
  const seen = steps.flatMap(({ body }) => ('seen' in body ? (body.seen as Written[]) : []));
  return seen.length > 0 ? { seen } : {};
};

function finish(bar: HTMLElement, refused: string[]): void {
  if (refused.length === 0) carryToast(bar.dataset.undone ?? '');
  else {
    const said = `${bar.dataset.refused} ${refused.join(' · ')}`;
    const kept: Kept = { page: location.pathname, said, call: '', steps: [] };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  }
  leaveFocus();
  showSpinner();
  location.reload();
}
