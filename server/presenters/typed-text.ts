/** What somebody typed into a field of a refused form, to stand there again; '' for what is no text. */
export const typedText = (value: unknown, most?: number): string =>
  typeof value === 'string' ? value.slice(0, most) : '';
