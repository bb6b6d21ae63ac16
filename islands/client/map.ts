import { areaOf, boxOf, movedBy } from '../../server/shared/areas.ts';

/** A list's map: which price is which card's, and what it shows once it is dragged. */
export function followMap(map: HTMLElement): void {
  linkCards(map);
  const search = map.querySelector<HTMLAnchorElement>('[data-map-search]');
  const drawing = map.querySelector('svg');
  if (search && drawing) letDrag(drawing, search);
}

/** The card pointed at or stopped on shows its price on the map, and a price its card. */
function linkCards(map: HTMLElement): void {
  const pins = new Map(linked(map.querySelectorAll<SVGAElement>('.pin')));
  const cards = [...document.querySelectorAll<HTMLElement>('.cards article')];
  for (const card of cards) {
    const pin = pins.get(card.querySelector('h3 a')?.getAttribute('href') ?? '');
    if (!pin) continue;
    markTogether(card, pin);
    markTogether(pin, card);
  }
}

const linked = (pins: Iterable<SVGAElement>) =>
  [...pins].map((pin) => [pin.getAttribute('href') ?? '', pin] as const);

function markTogether(pointed: Element, other: Element): void {
  const mark = (on: boolean) => () => other.classList.toggle('on', on);
  for (const type of ['pointerenter', 'focusin']) pointed.addEventListener(type, mark(true));
  for (const type of ['pointerleave', 'focusout']) pointed.addEventListener(type, mark(false));
}

/** Pixels: what moves less was pressed. */
const STILL = 4;

/** A finger that begins sideways moves the map; one that goes up or down, or two, are the page's (listing-map.css). */
function letDrag(drawing: SVGSVGElement, search: HTMLAnchorElement): void {
  let from: { x: number; y: number } | null = null;
  let moved = false;
  const { x, y } = drawing.viewBox.baseVal;
  let at = { x, y };
  drawing.addEventListener('dragstart', (event) => event.preventDefault());
  drawing.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return;
    moved = false;
    if (event.button === 0) from = { x: event.clientX, y: event.clientY };
  });
  drawing.addEventListener('pointermove', (event) => {
    if (!from || !event.isPrimary) return;
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(right, down) < STILL) return;
    moved = true;
    drawing.setPointerCapture(event.pointerId);
    const view = drawing.viewBox.baseVal;
    const unit = view.width / drawing.clientWidth;
    view.x = at.x - right * unit;
    view.y = at.y - down * unit;
  });
  const letGo = ({ isPrimary }: PointerEvent) => {
    if (!isPrimary) return;
    from = null;
    if (!moved) return;
    const view = drawing.viewBox.baseVal;
    searchAt(search, (view.x - at.x) / view.width, (view.y - at.y) / view.height);
    at = { x: view.x, y: view.y };
  };
  drawing.addEventListener('pointerup', letGo);
  // The page took it after all, to be scrolled or made larger.
  drawing.addEventListener('pointercancel', ({ isPrimary }) => {
    if (!isPrimary) return;
    from = null;
    Object.assign(drawing.viewBox.baseVal, at);
  });
  // A price that was under the hand that dragged was not pressed.
  drawing.addEventListener('click', (event) => moved && event.preventDefault(), true);
}

/** The link leads to what is shown now, so many widths to the right and heights further down. */
function searchAt(search: HTMLAnchorElement, right: number, down: number): void {
  const address = new URL(search.href);
  const box = boxOf(address.searchParams.get('area') ?? '');
  if (!box) return;
  address.searchParams.set('area', areaOf(movedBy(box, right, -down)));
  search.href = address.href;
  search.hidden = false;
}
