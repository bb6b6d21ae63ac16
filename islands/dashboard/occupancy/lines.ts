import { readPage } from '../api.ts';
import type { Grid } from './grid.ts';

/** As far beyond what is seen lines are drawn. */
const AHEAD = '600px 0px';

/**
 * Draws lines as they come into view and takes them away behind it, so that a calendar of any number
 * of villas has a few dozen in the document. Each batch is a `tbody`; one that is away is as high as
 * its lines were.
 */
export class Lines {
  private readonly grid: Grid;
  private readonly height: number;
  /** Lines of batches that were drawn before. */
  private readonly away = new Map<HTMLElement, HTMLTableRowElement[]>();
  private readonly asked = new Map<HTMLElement, Promise<void>>();
  private watch: IntersectionObserver | undefined;

  constructor(grid: Grid) {
    this.grid = grid;
    const shown = grid.table.tBodies[0] as HTMLTableSectionElement;
    this.height = shown.rows[0]?.offsetHeight ?? 44;
    prepare(shown);
    const skip = Number(shown.dataset.skip);
    if (skip % grid.take === 0) this.lineUp(shown, skip);
  }

  private lineUp(shown: HTMLElement, skip: number): void {
    const { grid } = this;
    for (let first = 0; first < grid.total; first += grid.take) {
      if (first === skip) grid.table.append(shown);
      else grid.table.append(this.empty(first));
    }
    grid.root.scrollTop = skip * this.height;
    const paging = document.querySelector<HTMLElement>('[data-grid-paging=grid]');
    if (paging) paging.hidden = true;
    this.watch = new IntersectionObserver((seen) => this.see(seen), {
      root: grid.root,
      rootMargin: AHEAD,
    });
    this.observe();
  }

  private observe(): void {
    for (const batch of this.grid.table.tBodies) this.watch?.observe(batch);
  }

  private empty(first: number): HTMLElement {
    const batch = document.createElement('tbody');
    batch.dataset.skip = String(first);
    const count = Math.min(this.grid.take, this.grid.total - first);
    this.keepPlace(batch, count * this.height);
    return batch;
  }

  private keepPlace(batch: HTMLElement, height: number): void {
    const row = document.createElement('tr');
    const cell = row.insertCell();
    cell.colSpan = this.grid.days * 2 + 1;
    cell.className = 'waiting';
    cell.style.height = `${height}px`;
    cell.textContent = this.grid.words.loading;
    batch.replaceChildren(row);
    batch.dataset.empty = '';
  }

  private see(seen: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of seen) {
      const batch = target as HTMLTableSectionElement;
      if (isIntersecting) void this.draw(batch);
      else if (!('empty' in batch.dataset) && !batch.contains(document.activeElement))
        this.putAway(batch);
    }
  }

  private putAway(batch: HTMLTableSectionElement): void {
    const height = batch.offsetHeight;
    this.away.set(batch, [...batch.rows]);
    this.keepPlace(batch, height);
  }

  private draw(batch: HTMLTableSectionElement): Promise<void> {
    if (!('empty' in batch.dataset)) return Promise.resolve();
    const known = this.away.get(batch);
    if (known) return Promise.resolve(this.fill(batch, known));
    const asking = this.asked.get(batch) ?? this.fetchBatch(batch);
    this.asked.set(batch, asking);
    return asking;
  }

  private async fetchBatch(batch: HTMLTableSectionElement): Promise<void> {
    const rows = await fetchLines({
      skip: String(batch.dataset.skip),
      take: String(this.grid.take),
    });
    this.asked.delete(batch);
    if (rows) this.fill(batch, rows);
    else (batch.rows[0]?.cells[0] as HTMLElement).textContent = this.grid.words.failed;
  }

  private fill(batch: HTMLTableSectionElement, rows: HTMLTableRowElement[]): void {
    this.away.delete(batch);
    batch.replaceChildren(...rows);
    delete batch.dataset.empty;
    prepare(batch);
  }

  /** The line of that place among all villas, drawn and in view; nothing beyond the last. */
  async lineAt(place: number): Promise<HTMLTableRowElement | null> {
    const { grid } = this;
    if (place < 0 || place >= grid.total) return null;
    const find = () =>
      grid.table.querySelector<HTMLTableRowElement>(`tbody tr[aria-rowindex="${place + 2}"]`);
    if (find()) return find();
    const first = String(place - (place % grid.take));
    const batch = [...grid.table.tBodies].find(({ dataset }) => dataset.skip === first);
    if (!batch) return null;
    await this.draw(batch);
    return find();
  }

  /** Draws the lines of these villas or boats anew: something has changed in them. */
  async renew(listings: number[]): Promise<void> {
    for (const [batch, rows] of this.away)
      if (rows.some(({ dataset }) => listings.includes(Number(dataset.listing))))
        this.away.delete(batch);
    const own = { [`${this.grid.kind}_id`]: listings.join(',') };
    const rows = await fetchLines({ skip: '0', take: '30', gaps: '', ...own });
    for (const row of rows ?? []) {
      const old = this.grid.table.querySelector(`tr[data-listing="${row.dataset.listing}"]`);
      if (!old) continue;
      row.ariaRowIndex = old.getAttribute('aria-rowindex');
      old.replaceWith(row);
    }
    prepare(this.grid.table);
  }

  /** All of them, for print. */
  async drawAll(): Promise<void> {
    this.watch?.disconnect();
    for (const batch of this.grid.table.tBodies) await this.draw(batch);
  }

  /** Back to what is seen. */
  rest(): void {
    this.observe();
  }
}

/** Stays are reached by arrow keys; as stops of the tab key they would be thousands. */
function prepare(part: HTMLElement): void {
  for (const link of part.querySelectorAll<HTMLElement>('tbody a, tr > * > a')) link.tabIndex = -1;
}

async function fetchLines(changes: Record<string, string>): Promise<HTMLTableRowElement[] | null> {
  const address = new URL(location.href);
  address.searchParams.set('part', 'lines');
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  const batch = (await readPage(address.href))?.querySelector('tbody');
  return batch ? [...batch.rows] : null;
}
