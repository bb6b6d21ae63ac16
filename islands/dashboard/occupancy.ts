import { addDays } from '../../server/shared/days.ts';
import { Cursor } from './occupancy/cursor.ts';
import { Dragging } from './occupancy/drag.ts';
import { dayOf, type Grid, gridOf, isMovable, type StayFacts, villaOf } from './occupancy/grid.ts';
import { obeyKeys } from './occupancy/keys.ts';
import { Lines } from './occupancy/lines.ts';
import { MoveDialogs } from './occupancy/move.ts';
import { type Pick, Picked } from './occupancy/pick.ts';
import { Pointing } from './occupancy/pointing.ts';
import { tellStays } from './occupancy/selected.ts';
import { TakeDialog } from './occupancy/take.ts';
import { showToast } from './toast.ts';

/** Makes the calendar of all villas one to work in, that of boats one to walk in; its markup is views/dashboard/occupancy. */
export function startOccupancy(): void {
  const root = document.querySelector<HTMLElement>('[data-occupancy]');
  if (!root) return;
  const grid = gridOf(root);
  grid.table.role = 'grid';
  const lines = new Lines(grid);
  const picked = new Picked(grid);
  const places = { lines, picked, cursor: new Cursor(grid, lines, picked) };
  if (grid.ofBoats) walk(grid, places);
  else start(grid, places);
}

interface Places {
  lines: Lines;
  picked: Picked;
  cursor: Cursor;
}

/** A free day leads to its boat's own calendar, a taken one to what takes it. */
function walk(grid: Grid, { lines, ...place }: Places): void {
  obeyKeys(grid, place, {
    use: ({ line }) => line.querySelector<HTMLAnchorElement>('th a')?.click(),
    move: () => void showToast(grid.words.fixed),
  });
  tellStays(grid, () => {});
  listenToPrint(lines);
}

function start(grid: Grid, { lines, picked, cursor }: Places): void {
  const take = new TakeDialog(grid.words);
  const moves = new MoveDialogs(grid.words);

  const use = ({ line, from, until }: Pick) =>
    void take.open({
      villa_id: villaOf(line).id,
      from: dayOf(grid, from),
      until: dayOf(grid, until),
    });
  const stay = ({ line, from, until }: StayFacts) => ({ villa_id: villaOf(line).id, from, until });
  const move = (facts: StayFacts, goal = stay(facts)) => {
    if (isMovable(facts)) void moves.open(facts, goal);
    else void showToast(grid.words.fixed);
  };

  new Pointing(grid, picked, use);
  obeyKeys(grid, { picked, cursor }, { use, move });
  new Dragging(grid, move);
  tellStays(grid, (facts, what) => {
    if (what === 'free') moves.openFree(facts);
    else if (what === 'adopt') moves.openAdoption(facts);
    else move(facts, what === 'extend' ? longer(stay(facts)) : stay(facts));
  });

  const renew = async (villas: number[]) => {
    picked.clear();
    const { place } = cursor;
    await lines.renew(villas);
    const line =
      place &&
      grid.table.querySelector<HTMLTableRowElement>(
        `tr[data-listing="${place.line.dataset.listing}"]`,
      );
    if (line) cursor.go(line, place.night);
  };
  take.onSaved((villa) => void renew([villa]));
  take.onClosed(() => picked.clear());
  moves.onSaved((villas) => void renew(villas));
  listenToPrint(lines);
  listenToTake(take, grid);
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
