/**
 * The beginning of a text, at most so many letters as JavaScript counts them. A letter of two halves, such
 * as 😀, is not parted: a JSON column refuses half of one, and with it all that was to be written.
 */
export const firstLetters = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
