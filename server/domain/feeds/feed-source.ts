import type { FEED_SOURCES } from '../../shared/calendar-codes.ts';

export type FeedSource = (typeof FEED_SOURCES)[number];

const HOSTS: [FeedSource, RegExp][] = [
  ['AIRBNB', /(^|\.)airbnb\.[a-z.]{2,7}$/],
  ['BOOKING', /(^|\.)booking\.com$/],
  ['VRBO', /(^|\.)(vrbo\.com|homeaway\.[a-z.]{2,7}|abritel\.fr|fewo-direkt\.de)$/],
  ['GOOGLE', /(^|\.)google\.com$/],
];

/** Whose calendar an address is, by its host. */
export const sourceOfHost = (host: string): FeedSource =>
  HOSTS.find(([, form]) => form.test(host))?.[0] ?? 'OTHER';
