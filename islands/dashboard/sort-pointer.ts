interface Moves {
  /** Puts the item at a place among the others. */
  place: (item: HTMLElement, at: number) => void;
  /** The item stays where it is now. */
  settle: (item: HTMLElement) => void;
}

interface Drag {
  item: HTMLElement;
  /** Follows the pointer, while the item itself keeps the place it would take. */
  ghost: HTMLElement;
  home: number;
  /** From the item's corner to the pointer. */
  grip: { x: number; y: number };
  pointer: { x: number; y: number };
}

/** A press that moves less is a click. */
const THRESHOLD = 5;
/** So near to the window's edge it scrolls. */
const EDGE = 70;
const SCROLL = 12;

/** Lets items of a list be dragged by finger, pen or mouse; Escape puts the item back. */
export function followPointer(list: HTMLElement, moves: Moves): void {
  list.addEventListener('pointerdown', (event) => {
    const item = grabbed(event);
    if (!item || item.parentElement !== list) return;
    event.preventDefault();
    (event.target as Element).closest<HTMLElement>('[data-sort-handle]')?.focus();
    follow(list, item, event, moves);
  });
}

function grabbed({ target, button, pointerType }: PointerEvent): HTMLElement | null {
  const element = target as Element;
  const handle =
    element.closest('[data-sort-handle]') ??
    (pointerType === 'mouse' ? element.closest('[data-sort-grip]') : null);
  return handle && button === 0 ? handle.closest<HTMLElement>('[data-id]') : null;
}

function follow(list: HTMLElement, item: HTMLElement, down: PointerEvent, moves: Moves): void {
  let drag: Drag | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const end = (keep: boolean) => {
    ending.abort();
    if (!drag) return;
    if (!keep) moves.place(item, drag.home);
    drop(drag);
    moves.settle(item);
  };
  list.setPointerCapture(down.pointerId);
  const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!drag && Math.hypot(x - down.clientX, y - down.clientY) < THRESHOLD) return;
    drag ??= lift(list, item, down);
    drag.pointer = { x, y };
    carry(list, drag, moves);
  };
  list.addEventListener('pointermove', onMove, { signal });
  list.addEventListener('pointerup', () => end(true), { signal });
  list.addEventListener('pointercancel', () => end(false), { signal });
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
  addEventListener('keydown', onKey, { signal });
  const scroll = () => {
    if (signal.aborted) return;
    if (drag) scrollAtEdge(list, drag, moves);
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}

function lift(list: HTMLElement, item: HTMLElement, { clientX, clientY }: PointerEvent): Drag {
  const { left, top, width, height } = item.getBoundingClientRect();
  const ghost = item.cloneNode(true) as HTMLElement;
  delete ghost.dataset.id;
  ghost.inert = true;
  ghost.classList.add('ghost');
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  const home = [...list.querySelectorAll('[data-id]')].indexOf(item);
  item.dataset.lifted = '';
  list.append(ghost);
  const grip = { x: clientX - left, y: clientY - top };
  return { item, ghost, home, grip, pointer: { x: clientX, y: clientY } };
}

function carry(list: HTMLElement, { item, ghost, grip, pointer }: Drag, moves: Moves): void {
  ghost.style.translate = `${pointer.x - grip.x}px ${pointer.y - grip.y}px`;
  const over = document.elementFromPoint(pointer.x, pointer.y)?.closest('[data-id]');
  if (!over || over === item || over.parentElement !== list) return;
  moves.place(item, [...list.querySelectorAll('[data-id]')].indexOf(over));
}

function scrollAtEdge(list: HTMLElement, drag: Drag, moves: Moves): void {
  const { y } = drag.pointer;
  if (y > EDGE && y < innerHeight - EDGE) return;
  scrollBy(0, y <= EDGE ? -SCROLL : SCROLL);
  carry(list, drag, moves);
}

function drop({ item, ghost }: Drag): void {
  ghost.remove();
  delete item.dataset.lifted;
}
