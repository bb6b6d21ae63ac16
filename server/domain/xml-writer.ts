/** An element of XML: its name, its attributes, and its text or its children. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  content: string | XmlElement[];
}

/** `element('il', '07')`; no content is an empty element: `<hayir/>`. */
export const element = (
  name: string,
  content: string | XmlElement[] = '',
  attributes: Record<string, string> = {},
): XmlElement => ({ name, attributes, content });

/** The whole document, to be written as UTF-8; elements on lines of their own. */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lineOf(root, '')}`;

function lineOf({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const head = `${indent}<${name}${given.join('')}`;
  if (content.length === 0) return `${head}/>\n`;
  if (typeof content === 'string') return `${head}>${xmlText(content)}</${name}>\n`;
  const children = content.map((child) => lineOf(child, `${indent}  `)).join('');
  return `${head}>\n${children}${indent}</${name}>\n`;
}

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in an element or an attribute, without what XML 1.0 has no way to write. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
