/** The element that the editor's markup marks with `data-part`. */
export const part = <Part extends HTMLElement = HTMLElement>(around: ParentNode, name: string) =>
  around.querySelector(`[data-part="${name}"]`) as Part;

/** A text of the markup with its holes filled in. */
export const replaceIn = (
  text: string | null | undefined,
  values: Record<string, string | number>,
): string => (text ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
