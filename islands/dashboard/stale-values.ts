import { formatInstant, formatMoney, formatPhone } from '../../server/shared/format.ts';
import { formatDay } from '../../server/shared/format-days.ts';

/** Istanbul keeps one offset all year. */
const OFFSET = 3 * 60 * 60 * 1000;

/** What the API stores as a control has it: amounts are stored in kuruş and written in lira, instants in UTC. */
export function asTyped(
  { dataset: { type } }: Pick<HTMLElement, 'dataset'>,
  value: string,
): string {
  if (value === '') return value;
  if (type === 'kurus') return formatMoney(Number(value)).replace('₺', '');
  if (type === 'metres') return String(Number(value) / 100).replace('.', ',');
  if (type === 'instant') return onTheClock(value);
  return type === 'decimal' || type === 'rate' ? value.replace('.', ',') : value;
}

/** How many of one kind a stored list holds, as its field has it (`count` in fields.ts); none is empty. */
export function countIn(stored: unknown, kind: string): string {
  const kinds: { kind: string; count: number }[] = Array.isArray(stored) ? stored : [];
  return String(kinds.find((each) => each.kind === kind)?.count ?? '');
}

/** '2026-11-25T21:19:32.000Z' → '2026-11-26T00:19', as a `datetime-local` has it. */
function onTheClock(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : new Date(at + OFFSET).toISOString().slice(0, 16);
}

/** What stands in a control as a person reads it. */
export function asRead({ type }: { type: string }, typed: string): string {
  if (typed === '') return typed;
  if (type === 'datetime-local') return formatInstant(`${typed}+03:00`);
  if (type === 'date') return formatDay(typed);
  return type === 'tel' ? formatPhone(typed) : typed;
}
