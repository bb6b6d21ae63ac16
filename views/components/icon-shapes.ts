import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };

type Shape = [string, Record<string, string>];

/** The drawing of a symbol, without its frame: Lucide's, or our own messaging bubble. */
export function iconShapes(name: string): string {
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
