/** What was done to a row, by whom and when, in the words of its log or its page. */
interface Act {
  what: string;
  who: string;
  at: string;
}

/**
 * What was done last to the row of a form, as its log tells it by now: the page that `data-log` leads to, else this
 * page's own flow or list of versions. null: nothing is told, or not to this person.
 */
export async function readLastAct(form: HTMLFormElement): Promise<Act | null> {
  const { log } = form.dataset;
  const address = log?.replace(/\{id\}|%7Bid%7D/, idOf(form)) ?? location.href;
  const [latest] = actsOf(await read(address), log ? LOG : PAGE);
  return latest ?? null;
}

/**
 * What this page tells of its row by now and did not tell when it came, newest first. Where the page went with its
 * row, the last of what the row's log tells.
 */
export async function readActsSince(): Promise<Act[]> {
  const page = await read(location.href);
  const seen = new Set(actsOf(document, PAGE).map(sayAct));
  if (page) return actsOf(page, PAGE).filter((act) => !seen.has(sayAct(act)));
  const log = document.querySelector<HTMLAnchorElement>('[data-row-log]')?.href;
  return log ? actsOf(await read(log), LOG).slice(0, 1) : [];
}

/** "Opsiyon · Ayşe Kaya, 28 Kas 19.27" */
export const sayAct = ({ what, who, at }: Act): string =>
  [[what, who].filter(Boolean).join(' · '), at].filter(Boolean).join(', ');

/** A list's dialog is for whichever row its call names: the last number of its path. */
const idOf = ({ dataset: { api = '' } }: HTMLFormElement): string =>
  /\/(\d+)[^\d?]*(?:\?|$)/.exec(api)?.[1] ?? '';

interface Lines {
  line: string;
  what: string;
  who: string;
  at: string;
}

/** The log's columns (views/dashboard/ops/audit-columns.tsx) by their slots. */
const LOG: Lines[] = [
  {
    line: 'tbody > tr',
    ...{ what: '[data-slot=a1]', who: '[data-slot=c1]', at: '[data-slot=a2]' },
  },
];

const PAGE: Lines[] = [
  // A mail follows from a step, and its state changes by itself.
  { line: '.timeline > li:not([data-kind="mail"])', what: 'b', who: 'p', at: 'time' },
  { line: '.versions > li', what: 'b', who: '[data-by]', at: 'time' },
];

const actsOf = (page: Document | null, sources: Lines[]): Act[] =>
  sources.flatMap(({ line, ...parts }) =>
    [...(page?.querySelectorAll(line) ?? [])].map((step) => {
      const text = (part: string) => step.querySelector(part)?.textContent?.trim() ?? '';
      return { what: text(parts.what), who: text(parts.who), at: text(parts.at) };
    }),
  );

/** Who may not read it is not led away from the page for that. */
async function read(address: string): Promise<Document | null> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
