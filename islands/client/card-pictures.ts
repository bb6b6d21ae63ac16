import { paths } from '../../server/shared/paths.ts';
import { next_picture, previous_picture } from '../../views/locales/tr/cards.json';
import { fetchInTime } from '../patience.ts';
import type { Behaviour } from './behaviours.ts';
import { linkStyles } from './styles.ts';

interface Picture {
  src: string;
  srcset: string;
  alt: string;
}

/** One request a list, at the first card that somebody turns to. */
let asked: Promise<Record<string, Picture[]>> | undefined;
const swiped = new WeakSet<Element>();

/** The picture of a card becomes a row to swipe through; its other pictures come as they are reached. */
export const openRow: Behaviour = async (card) => {
  const list = card.closest<HTMLElement>('[data-swipe]');
  const picture = card.querySelector<HTMLElement>('.picture');
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  if (!list || !picture || !link || swiped.has(card)) return;
  swiped.add(card);
  asked ??= ask(list);
  const [found] = await Promise.all([asked, linkStyles()]);
  const pictures = found[slugOf(link)] ?? [];
  if (pictures.length < 2) return;
  const row = rowOf(picture, { link, others: pictures.slice(1) });
  addDots(picture, row);
  addButtons(picture, row);
  link.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) turn(row, by);
  });
};

/** Cards name their listings by their addresses alone. */
const slugOf = ({ pathname }: HTMLAnchorElement) => pathname.split('/')[2] ?? '';

async function ask(list: HTMLElement): Promise<Record<string, Picture[]>> {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('h3 a')];
  const kind = list.dataset.swipe === 'boat' ? 'boatPictures' : 'villaPictures';
  try {
    const response = await fetchInTime(paths[kind](links.map(slugOf)));
    return response.ok ? (await response.json()).content : {};
  } catch {
    // Without them the card stays the one picture it is.
    return {};
  }
}

/** The first picture stays what it is; all lead where the card leads, which Tab reaches once. */
function rowOf(
  box: HTMLElement,
  { link, others }: { link: HTMLAnchorElement; others: readonly Picture[] },
): HTMLElement {
  const first = box.querySelector('picture');
  const { sizes } = first?.querySelector('source') ?? { sizes: '' };
  const row = document.createElement('div');
  row.className = 'swipe';
  row.ariaHidden = 'true';
  const slides = [first, ...others.map((each) => imageOf(each, sizes))].map((shown) => {
    const slide = document.createElement('a');
    slide.href = link.href;
    slide.tabIndex = -1;
    if (shown) slide.append(shown);
    return slide;
  });
  row.append(...slides);
  box.prepend(row);
  return row;
}

function imageOf({ src, srcset, alt }: Picture, sizes: string): HTMLElement {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  Object.assign(source, { type: 'image/avif', srcset, sizes });
  const image = document.createElement('img');
  Object.assign(image, { loading: 'lazy', className: 'cover', alt });
  picture.append(source, image);
  image.src = src;
  return picture;
}

function addDots(box: HTMLElement, row: HTMLElement): void {
  const dots = document.createElement('span');
  dots.className = 'dots';
  dots.append(...[...row.children].map(() => document.createElement('i')));
  box.append(dots);
  const mark = () => {
    const at = shownIn(row);
    [...dots.children].forEach((dot, place) => {
      dot.className = place === at ? 'on' : '';
    });
  };
  row.addEventListener('scroll', mark, { passive: true });
  mark();
}

/** For a mouse; fingers swipe, and on the card's link the arrow keys turn. */
function addButtons(box: HTMLElement, row: HTMLElement): void {
  for (const by of [-1, 1]) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', tabIndex: -1, textContent: by < 0 ? '‹' : '›' });
    button.ariaLabel = by < 0 ? previous_picture : next_picture;
    button.className = by < 0 ? 'turn' : 'turn next';
    button.addEventListener('click', () => turn(row, by));
    box.append(button);
  }
}

function turn(row: HTMLElement, by: number): void {
  const { length } = row.children;
  const next = (shownIn(row) + by + length) % length;
  row.scrollTo({ left: next * row.clientWidth, behavior: 'smooth' });
}

const shownIn = (row: HTMLElement) => Math.round(row.scrollLeft / (row.clientWidth || 1));
