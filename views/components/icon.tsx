import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };

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
    text = `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes(name)}</symbol>`;
    symbols.set(name, text);
  }
  return text;
}

type Shape = [string, Record<string, string>];

function shapes(name: string): string {
  if (name === 'whatsapp') return WHATSAPP;
  const found = (nodes as unknown as Record<string, Shape[]>)[name];
  if (!found) throw new Error(`There is no icon called ${name}`);
  return found.map(([tag, attributes]) => `<${tag}${attributeText(attributes)}/>`).join('');
}

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
}

const WHATSAPP =
  '<path d="M3.2 20.8l1.3-4.4A8.9 8.9 0 1 1 8 19.6z"/>' +
  '<path d="M9 8.2c-.9 1.5.1 3.6 1.6 5.1s3.7 2.5 5.2 1.6l.3-1.5-2-1-.9.9c-1.1-.5-2-1.4-2.5-2.5l.9-.9-1-2z" fill="currentColor" stroke="none"/>';
