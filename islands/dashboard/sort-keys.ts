/** What happens to an item, each with words of its own (views/components/dashboard/order.tsx). */
export type Act = 'lifted' | 'moved' | 'dropped' | 'returned';

interface Moves {
  /** 0 is the first. */
  placeOf: (item: HTMLElement) => number;
  /** Puts the item at a place, which may be its own, and says what was done. */
  move: (item: HTMLElement, at: number, act: Act) => void;
}

interface Lift {
  item: HTMLElement;
  /** Where Escape puts it back. */
  home: number;
}

/**
 * The keys of an item's handle: Space lifts the item, arrows, Home and End move it, Space or Enter drops it,
 * Escape puts it back where it was lifted. An arrow lifts what nobody lifted before, so that it can be put
 * back as well; who goes elsewhere drops it.
 */
export function followKeys(list: HTMLElement, moves: Moves): void {
  let lift: Lift | undefined;
  let moving = false;

  const liftUp = (item: HTMLElement): Lift => {
    item.dataset.held = '';
    return { item, home: moves.placeOf(item) };
  };
  const letGo = () => {
    if (lift) delete lift.item.dataset.held;
    lift = undefined;
  };
  /** Moved, an element loses the focus. */
  const move = (item: HTMLElement, at: number, act: Act) => {
    moving = true;
    moves.move(item, at, act);
    item.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
    moving = false;
  };

  const acts: Record<string, (item: HTMLElement) => void> = {
    ' ': (item) => {
      if (lift) return acts.Enter?.(item);
      lift = liftUp(item);
      move(item, lift.home, 'lifted');
    },
    Enter: (item) => {
      if (!lift) return;
      letGo();
      move(item, moves.placeOf(item), 'dropped');
    },
    Escape: (item) => {
      if (!lift) return;
      const { home } = lift;
      letGo();
      move(item, home, 'returned');
    },
  };

  list.addEventListener('keydown', (event) => {
    const item = itemOf(event.target);
    if (!item) return;
    const at = placeByKey(item, moves.placeOf(item), event.key);
    const act = acts[event.key];
    if (at === undefined && !act) return;
    // A dialog around the list closes by Escape, unless that was for the item.
    if (event.key !== 'Escape' || lift) event.preventDefault();
    if (at === undefined) return act?.(item);
    lift ??= liftUp(item);
    move(item, at, 'moved');
  });
  list.addEventListener('focusout', () => {
    if (!moving) letGo();
  });
}

const itemOf = (target: EventTarget | null) =>
  (target as Element).closest('[data-sort-handle]')?.closest<HTMLElement>('[data-id]') ?? undefined;

function placeByKey(item: HTMLElement, at: number, key: string): number | undefined {
  const items = [...(item.parentElement?.children ?? [])].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.id !== undefined,
  );
  const row = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - row,
    ArrowDown: at + row,
    Home: 0,
    End: items.length - 1,
  };
  return places[key];
}
