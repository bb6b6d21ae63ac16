import { withQuery } from '../../server/shared/paths.ts';

/**
 * Where a form of a page of this address is sent, '' being the page's own. Sent to the very same address, a
 * browser without script that finds no network puts its own error in the form's place: the way back leads
 * past it, and what was typed is lost.
 */
export const sentTo = (address: string): string => withQuery(address, { sent: 1 });
