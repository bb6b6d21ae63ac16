/** How many letters are read of an HTML text: its marks are none, and a written-out one ('&amp;') is one. */
export const textLength = (html: string): number =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#?\w+;/g, '.').length;
