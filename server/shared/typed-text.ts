/**
 * Nobody types these: they come along with what is copied from a contact list, and one of them turns the
 * rest of its sentence around, be it a contract's sum.
 */
export const withoutDirections = (text: string): string =>
  text.replaceAll(/\p{Bidi_Control}/gu, '');

/** Letters that are read from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text as it stands among others: what is read from right to left is kept to itself (FSI … PDI of UAX #9). Numbers
 * behind it would be read with it, a stay's days as '26 – 19' and a telephone from its end.
 */
export const apart = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;

/** Whether nothing of it can be seen: there are letters without a width, and blanks that no trimming knows. */
export const isBlank = (text: string): boolean =>
  !/[^\s\u2800\p{Default_Ignorable_Code_Point}]/u.test(text);

/**
 * A number or a code without what only holds its groups apart: spaces, whatever hyphen or dash a keyboard
 * or a mail program made there, and signs nobody sees.
 */
export const closedUp = (text: string): string =>
  text.replaceAll(/[\s\u2212\p{Dash_Punctuation}\p{Default_Ignorable_Code_Point}]/gu, '');
