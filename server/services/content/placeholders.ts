import type { FieldProblem } from '../../errors.ts';

/** Its name has the spaces around it still: a pattern without them takes days for a page of spaces. */
export const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/**
 * What is wrong with the `{{names}}` of a text into which only what is `known` can be put; null: nothing.
 * One that lost a brace is none any more, and would go out to guests as it stands.
 */
export function placeholderProblem(text: string, known: readonly string[]): FieldProblem | null {
  const near = tornIn(text);
  if (near !== null) return { code: 'torn_placeholder', values: { near } };
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  const unknown = [...new Set(names)].filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  const values = { names: unknown.map((name) => `{{${name}}}`).join(', ') };
  return { code: 'unknown_placeholders', values };
}

/** Letters that are shown of where braces are torn apart. */
const NEAR = 24;

/** The text around two braces that belong to no placeholder, without its markup; null: there are none. */
function tornIn(text: string): string | null {
  const rest = text.replaceAll(PLACEHOLDER, (whole) => ' '.repeat(whole.length));
  const at = rest.search(/\{\{|\}\}/);
  if (at < 0) return null;
  const from = rest[at] === '{' ? at : Math.max(0, at + 2 - NEAR);
  const around = text.slice(from, from + NEAR).replaceAll(/<[^>]*>?/g, '');
  return around.replaceAll(/\s+/g, ' ').trim();
}
