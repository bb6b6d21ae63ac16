import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };
import { lighterPath } from './icon-lines.ts';

type Shape = [string, Record<string, string>];

/** The drawing of a symbol, without its frame: Lucide's or our own. */
export function iconShapes(name: string): string {
  const own = OWN.get(name);
  if (own) return own;
  const found = (nodes as unknown as Record<string, Shape[]>)[name];
  if (!found) throw new Error(`There is no icon called ${name}`);
  const shapes = found.map(([tag, attributes]) => `<${tag}${attributeText(attributes)}/>`);
  // Lines in a row are drawn as one: each begins where it says, not where the one before ended.
  return shapes.join('').replace(LINES, (lines) => lines.replaceAll('"/><path d="', ''));
}

const LINES = /(?:<path d="[^"]*"\/>){2,}/g;

function attributeText(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${key === 'd' ? lighterPath(value) : value}"`)
    .join('');
}

/**
 * The messaging bubble (no brand asset), and Lucide's star and heart with a third of its numbers: both
 * stand in every page, and the difference is not seen at their size.
 */
const OWN = new Map([
  ['star', '<path d="m12 2 3 6.3 6.9 1-5 4.8 1.2 6.9-6.1-3.3L5.9 21l1.2-6.9-5-4.8 6.9-1z"/>'],
  [
    'heart',
    '<path d="M2 9.5A5.5 5.5 0 0 1 12 6a5.5 5.5 0 0 1 10 3.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
  ],
  [
    'whatsapp',
    '<path d="M3.2 20.8l1.3-4.4A8.9 8.9 0 1 1 8 19.6z"/>' +
      '<path d="M9 8.2c-.9 1.5.1 3.6 1.6 5.1s3.7 2.5 5.2 1.6l.3-1.5-2-1-.9.9c-1.1-.5-2-1.4-2.5-2.5l.9-.9-1-2z" fill="currentColor" stroke="none"/>',
  ],
]);
