import type nodes from 'lucide-static/icon-nodes.json';

import { iconShapes } from './icon-shapes.ts';

/** Lucide's names, and our own bubble for the messaging link (no brand asset). */
export type IconName = keyof typeof nodes | 'whatsapp';

interface IconProps {
  name: IconName;
  /** 16, 20 or 24 CSS pixels. */
  size?: 'small' | 'large';
  filled?: boolean;
}

/**
 * A decorative symbol; what it means is said by text or by its button's aria-label. It only points
 * into the sprite: `fillIconSprite` puts the symbols a finished page uses into its `<IconSprite>`.
 */
export function Icon({ name, ...look }: IconProps) {
  return <SymbolAt {...look} href={`#i-${name}`} />;
}

interface SymbolAtProps extends Pick<IconProps, 'size' | 'filled'> {
  /** An address of our own, written as it is. */
  href: string;
}

/** What a symbol is drawn from: shorter than React would write it, for it stands in pages by the hundred. */
export function SymbolAt({ href, size, filled }: SymbolAtProps) {
  const classes = ['icon', size, filled && 'filled'].filter(Boolean).join(' ');
  return (
    <svg
      className={classes}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<use href="${href}"/>` }}
    />
  );
}

/** The place of the sprite in the page: after the first screen's HTML, before the rest. */
export function IconSprite() {
  return <svg id="icons" className="hidden-text" aria-hidden="true" />;
}

/**
 * A rendered page with its `<IconSprite>` filled with exactly the symbols it points to. In pieces, to
 * be sent one after the other: putting them together would copy the whole page once more.
 */
export function fillIconSprite(html: string): string[] {
  const place = html.indexOf(EMPTY_SPRITE);
  if (place < 0) return [html];
  const inside = place + EMPTY_SPRITE.length - '</svg>'.length;
  return [html.slice(0, inside), symbolsOf(html), html.slice(inside)];
}

const EMPTY_SPRITE = '<svg id="icons" class="hidden-text" aria-hidden="true"></svg>';
const USE = '<use href="';
const POINTER = '#i-';

/**
 * Not by a regular expression: that took as long as a quarter of the page's rendering. A link of staff's
 * text may lead to any place of its page ('#i-ade'), and is no icon.
 */
function symbolsOf(html: string): string {
  const used = new Set<string>();
  for (let at = html.indexOf(POINTER); at >= 0; at = html.indexOf(POINTER, at + 1)) {
    const end = html.indexOf('"', at);
    if (html.startsWith(USE, at - USE.length)) used.add(html.slice(at + POINTER.length, end));
  }
  return [...used].map(symbol).join('');
}

const symbols = new Map<string, string>();

function symbol(name: string): string {
  let text = symbols.get(name);
  if (text === undefined) {
    text = `<symbol id="i-${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`;
    symbols.set(name, text);
  }
  return text;
}
