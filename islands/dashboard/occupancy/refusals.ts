import { formatMoney } from '../../../server/shared/format.ts';
import type { Answer } from '../api.ts';
import { say } from './grid.ts';
import type { OccupancyWords } from './words.ts';

/** Why it cannot be done, in words: each reason, what is wrong with each field, or the one sentence. */
export function refusalLines(
  { content, reasons, fields }: Pick<Answer, 'content' | 'reasons' | 'fields'>,
  words: Pick<OccupancyWords, 'unsellable' | 'failed'>,
): string[] {
  if (reasons) return [words.unsellable, ...reasons.map(({ text }) => text)];
  // A call without a form shows them nowhere else, and the sentence says only that there are some.
  const wrong = [...new Set(Object.values(fields ?? {}))];
  return wrong.length > 0 ? wrong : [String(content ?? words.failed)];
}

/** What a change does to the money of a stay. */
export interface SaleChange {
  after: { total_kurus: number };
  difference_kurus: number;
  unpaid_kurus: number;
  refund_kurus: number;
  withdrawn_kurus: number;
  dropped_extras: string[];
  ended_links: { amount_kurus: number }[];
}

export function changeLines(change: SaleChange, words: OccupancyWords): string[] {
  const { after, difference_kurus: difference, unpaid_kurus, refund_kurus } = change;
  const { withdrawn_kurus: withdrawn } = change;
  const extras = change.dropped_extras.join(', ');
  const money = (kurus: number) => formatMoney(Math.abs(kurus));
  const links = change.ended_links.map((link) => money(link.amount_kurus)).join(', ');
  return [
    difference === 0
      ? words.same_price
      : say(difference > 0 ? words.dearer : words.cheaper, { amount: money(difference) }),
    say(words.new_total, { amount: money(after.total_kurus) }),
    unpaid_kurus > 0 ? say(words.unpaid, { amount: money(unpaid_kurus) }) : '',
    withdrawn > 0 ? say(words.withdrawn, { amount: money(withdrawn) }) : '',
    refund_kurus > 0 ? say(words.refund, { amount: money(refund_kurus) }) : '',
    extras ? say(words.dropped_extras, { extras }) : '',
    links ? say(words.ended_links, { amounts: links }) : '',
  ].filter(Boolean);
}

/** Shows lines in a dialog's place for them; none empties it. */
export function showLines(
  place: HTMLElement,
  lines: string[],
  tone: 'info' | 'ok' | 'warn' | 'bad' = 'info',
): void {
  const note = document.createElement('div');
  note.className = `note ${tone}`;
  const list = document.createElement('ul');
  list.append(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  );
  note.append(list);
  place.replaceChildren(...(lines.length > 0 ? [note] : []));
}

/** Shows the fields of a use and leaves those of others unsent. */
export function showOnly(form: HTMLElement, uses: readonly string[]): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-only]')) {
    part.hidden = !part.dataset.only?.split(' ').some((use) => uses.includes(use));
    for (const control of part.querySelectorAll('input'))
      control.disabled = control.closest('[data-only][hidden]') !== null;
  }
}
