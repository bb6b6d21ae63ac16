import type nodes from 'lucide-static/icon-nodes.json';

import { iconShapes } from './icon-shapes.ts';

/** Lucide's names, and our own bubble for the messaging link (no brand asset). */
export type IconName = keyof typeof nodes | 'whatsapp';

export interface IconProps {
  name: IconName;
  /** 16, 20 or 24 CSS pixels. */
  size?: 'small' | 'large';
  filled?: boolean;
}

/**
 * A decorative symbol; what it means is said by text or by its button's aria-label. It only points
 * into the sprite: `fillIconSprite` puts the symbols a finished page uses into its `<IconSprite>`.
 */
export function Icon({ name, size, filled }: IconProps) {
  const classes = ['icon', size, filled && 'filled'].filter(Boolean).join(' ');
  return (
    <svg className={classes} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The place of the sprite in the page: after the first screen's HTML, before the rest. */
export function IconSprite() {
  return <svg id="icons" className="hidden-text" aria-hidden="true" />;
}

/** Fills a rendered page's `<IconSprite>` with exactly the symbols that page points to. */
export function fillIconSprite(html: string): string {
  const used = new Set<string>();
  for (const [, name] of html.matchAll(/ href="#i-([a-z0-9-]+)"/g)) used.add(name as string);
  const symbols = [...used].map(symbol).join('');
  return html.replace(EMPTY_SPRITE, (sprite) => sprite.replace('</svg>', () => `${symbols}</svg>`));
}

const EMPTY_SPRITE = '<svg id="icons" class="hidden-text" aria-hidden="true"></svg>';

const symbols = new Map<string, string>();

function symbol(name: string): string {
  let text = symbols.get(name);
  if (text === undefined) {
    text = `<symbol id="i-${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`;
    symbols.set(name, text);
  }
  return text;
}
