/**
 * Ends the styles in a page's head. What stands before it is compressed once for all pages that begin so
 * (server/page-lead.ts), and these blanks bring the compressor to where it goes on with each page's own.
 */
export const LEAD_END = ' '.repeat(24);
