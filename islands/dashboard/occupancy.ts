import { addDays } from '../../server/shared/days.ts';
import { Cursor } from './occupancy/cursor.ts';
import { Dragging } from './occupancy/drag.ts';
import {
  dayOf,
  type Grid,
  gridOf,
  isMovable,
  listingOf,
  measure,
  numberOf,
  type StayFacts,
} from './occupancy/grid.ts';
import { obeyKeys } from './occupancy/keys.ts';
import { Lines } from './occupancy/lines.ts';
import { MoveDialogs } from './occupancy/move.ts';
import { type Pick, Picked } from './occupancy/pick.ts';
import { Pointing } from './occupancy/pointing.ts';
import { tellStays } from './occupancy/selected.ts';
import { TakeDialog } from './occupancy/take.ts';
import { showToast } from './toast.ts';

/** Makes the calendar of all villas, or of all boats, one to work in; its markup is views/dashboard/occupancy. */
export function startOccupancy(): void {
  const root = document.querySelector<HTMLElement>('[data-occupancy]');
  if (!root) return;
  const grid = gridOf(root);
  grid.table.role = 'grid';
  showToday(grid);
  const lines = new Lines(grid);
  const picked = new Picked(grid);
  const cursor = new Cursor(grid, lines, picked);
  const renew = (listings: number[]) => drawAnew(listings, { grid, lines, picked, cursor });
  const move = startMoving(grid, renew);
  const use = grid.kind === 'villa' ? startTaking(grid, picked, renew) : openCalendar;
  obeyKeys(grid, { picked, cursor }, { use, move });
  listenToPrint(lines);
}

/**
 * A phone would begin with the days of this week that are over: where today stands in the further half of
 * what is seen, yesterday comes first. Nothing happens where all days fit, or where days before were asked for.
 */
function showToday(grid: Grid): void {
  const { root } = grid;
  const { first, day } = measure(grid);
  const today = numberOf(grid, root.dataset.today ?? grid.from);
  const seen = (root.clientWidth - first) / day;
  if (today < 7 && today > seen / 2) root.scrollLeft = (today - 1) * day;
}

type Renew = (listings: number[]) => Promise<void>;

/** Free days are made an option, a closing or a reservation. */
function startTaking(grid: Grid, picked: Picked, renew: Renew) {
  const take = new TakeDialog(grid.words);
  const use = ({ line, from, until }: Pick) =>
    void take.open({
      villa_id: listingOf(line).id,
      from: dayOf(grid, from),
      until: dayOf(grid, until),
    });
  new Pointing(grid, picked, use);
  take.onSaved((villa) => void renew([villa]));
  take.onClosed(() => picked.clear());
  listenToTake(take, grid);
  return use;
}

/** A boat's free days are taken in its own calendar. */
const openCalendar = ({ line }: Pick) => line.querySelector<HTMLAnchorElement>('th a')?.click();

/** What takes days goes to others, by pointer, button or key. */
function startMoving(grid: Grid, renew: Renew) {
  const moves = new MoveDialogs(grid);
  const stay = ({ line, from, until }: StayFacts) => ({
    listing_id: listingOf(line).id,
    from,
    until,
  });
  const move = (facts: StayFacts, goal = stay(facts)) => {
    if (isMovable(facts)) void moves.open(facts, goal);
    else void showToast(grid.words.fixed);
  };
  new Dragging(grid, move);
  tellStays(grid, (facts, what) => {
    if (what === 'free') moves.openFree(facts);
    else if (what === 'adopt') moves.openAdoption(facts);
    else move(facts, what === 'extend' ? longer(stay(facts)) : stay(facts));
  });
  moves.onSaved((listings) => void renew(listings));
  return move;
}

interface Places {
  grid: Grid;
  lines: Lines;
  picked: Picked;
  cursor: Cursor;
}

async function drawAnew(listings: number[], { grid, lines, picked, cursor }: Places) {
  picked.clear();
  const { place } = cursor;
  await lines.renew(listings);
  const line =
    place &&
    grid.table.querySelector<HTMLTableRowElement>(
      `tr[data-listing="${place.line.dataset.listing}"]`,
    );
  if (line) cursor.go(line, place.night);
}

const longer = <Days extends { until: string }>(days: Days): Days => ({
  ...days,
  until: addDays(days.until, 1),
});

function listenToTake(take: TakeDialog, { root }: Grid): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-take-dates]')) {
      const { today = '' } = root.dataset;
      await take.open({ villa_id: '', from: today, until: addDays(today, 1) });
    }
  });
}

function listenToPrint(lines: Lines): void {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.matches('[data-print-grid]')) {
      await lines.drawAll();
      print();
      lines.rest();
    }
  });
}
