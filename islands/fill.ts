/** Puts values into a label's holes: fill('{{count}} gece', { count: 7 }) → '7 gece'. */
export const fill = (label: string, values: Record<string, string | number>): string =>
  label.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));

/** A label's words with those it marks <b> apart: every second piece is marked. */
export const marked = (label: string): string[] => label.split(/<\/?b>/);
