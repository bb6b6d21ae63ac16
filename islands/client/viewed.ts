import { linkStyles } from './styles.ts';

/** A villa or boat that was looked at; `thumbnail` is an address. */
interface Viewed {
  href: string;
  name: string;
  thumbnail: string;
}

const KEY = 'viewed';
const KEPT = 9;
const SHOWN = 8;

/** Notes the listing whose page this is, and shows those looked at before it. */
export async function showViewed(section: HTMLElement): Promise<void> {
  const { pathname } = location;
  const others = readViewed().filter(({ href }) => href !== pathname);
  const here = section.dataset.viewed ? present() : null;
  if (here) keep([here, ...others].slice(0, KEPT));
  const shown = others.slice(0, SHOWN);
  if (shown.length === 0) return;
  section.querySelector('ul')?.replaceChildren(...shown.map(entry));
  await linkStyles();
  section.hidden = false;
}

/** By itself: what it shared with the first script would be a second file before the first move. */
function keep(viewed: Viewed[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(viewed));
  } catch {
    // The browser keeps nothing for this site: the row of what was looked at stays away.
  }
}

/** Only this site's own pages and pictures: storage may hold anything. */
function readViewed(): Viewed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isOwn = (address: unknown) => /^\/[^/\\]/.test(String(address));
    return Array.isArray(kept)
      ? kept.filter((each) => isOwn(each?.href) && isOwn(each.thumbnail) && each.name)
      : [];
  } catch {
    return [];
  }
}

/** Null on a page without a picture of its own. */
function present(): Viewed | null {
  const picture = document.querySelector('#gallery img');
  const name = document.querySelector('h1')?.textContent;
  if (!picture || !name) return null;
  return { href: location.pathname, name, thumbnail: smallest(picture) };
}

/** Its smallest size; a picture narrower than that is kept as wide as it is. */
const smallest = (picture: Element): string =>
  (picture.getAttribute('src') ?? '').replace(/\d+(?=\.\w+$)/, (width) =>
    String(Math.min(Number(width), 360)),
  );

function entry({ href, name, thumbnail }: Viewed): Node {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href });
  const picture = Object.assign(new Image(160, 120), { className: 'cover', alt: '' });
  picture.src = thumbnail;
  const words = document.createElement('b');
  words.append(name);
  link.append(picture, words);
  item.append(link);
  return item;
}
