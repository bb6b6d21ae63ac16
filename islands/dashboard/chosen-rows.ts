const KEY = 'selection';

interface ChosenRow {
  name: string;
  /** As it was seen, where that counts. */
  version?: string | undefined;
  /** What takes each act back from it, by the act's form. */
  undo: Record<string, object>;
}

/** By the row's id. */
export type Chosen = Map<string, ChosenRow>;

/** Rows of a list's page by their ticks; the page may be another than this one. */
export function chosenIn(page: Document, wanted: (box: HTMLInputElement) => boolean): Chosen {
  const forms = [...page.querySelectorAll<HTMLFormElement>('form[data-undo]')]
    .filter((form) => form.querySelector('[data-selected-ids]'))
    .map(({ id, dataset }) => [id, JSON.parse(dataset.undo ?? '').rows] as const);
  const boxes = [...page.querySelectorAll<HTMLInputElement>('[data-select]')].filter(wanted);
  return new Map(
    boxes.map(({ value, dataset }) => {
      const undo = forms.flatMap(([id, rows]) => (rows[value] ? [[id, rows[value]]] : []));
      const { name = '', version } = dataset;
      return [value, { name, version, undo: Object.fromEntries(undo) }];
    }),
  );
}

/** `list`: its address under these filters; under others it is another list. */
export function keepChosen(list: string, rows: Chosen): void {
  if (rows.size === 0) forgetChosen();
  else sessionStorage.setItem(KEY, JSON.stringify({ list, rows: [...rows] }));
}

export const forgetChosen = (): void => sessionStorage.removeItem(KEY);

/** Of who turned the list's page or came back to it; who opens it anew begins anew. */
export function keptRows(list: string): Chosen {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return kept.list === list && isSameVisit() ? new Map(kept.rows) : new Map();
}

function isSameVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { referrer } = document;
  return (
    entry?.type !== 'navigate' ||
    (referrer !== '' && new URL(referrer).pathname === location.pathname)
  );
}
