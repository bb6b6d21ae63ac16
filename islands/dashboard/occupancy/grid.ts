import { addDays, nightsBetween } from '../../../server/shared/days.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { TakenKind } from '../../../server/shared/taken-kinds.ts';
import type { OccupancyWords } from './words.ts';

/** The calendar of an open page, of villas or of boats. Days are counted from its first one; a night has its day's number. */
export interface Grid {
  /** Of boats free days are taken on their own pages. */
  kind: ListingKind;
  root: HTMLElement;
  table: HTMLTableElement;
  /** Says changes to who cannot see them. */
  status: HTMLElement;
  words: OccupancyWords;
  from: string;
  until: string;
  /** How many days are shown. */
  days: number;
  /** Villas that match, and how many are fetched at once. */
  total: number;
  take: number;
}

/** What stands in one place of a line: a stay's link, or free time that reaches from and until. */
export interface Piece {
  cell: HTMLTableCellElement;
  stay: HTMLAnchorElement | null;
  /** Its first half-day, and how many. */
  first: number;
  span: number;
}

export function gridOf(root: HTMLElement): Grid {
  const { words = '{}', from = '', until = '', total, take } = root.dataset;
  const status = document.createElement('p');
  status.className = 'hidden-text';
  status.role = 'status';
  root.after(status);
  return {
    kind: kindOf(root),
    root,
    table: root.querySelector('table') as HTMLTableElement,
    status,
    words: JSON.parse(words),
    from,
    until,
    days: nightsBetween(from, until),
    total: Number(total),
    take: Number(take),
  };
}

const kindOf = ({ dataset }: HTMLElement): ListingKind =>
  dataset.occupancy === 'boat' ? 'boat' : 'villa';

/** A sentence with its slots filled. */
export const say = (sentence: string, slots: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(slots[name] ?? ''));

export const dayOf = ({ from }: Grid, number: number): string => addDays(from, number);
export const numberOf = ({ from }: Grid, day: string): number => nightsBetween(from, day);

/** Widths in pixels: of the villas' column and of a day. */
export function measure({ table }: Grid): { first: number; day: number } {
  const heads = table.tHead?.rows[(table.tHead?.rows.length ?? 1) - 1]?.cells;
  return {
    first: heads?.[0]?.getBoundingClientRect().width ?? 0,
    day: heads?.[1]?.getBoundingClientRect().width ?? 1,
  };
}

/** The day under a place of the screen; it may lie beyond those shown. */
export function dayAt(grid: Grid, clientX: number): number {
  const { first, day } = measure(grid);
  return Math.floor((clientX - grid.table.getBoundingClientRect().left - first) / day);
}

export const lineUnder = (place: Element | null): HTMLTableRowElement | null =>
  place?.closest<HTMLTableRowElement>('[data-occupancy] tbody tr[data-listing]') ?? null;

export const listingOf = (line: HTMLTableRowElement) => ({
  id: Number(line.dataset.listing),
  name: line.dataset.name ?? '',
});

/** What a line has in a night. */
export function pieceAt(line: HTMLTableRowElement, night: number): Piece | undefined {
  return piecesOf(line).find(
    ({ first, span }) => first <= 2 * night + 1 && 2 * night + 1 < first + span,
  );
}

function piecesOf(line: HTMLTableRowElement): Piece[] {
  let first = 0;
  return [...line.cells].slice(1).map((cell) => {
    const piece = { cell, stay: cell.querySelector('a'), first, span: cell.colSpan };
    first += cell.colSpan;
    return piece;
  });
}

/** What a stay's link carries. */
export interface StayFacts {
  link: HTMLAnchorElement;
  line: HTMLTableRowElement;
  kind: TakenKind;
  id: number;
  version: string;
  /** Of a feed's event. */
  event: number | null;
  /** Guest, note, or what another calendar says. */
  label: string;
  from: string;
  until: string;
  /** Of a boat's reservation. */
  unit?: string | undefined;
}

export function factsOf(link: HTMLAnchorElement): StayFacts | null {
  const line = lineUnder(link);
  const { kind, id, version = '', event, label = '', from = '', until = '', unit } = link.dataset;
  if (!line || !kind) return null;
  return {
    link,
    line,
    kind: kind as TakenKind,
    id: Number(id),
    version,
    event: event ? Number(event) : null,
    label,
    from,
    until,
    unit,
  };
}

/** What is over stays where it was; what others hold is moved where they hold it. */
export const isMovable = ({ link, kind }: StayFacts): boolean =>
  kind === 'CLOSING' ||
  ((kind === 'RESERVATION' || kind === 'OPTION') && !link.matches('.over, .absent'));
