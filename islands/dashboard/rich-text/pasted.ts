import { OWN_PICTURE } from './schema.ts';

/** What comes of a copied page or document before the editor reads it. */
interface Pasted {
  html: string;
  /** Pictures that lie elsewhere, which the text cannot show. */
  lost: number;
}

/**
 * Makes of what was copied from Word, Google or another site what the editor knows: Word's lists are
 * paragraphs that begin with a drawn bullet, and space between paragraphs is an empty one.
 */
export function readPasted(copied: string): Pasted {
  const page = new DOMParser().parseFromString(withoutStyles(copied), 'text/html');
  makeLists(page);
  bringHome(page);
  const foreign = [...page.images].filter(isForeign);
  for (const image of foreign) image.remove();
  dropEmpty(page);
  return { html: page.body.innerHTML, lost: foreign.filter(isSeen).length };
}

/** Words, or a picture alone as a browser copies it: its file then lies beside it. */
export const hasWords = (copied: string) =>
  new DOMParser().parseFromString(withoutStyles(copied), 'text/html').body.textContent.trim() !==
  '';

/** The page's policy would refuse them, each with a complaint. Google wraps a copy in a `<b>` that is none. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gis, '')
    // A page's own title is its only one.
    .replaceAll(/<(\/?)h1\b/gi, '<$1h2')
    .replaceAll(/<b\s[^>]*font-weight:\s*normal[^>]*>/gi, '<span>')
    .replaceAll(/\sstyle\s*=\s*(?="[^"]*"|'[^']*')/gi, ` ${STYLE}=`);

/** Where a style is read and does nothing. */
const STYLE = 'data-style';

const styleOf = (element: Element) => element.getAttribute(STYLE) ?? '';

/** Pictures of ours that were copied from the site come with its name. */
function bringHome(page: Document): void {
  for (const image of page.images) {
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(`${location.origin}/media/`))
      image.setAttribute('src', src.slice(location.origin.length));
  }
}

const isForeign = (image: HTMLImageElement) => !OWN_PICTURE.test(image.getAttribute('src') ?? '');

/** Pages count their readers by pictures of one point, which nobody misses. */
const isSeen = (image: HTMLImageElement) => image.getAttribute('width') !== '1';

/** A list being made: its element, and the level whose items it holds. */
interface OpenList {
  element: HTMLElement;
  level: number;
}

function makeLists(page: Document): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll(`p[${STYLE}*="mso-list"]`)) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/.exec(styleOf(paragraph))?.[1] ?? 0);
    const marker = paragraph.querySelector(`[${STYLE}*="mso-list:Ignore"]`);
    if (level === 0 || !marker) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const item = page.createElement('li');
    const list = listFor(open, level, isNumber(marker) ? 'ol' : 'ul');
    marker.remove();
    item.append(...paragraph.childNodes);
    list.append(item);
    const [outermost] = open;
    if (outermost && !outermost.element.isConnected) paragraph.replaceWith(outermost.element);
    else paragraph.remove();
    last = outermost?.element ?? null;
  }
}

/** The list of that level, opened within the last item above it where there is none yet. */
function listFor(open: OpenList[], level: number, tag: 'ol' | 'ul'): HTMLElement {
  while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
  const list = open.at(-1);
  if (list && list.level >= level) {
    if (list.element.localName === tag) return list.element;
    open.pop();
  }
  const element = document.createElement(tag);
  open.at(-1)?.element.lastElementChild?.append(element);
  open.push({ element, level });
  return element;
}

/** `1.`, `a)`, `iv.`; a bullet may be the letter o of a drawing font. */
const isNumber = (marker: Element) => /^\(?\w+[.)]$/.test(marker.textContent.trim());

/** Word and mail programs put space between paragraphs by empty ones; the site's own has its space. */
function dropEmpty(page: Document): void {
  for (const paragraph of page.querySelectorAll('p'))
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img')) paragraph.remove();
}
